"""What it comes to when one court card among those that are counted is taken for another."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction

from engine.cards import Card


def courts_misread(cards: Iterable[Card], pack: Iterable[Card]) -> frozenset[int | Fraction]:
    """By how much that is too many, or (below 0) too few; for a King that is taken for a Jack, say."""
    values = {card.points for card in pack if "courts" in card.groups}
    held = {card.points for card in cards if "courts" in card.groups}
    return frozenset(other - one for one in held for other in values if other != one)
