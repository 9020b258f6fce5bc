"""What the taker may discard: no trumps, Kings or Excuse; where those are too few, low trumps, which are shown."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from engine.cards import Card
from engine.games.france.pack import is_bout
from engine.games.france.sources import BIDDING
from engine.parts.leaving import plain_cards, plain_first, refusal
from engine.sheet import codes
from engine.verdict import Facts, Verdict


def low_trumps(hand: Collection[Card]) -> tuple[Card, ...]:
    """The trumps that may go where plain cards are too few: all but the bouts."""
    return tuple(card for card in hand if card.is_trump and not is_bout(card))


def shown(discards: Collection[Card]) -> tuple[Card, ...]:
    """The trumps among them, which everybody must be shown."""
    return tuple(card for card in discards if card.is_trump)


def judge_card(hand: Collection[Card], card: Card, chosen: Sequence[Card], number: int) -> Verdict:
    """May this card of the full hand go, as one of those ``chosen``?"""
    facts: Facts = {"card": card.code}
    if card not in hand:
        return Verdict(False, "not-in-hand", facts, BIDDING)
    if card.is_fool:
        return Verdict(False, "excuse-stays", facts, BIDDING)
    if card.rank == "K":
        return Verdict(False, "kings-stay", facts, BIDDING)
    if is_bout(card):
        return Verdict(False, "bouts-stay", facts, BIDDING)
    if not card.is_trump:
        return Verdict(True, "may-go", facts, BIDDING)
    plain = plain_cards(hand)
    lacking = max(number - len(plain), 0)
    facts = {"card": card.code, "cards": codes(plain), "lacking": lacking}
    if not lacking:
        return Verdict(False, "trumps-stay", facts, BIDDING)
    if len(shown(chosen)) > lacking:
        return Verdict(False, "no-more-trumps-than-needed", facts, BIDDING)
    return Verdict(True, "trump-may-go", facts, BIDDING)


def judge(hand: Collection[Card], discards: Sequence[Card], number: int) -> Verdict:
    """May exactly these cards be discarded? The first refused card gives the reason. Facts: ``shown``, the trumps to show."""
    refused = refusal(discards, number, BIDDING, lambda card: judge_card(hand, card, discards, number))
    facts: Facts = {"cards": codes(discards), "shown": codes(shown(discards))}
    return refused or Verdict(True, "trumps-shown" if shown(discards) else "may-go", facts, BIDDING)


def every(hand: Collection[Card], number: int) -> Iterator[tuple[Card, ...]]:
    """Every discard that is allowed."""
    return plain_first(plain_cards(hand), low_trumps(hand), number)
