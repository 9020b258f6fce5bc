"""What may be discarded after taking the monte: cards of the suits but no King, and low trumps only where those run out."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from itertools import combinations

from engine.cards import Card
from engine.games.sicily.sources import DEAL
from engine.sheet import codes
from engine.verdict import Facts, Verdict

MONTE = 3


def ordinary(hand: Collection[Card]) -> tuple[Card, ...]:
    """The cards that may always go: those of the suits except the Kings."""
    return tuple(card for card in hand if not card.is_trump and not card.is_fool and card.rank != "K")


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
    suits = ordinary(hand)
    lacking = number - len(suits)
    facts: Facts = {"card": card.code, "cards": codes(suits), "lacking": max(lacking, 0)}
    if card.points > 1:
        return Verdict(False, "high-trumps-stay", facts, DEAL)
    if lacking <= 0:
        return Verdict(False, "trumps-stay", facts, DEAL)
    if sum(one.is_trump for one in chosen) > lacking:
        return Verdict(False, "no-more-trumps-than-needed", facts, DEAL)
    return Verdict(True, "trump-may-go", facts, DEAL)


def judge(hand: Collection[Card], cards: Sequence[Card], number: int = MONTE) -> Verdict:
    """May exactly these cards be discarded? The first refused card gives the reason."""
    if len(cards) != number or len(set(cards)) != number:
        return Verdict(False, "discard-exactly", {"number": number, "cards": codes(cards)}, DEAL)
    refused = next((v for v in (judge_card(hand, card, cards, number) for card in cards) if not v.ok), None)
    return refused or Verdict(True, "may-go", {"cards": codes(cards)}, DEAL)


def every(hand: Collection[Card], number: int = MONTE) -> Iterator[tuple[Card, ...]]:
    """Every discard that is allowed."""
    suits = ordinary(hand)
    if len(suits) >= number:
        yield from combinations(suits, number)
    else:
        yield from (suits + trumps for trumps in combinations(low_trumps(hand), number - len(suits)))
