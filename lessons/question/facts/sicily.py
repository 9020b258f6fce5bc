"""What the steps of questions about the Sicilian games rest on."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypedDict

from engine.cards import Card
from engine.games.sicily.settling.jochi import Tally
from lessons.question.facts.common import Cards


class SpeakingFacts(TypedDict, total=False):
    """Speaking with so many ``cards``: the words ``said`` in this round, whose place it is, which may be said, what is offered
    as sets of words; or what all of it comes to, and what the learner (who said ``mine``) has of it in ``jochi``.

    ``honours``: what the five- and ten-point cards of the hand come to, where that is asked for."""

    cards: int
    said: tuple[str, ...]
    place: int
    legal: frozenset[str]
    offered: tuple[frozenset[str], ...]
    outcome: str
    mine: str
    jochi: int
    honours: int


class LaidAway(TypedDict, total=False):
    """The soloist's cards with the monte, and the ones that are to be laid away."""

    hand: Cards
    left: Cards


class TrickTaken(TypedDict, total=False):
    """A trick of one against the others: who played each card (the soloist?), and whether the soloist took it."""

    trick: Cards
    soloists: tuple[bool, ...]
    winner: int


class SettlementFacts(TypedDict, total=False):
    """A deal to be settled in jochi: its facts, what each side has won, who pays, and how much to each.

    ``found_by``: of one on paper, the line that someone finds wrong who puts down these figures."""

    tally: Tally
    counting: tuple[tuple[str, ...], tuple[str, ...]]
    double: bool
    opponents: int
    lines: dict[str, int]
    item: str
    ours: int
    theirs: int
    each: int
    found_by: Callable[[Callable[[str], int | None]], tuple[int, ...]]


class Calls(TypedDict, total=False):
    """A hand that calls a card: which it may call, and what is laid out to be called."""

    hand: Cards
    may: tuple[str, ...]
    laid_out: Cards


class PartnerFacts(TypedDict, total=False):
    """Somebody has called: who, what the seats are called, the word of the right answer, and whether the card is in the monte."""

    caller: int
    seats: tuple[str, ...]
    found: str
    in_monte: bool


class Challenge(TypedDict, total=False):
    """Somebody plays: who, the others, which seats ``spoke`` in the round that decided it, and the sets of seats offered."""

    bidder: int
    others: tuple[int, ...]
    spoke: tuple[int, ...]
    offered: tuple[frozenset[int], ...]


class Tells(TypedDict, total=False):
    """A card about to be played from a hand: what may be told with it, and the sets of sayings offered."""

    hand: Cards
    card: Card
    may: frozenset[str]
    offered: tuple[frozenset[str], ...]


class Difference(TypedDict, total=False):
    """A deal settled by card points: does everybody play alone (``own``), the target of the learner's side, how far it is ``off``
    it, how many ``times`` that is paid, and what is paid in the end; ``mutual``: no targets; ``opponents``: of a soloist."""

    own: bool
    opponents: int
    target: int
    off: int
    times: int
    paid: int
    mutual: bool
