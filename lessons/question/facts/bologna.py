"""What the steps of questions about Bologna's game rest on."""

from __future__ import annotations

from typing import TypedDict

from engine.cards import Card
from engine.games.bologna.counting.combinations import Combination
from engine.games.bologna.house import BologneseRules
from engine.games.bologna.inference.cards import DealView
from engine.verdict import Verdict
from lessons.question.facts.common import Cards


class MatchEnd(TypedDict, total=False):
    """Has somebody won: scores before ``side`` declares ``points``, the target, deals ``played``."""

    ask: str
    scores: tuple[int, int]
    target: int
    side: int
    points: int
    played: int
    verdict: Verdict


class DiscardFacts(TypedDict, total=False):
    """The dealer's cards, the two laid away, whether the side takes a trick, and which of a combination are ``gone``."""

    hand: Cards
    left: Cards
    tricks: bool
    gone: tuple[str, ...]


class DeclarationFacts(TypedDict, total=False):
    """A combination to be shown (is it ``less`` than it could be, why it may or may not), or what each hand makes."""

    kind: str
    hand: Cards
    less: bool
    reason: str
    card: str | None
    partner: Cards
    hands: list[tuple[Combination, ...]]


class MattoFacts(TypedDict, total=False):
    """The card for the Matto: what was taken, is held, was laid away; who won that trick; is the deal over?"""

    cards: list[Card]
    taken: Cards
    hand: Cards
    left: Cards
    won: str
    over: bool


class SignalFacts(TypedDict, total=False):
    """A card about to be played, or a signal made at a ``moment``."""

    verdict: Verdict
    trick: Cards
    card: Card
    earlier: Cards
    rules: BologneseRules
    signal: str
    moment: str
    hand: Cards


class InferenceFacts(TypedDict, total=False):
    """What one player knows, and which card, player or suit is asked about; the place of the right answer."""

    view: DealView
    card: Card
    seat: int
    suit: str
    right: int


class Figure(TypedDict, total=False):
    """A figure of a count: whose, what that side holds and the other, and the figures it is made of."""

    name: str
    side: str
    kind: str
    held: frozenset[str]
    other: frozenset[str]
    rules: BologneseRules
    last: str | None
    n: int
    sum: int
    sets: int
    rows: int
    cards: int
    product: int
    counted: int


class PrintedCardFacts(TypedDict, total=False):
    """Printed cards of a tarot of 78 cards and their numerals: the ``custom`` of the table, the card of Bologna asked for."""

    custom: str
    wanted: Card | None
    shown: Cards
    numerals: dict[str, str]


class MonteRound(TypedDict, total=False):
    """The first five cards: does the own side deal, does one say "a monte"; or what was said, and what comes of it."""

    hand: Cards
    ours: bool
    thrown_in: bool
    said: tuple[bool, ...]
    outcome: str


class ReadBy(TypedDict, total=False):
    """What a grande is worth by the custom named, and by the usual one; the sets of customs that are offered."""

    held: frozenset[str]
    reading: str
    usual: int
    offered: tuple[frozenset[str], ...]
