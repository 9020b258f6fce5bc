"""What it comes to when one counted card is taken for another: a court for a court or a low card, a 1 for the trump 1."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from fractions import Fraction

from engine.cards import Card, Pack


def courts_misread(cards: Iterable[Card], pack: Iterable[Card]) -> frozenset[int | Fraction]:
    """By how much that is too many, or (below 0) too few; for a King that is taken for a Jack, say."""
    values = {card.points for card in pack if "courts" in card.groups}
    held = {card.points for card in cards if "courts" in card.groups}
    return frozenset(other - one for one in held for other in values if other != one)


def taken_for_low(cards: Iterable[Card], pack: Iterable[Card]) -> frozenset[int | Fraction]:
    """By how much it is too few (below 0) where one of several cards that are worth the same counts as little as a low one.

    Of a single card of its worth that would be the very belief that it is a low one.
    """
    low, of_worth = min(card.points for card in pack), Counter(card.points for card in cards)
    return frozenset(low - points for points, n in of_worth.items() if n > 1 and points > low)


def ones_misread(cards: Iterable[Card], pack: Iterable[Card]) -> frozenset[int | Fraction]:
    """By how much it is too many where the 1 of a suit is taken for the trump 1 (in halves that is a King's worth)."""
    one = next((card.points for card in pack if card.is_trump and str(card.rank) == "1"), None)
    suits = {card.points for card in cards if not card.is_trump and str(card.rank) in ("1", "A")}
    return frozenset(one - points for points in suits if one is not None)


def one_misread(cards: tuple[Card, ...], pack: Pack) -> frozenset[int | Fraction]:
    """By how much the sum is off, too many or (below 0) too few, for whoever takes one of these cards for another."""
    return courts_misread(cards, pack) | taken_for_low(cards, pack) | ones_misread(cards, pack)
