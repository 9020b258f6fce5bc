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

Pair = Literal["solved-last", "solved", "against-the-book", "beside-the-book", "with-the-book"]
LAST = 4
"""With so many cards in hand or fewer nearly all of a solved gap is left."""


@dataclass(frozen=True, slots=True)
class Trust:
    """How far the gaps that the search tells are to be trusted. ``share`` of a told gap that is left on average when played on,
    and the standard deviation of single pairs, in points.
    """

    share: float
    spread: float


TRUST: Mapping[Pair, Trust] = {
    "solved-last": Trust(1.0, 12.3),
    "solved": Trust(0.77, 20.3),
    "against-the-book": Trust(0.38, 20.4),
    "beside-the-book": Trust(0.76, 20.0),
    "with-the-book": Trust(0.90, 18.8),
}
"""Of 1,142 pairs; docs/advice.md has the table with its standard errors. More than was told is never taken to be left."""


def pair(best: Card, behind: Card, by_book: Collection[Card], solved: int = 0) -> Pair:
    """Of which class a card is that is behind the best one. ``by_book``: the cards that the book might play; ``solved``: with so
    many cards in hand possible deals were solved, 0 where they were played out.

    Against the book is its card behind, or the Matto ahead where it would keep him; else its card is ahead, or neither of them.
    """
    if solved:
        return "solved-last" if solved <= LAST else "solved"
    if behind in by_book or (best.is_fool and best not in by_book):
        return "against-the-book"
    return "with-the-book" if best in by_book else "beside-the-book"
