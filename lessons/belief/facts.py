"""What the steps of questions rest on, kind by kind: all that a wrong rule may look at. A step has those that matter to it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypedDict

from engine.cards import Card
from engine.games.bologna.combinations import Combination
from engine.games.bologna.house import BologneseRules
from engine.games.bologna.inference import View
from engine.games.sicily.settling.jochi import Tally
from engine.verdict import Verdict

Cards = tuple[Card, ...]


class Turn(TypedDict, total=False):
    """Who comes next: ``who`` dealt or led, ``n`` cards lie there; the right ``seat``, the winner's place in the trick."""

    ask: str
    who: int
    n: int
    seat: int
    winner: int
    seats: int


class MatchEnd(TypedDict, total=False):
    """Has somebody won: scores before ``side`` declares ``points``, the target, deals ``played``."""

    ask: str
    scores: tuple[int, int]
    target: int
    side: int
    points: int
    played: int
    verdict: Verdict


class Leaving(TypedDict, total=False):
    """The dealer's cards, the two laid away, whether the side takes a trick, and which of a combination are ``gone``."""

    hand: Cards
    left: Cards
    tricks: bool
    gone: tuple[str, ...]


class Declared(TypedDict, total=False):
    """A combination to be shown (is it ``less`` than it could be, why it may or may not), or what each hand makes."""

    kind: str
    hand: Cards
    less: bool
    reason: str
    card: str | None
    partner: Cards
    hands: list[tuple[Combination, ...]]


class Owed(TypedDict, total=False):
    """The card for the Matto: what was taken, is held, was laid away; who won that trick; is the deal over?"""

    cards: list[Card]
    taken: Cards
    hand: Cards
    left: Cards
    won: str
    over: bool


class Signalled(TypedDict, total=False):
    """A card about to be played, or a signal made at a ``moment``."""

    verdict: Verdict
    trick: Cards
    card: Card
    earlier: Cards
    rules: BologneseRules
    signal: str
    moment: str


class Known(TypedDict, total=False):
    """What one player knows, and which card, player or suit is asked about; the place of the right answer."""

    view: View
    card: Card
    seat: int
    suit: str
    right: int


class Spoken(TypedDict, total=False):
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


class Taken(TypedDict, total=False):
    """A trick of one against the others: who played each card (the soloist?), and whether the soloist took it."""

    trick: Cards
    soloists: tuple[bool, ...]
    winner: int


class Settled(TypedDict, total=False):
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


class Partnered(TypedDict, total=False):
    """Somebody has called: who, what the seats are called, the word of the right answer, and whether the card is in the monte."""

    caller: int
    seats: tuple[str, ...]
    found: str
    in_monte: bool


class Freely(TypedDict, total=False):
    """A hand that calls a card of its own choice: which it may call, out of all that is laid out."""

    hand: Cards
    may: tuple[str, ...]
    laid_out: Cards


class Heard(TypedDict, total=False):
    """An auction in one round: the words ``said``, the bids from the lowest up, which may be said now (``legal``), the sets of
    words offered, have all spoken (``over``)? Or what becomes of the cards in the middle with this ``bid``; or who takes."""

    said: tuple[str, ...]
    bids: tuple[str, ...]
    legal: frozenset[str]
    offered: tuple[frozenset[str], ...]
    over: bool
    bid: str
    seats: tuple[str, ...]
    first: int


class Weighed(TypedDict, total=False):
    """A hand counted before the bidding: its cards, and the points of each line of the count."""

    hand: Cards
    points: dict[str, int]


class Handful(TypedDict, total=False):
    """A poignée: the hand, the cards shown, how many make one; or who showed it and whether that side has won."""

    hand: Cards
    shown: Cards
    numbers: tuple[int, ...]
    by: str
    won: str


class LastTrick(TypedDict, total=False):
    """The last trick of a deal: its cards, the side (taker, defence) of whoever played each, who led of how many, and the place of
    the card that wins by the usual rules."""

    trick: Cards
    sides: tuple[str, ...]
    winner: int
    leader: int
    seats: int


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
    """A deal settled by card points: does everybody play alone (``own``), is the learner's side the one that ``bids``, its
    target, how far it is ``off`` it, how many ``times`` that is paid, and what is paid in the end; ``mutual``: no targets."""

    own: bool
    bids: bool
    target: int
    off: int
    times: int
    paid: int
    mutual: bool


class Threes(TypedDict, total=False):
    """A pile counted by threes: its cards, the way of counting, the values added up, and what comes off or is added."""

    cards: Cards
    method: str
    sum: int
    change: int


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


class Found(TypedDict, total=False):
    """A count on paper: the line that someone who counts like this finds wrong."""

    found_by: Callable[[Callable[[str, Any], int | None]], tuple[int, ...]]
