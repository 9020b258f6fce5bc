"""What may be discarded after taking the monte: cards of the suits but no King, and low trumps only where those run out."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from engine.cards import Card
from engine.games.sicily.sources import DEAL
from engine.parts.leaving import plain_cards, plain_first, refusal
from engine.sheet import codes
from engine.verdict import Facts, Verdict

MONTE = 3


def low_trumps(hand: Collection[Card]) -> tuple[Card, ...]:
    """Miseria and 2-15, which may go when nothing else can."""
    return tuple(card for card in hand if card.is_trump and card.points == 1)


def judge_card(hand: Collection[Card], card: Card, chosen: Sequence[Card] = (), number: int = MONTE) -> Verdict:
    """May this card go, out of the full hand, together with those ``chosen``?"""
    facts: Facts = {"card": card.code}
    if card not in hand:
        return Verdict(False, "not-in-hand", facts, DEAL)
    if card.is_fool:
        return Verdict(False, "fool-stays", facts, DEAL)
    if card.rank == "K":
        return Verdict(False, "kings-stay", facts, DEAL)
    if not card.is_trump:
        return Verdict(True, "may-go", facts, DEAL)
    return _trump(hand, card, chosen, number)


def _trump(hand: Collection[Card], card: Card, chosen: Sequence[Card], number: int) -> Verdict:
    plain = plain_cards(hand)
    lacking = number - len(plain)
    facts: Facts = {"card": card.code, "cards": codes(plain), "lacking": max(lacking, 0)}
    if card.points > 1:
        return Verdict(False, "high-trumps-stay", facts, DEAL)
    if lacking <= 0:
        return Verdict(False, "trumps-stay", facts, DEAL)
    if sum(one.is_trump for one in chosen) > lacking:
        return Verdict(False, "no-more-trumps-than-needed", facts, DEAL)
    return Verdict(True, "trump-may-go", facts, DEAL)


def judge(hand: Collection[Card], cards: Sequence[Card], number: int = MONTE) -> Verdict:
    """May exactly these cards be discarded? The first refused card gives the reason."""
    refused = refusal(cards, number, DEAL, lambda card: judge_card(hand, card, cards, number))
    return refused or Verdict(True, "may-go", {"cards": codes(cards)}, DEAL)


def every(hand: Collection[Card], number: int = MONTE) -> Iterator[tuple[Card, ...]]:
    """Every discard that is allowed."""
    return plain_first(plain_cards(hand), low_trumps(hand), number)
