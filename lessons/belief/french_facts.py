"""What the steps of questions about the French count and the Excuse rest on: all that a wrong rule may look at."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypedDict

from engine.cards import Card
from lessons.belief.facts import Cards


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


class Excused(TypedDict, total=False):
    """The Excuse after its trick: did its own side take that, is it the learner's side, was it the last one, what is owed; what
    its side has taken, what the learner holds, which ``low`` cards may be given."""

    own: bool
    mine: bool
    last: bool
    owes: str
    taken: Cards
    hand: Cards
    low: Cards
