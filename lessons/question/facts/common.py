"""What steps rest on in every family: all that a wrong rule may look at. A step has those that matter to it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypedDict

from engine.cards import Card

Cards = tuple[Card, ...]


class Turn(TypedDict, total=False):
    """The facts of a turn: ``who`` dealt or led, ``n`` cards lie there; the right ``seat``, the winner's place in the trick."""

    ask: str
    who: int
    n: int
    seat: int
    winner: int
    seats: int


class Threes(TypedDict, total=False):
    """A pile counted by threes: its cards, the way of counting, the values added up, and what comes off or is added."""

    cards: Cards
    method: str
    sum: int
    change: int


class PaperCountFacts(TypedDict, total=False):
    """A count on paper: the line that someone who counts like this finds wrong."""

    found_by: Callable[[Callable[[str, Any], int | None]], tuple[int, ...]]


class FigureFacts(TypedDict, total=False):
    """What several figures of a count come to: the same where those below it are reached by a wrong rule."""

    reached: Callable[[Any], int | None]
