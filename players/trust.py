"""How far what the coach's deals tell of two cards is to be trusted, beyond the chance of which deals were drawn.

The rule of thumb plays in all four seats, and it errs; open hands tell everybody what nobody knows. So gaps were told as the
coach tells them, of the best of all cards against another, and both cards were played on by search in all four seats, in sixteen
deals that look so from the chair (``python -m bench.players.trust``). A class of pairs keeps a share of the gap on average, and
single pairs lie about that with a spread that no number of deals makes smaller. What divides the classes is how the deals were
played and, where by rule of thumb, what the book would play.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Literal

from engine.cards import Card

Pair = Literal["against-the-book", "beside-the-book", "with-the-book"]
Told = Literal["solved"] | Pair
"""Solved with all hands open, or played out by rule of thumb."""


@dataclass(frozen=True, slots=True)
class Trust:
    """``share`` of a told gap that is left on average when played on, and the standard deviation of single pairs, in points."""

    share: float
    spread: float


TRUST: Mapping[Told, Trust] = {
    "solved": Trust(0.95, 14.0),
    "against-the-book": Trust(0.58, 30.2),
    "beside-the-book": Trust(1.0, 24.7),
    "with-the-book": Trust(0.91, 22.1),
}
"""Of 1,038 pairs; docs/advice.md has the table with its standard errors. More than was told is never taken to be left."""


def pair(best: Card, behind: Card, by_book: Collection[Card]) -> Pair:
    """Of which class a card is that is behind the best one. ``by_book``: the cards that the book might play.

    Against the book is its card behind, or the Matto ahead where it would keep him; else its card is ahead, or neither of them.
    """
    if behind in by_book or (best.is_fool and best not in by_book):
        return "against-the-book"
    return "with-the-book" if best in by_book else "beside-the-book"
