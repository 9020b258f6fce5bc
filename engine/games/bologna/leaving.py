"""What the dealer may leave (discard): anything but the five-point cards."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from engine.cards import Card
from engine.sheet import codes
from engine.verdict import Verdict

SOURCE = "ottocento#deal"
FIVE_POINTS = 5


def judge_card(hand: Collection[Card], card: Card) -> Verdict:
    """May this card of the hand be left?"""
    if card not in hand:
        return Verdict(False, "not-in-hand", {"card": card.code}, SOURCE)
    if card.points == FIVE_POINTS:
        return Verdict(False, "five-points-stay", {"card": card.code}, SOURCE)
    return Verdict(True, "trump-may-go" if card.is_trump else "may-go", {"card": card.code}, SOURCE)


def judge(hand: Collection[Card], cards: Sequence[Card], number: int) -> Verdict:
    """May exactly these cards be left from the full hand? The first refused card gives the reason."""
    if len(cards) != number or len(set(cards)) != number:
        return Verdict(False, "leave-exactly", {"number": number, "cards": codes(cards)}, SOURCE)
    for verdict in (judge_card(hand, card) for card in cards):
        if not verdict.ok:
            return verdict
    return Verdict(True, "may-go", {"cards": codes(cards)}, SOURCE)
