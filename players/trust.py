"""How far what deals played out by rule of thumb tell of two cards is to be trusted, beyond the chance of which deals were drawn.

The rule of thumb plays in all four seats, and it errs. So gaps were told as the coach tells them, of the best of all cards against
another, and both cards were played on by search in all four seats, in sixteen deals that look so from the chair
(``python -m bench.players.trust``). A class of pairs keeps a share of the gap on average, and single pairs lie about that with a
spread that no number of deals makes smaller. What divides the classes is whether the book agrees, and then the Matto and Kings,
of which less is left than of other cards.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Literal

from engine.cards import Card

Pair = Literal["against-the-book", "matto-or-king", "other"]


@dataclass(frozen=True, slots=True)
class Trust:
    """``share`` of a told gap that is left on average when played on, and the standard deviation of single pairs, in points."""

    share: float
    spread: float


TRUST: Mapping[Pair, Trust] = {
    "against-the-book": Trust(0.56, 31.6),
    "matto-or-king": Trust(0.68, 17.2),
    "other": Trust(1.0, 25.0),
}
"""Of 842 pairs; docs/advice.md has the table with its standard errors."""


def pair(best: Card, behind: Card, by_book: Collection[Card]) -> Pair:
    """Of which class a card is that is behind the best one. ``by_book``: the cards that the book might play."""
    if behind in by_book:
        return "against-the-book"
    return "matto-or-king" if best.is_fool or best.rank == "K" else "other"
