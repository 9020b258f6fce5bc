"""What the steps of questions about French Tarot rest on."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypedDict

from engine.cards import Card
from lessons.question.facts.common import Cards


class Freely(TypedDict, total=False):
    """A hand that calls a card of its own choice: which it may call, out of all that is laid out."""

    hand: Cards
    may: tuple[str, ...]
    laid_out: Cards


class AuctionFacts(TypedDict, total=False):
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


class HandCountFacts(TypedDict, total=False):
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


class ContractFacts(TypedDict, total=False):
    """A contract to be paid for: was it made, by how many half points (``margin``, below 0: short) and whole ones; how many bouts
    were held and won; which side took the petit in the last trick and which played it; which sides showed how much.

    ``sum`` is multiplied by ``times`` (the bid's ``rank``, from 0); ``slam`` and ``announced`` name sides. ``each`` (below 0: the
    taker pays) is between the taker's side and each of the ``defenders``. ``found_by``: of one on paper, the line
    that someone finds wrong who puts down these figures."""

    won: bool
    margin: int
    difference: int
    held: int
    bouts: int
    petit: int | None
    petit_by: int
    sum: int
    times: int
    rank: int
    multiplied: int
    poignees: tuple[tuple[int, int], ...]
    slam: int | None
    announced: int | None
    slam_points: int
    excuse_apart: bool
    each: int
    round_to: int
    defenders: int
    called: bool
    found_by: Callable[[Callable[[str], int | None]], tuple[int, ...]]


class InPairs(TypedDict, total=False):
    """A pile counted two cards at a time: its cards, what each is called at the table (a King five), the way of counting."""

    cards: Cards
    worth: Mapping[Card, int]
    method: str


class Needs(TypedDict, total=False):
    """What a side needs: the cards it has taken, the bouts it was dealt, how many it has, its points, the target."""

    won: Cards
    held: Cards
    bouts: int
    points: int | None
    target: int


class ExcuseFacts(TypedDict, total=False):
    """The Excuse after its trick: did its own side take that, is it the learner's side, was it the last one, what is owed; what
    its side has taken, what the learner holds, which ``low`` cards may be given."""

    own: bool
    mine: bool
    last: bool
    owes: str
    taken: Cards
    hand: Cards
    low: Cards
