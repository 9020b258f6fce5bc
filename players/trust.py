"""How far what deals played out by rule of thumb tell of two cards is to be trusted, beyond the chance of which deals were drawn.

The rule of thumb plays in all four seats, and it errs. So gaps were told as the coach tells them, of the best of all cards against
another, and both cards were played on by search in all four seats, in sixteen deals that look so from the chair
(``python -m bench.players.trust``). A class of pairs keeps a share of the gap on average, and single pairs lie about that with a
spread that no number of deals makes smaller. What divides the classes is what the book would play, and the Matto, whom the rule of
thumb keeps for too long.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Literal

from engine.cards import Card

Pair = Literal["matto", "against-the-book", "beside-the-book", "with-the-book"]


@dataclass(frozen=True, slots=True)
class Trust:
    """``share`` of a told gap that is left on average when played on, and the standard deviation of single pairs, in points."""

    share: float
    spread: float


TRUST: Mapping[Pair, Trust] = {
    "matto": Trust(0.39, 30.0),
    "against-the-book": Trust(0.57, 31.6),
    "beside-the-book": Trust(1.0, 29.8),
    "with-the-book": Trust(0.92, 21.1),
}
"""Of 842 pairs; docs/advice.md has the table with its standard errors. More than was told is never taken to be left."""


def pair(best: Card, behind: Card, by_book: Collection[Card]) -> Pair:
    """Of which class a card is that is behind the best one. ``by_book``: the cards that the book might play.

    The Matto ahead where the book would not play him; else the book's card behind, its card ahead, or neither of them.
    """
    if best.is_fool and best not in by_book:
        return "matto"
    if behind in by_book:
        return "against-the-book"
    return "with-the-book" if best in by_book else "beside-the-book"
