"""What the dealer may leave (discard): anything but the five-point cards."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from engine.cards import Card
from engine.games.bologna.sources import DEAL
from engine.parts.leaving import refusal
from engine.sheet import codes
from engine.verdict import Verdict

SOURCE = DEAL
FIVE_POINTS = 5


def may_go(hand: Collection[Card]) -> list[Card]:
    """The cards of the hand that may be left."""
    return [card for card in hand if card.points != FIVE_POINTS]


def judge_card(hand: Collection[Card], card: Card) -> Verdict:
    """May this card of the hand be left?"""
    if card not in hand:
        return Verdict(False, "not-in-hand", {"card": card.code}, SOURCE)
    if card.points == FIVE_POINTS:
        return Verdict(False, "five-points-stay", {"card": card.code}, SOURCE)
    return Verdict(True, "trump-may-go" if card.is_trump else "may-go", {"card": card.code}, SOURCE)


def judge(hand: Collection[Card], cards: Sequence[Card], number: int) -> Verdict:
    """May exactly these cards be left from the full hand? The first refused card gives the reason."""
    refused = refusal(cards, number, SOURCE, lambda card: judge_card(hand, card))
    return refused or Verdict(True, "may-go", {"cards": codes(cards)}, SOURCE)
