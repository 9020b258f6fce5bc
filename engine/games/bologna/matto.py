"""The Matto stays with the side that played it, and that side owes a card for it."""

from __future__ import annotations

from collections.abc import Collection

from engine.cards import Card
from engine.games.bologna.house import BologneseRules
from engine.games.bologna.pack import MATTO, PACK
from engine.games.bologna.sources import PLAY, STANDARD_PACK_PLAY
from engine.sheet import codes
from engine.verdict import Facts, Verdict

SOURCE = PLAY


def allowed(taken: Collection[Card], rules: BologneseRules, *, over: bool) -> list[Card]:
    """The cards that may be given for the Matto, out of those its side has taken in tricks, in their order.

    Under the house rule of one-point cards only, a side without one waits; when the deal is ``over`` and something must
    be given, any taken card will do where no cheap one was ever taken.
    """
    cards = [card for card in taken if card is not MATTO]
    cheap = [card for card in cards if card.points == 1] if rules.matto_exchange == "single_point" else cards
    return cards if over and not cheap else cheap


def may_give(taken: Collection[Card], rules: BologneseRules) -> tuple[Card, ...]:
    """What may be given while tricks are to come, cheapest use first."""
    return _cheapest_first(allowed(taken, rules, over=False))


def must_give(taken: Collection[Card], rules: BologneseRules) -> tuple[Card, ...]:
    """What may be given when the deal is over, cheapest use first as well."""
    return _cheapest_first(allowed(taken, rules, over=True))


def _cheapest_first(cards: Collection[Card]) -> tuple[Card, ...]:
    return tuple(sorted(PACK.sorted(cards), key=_worth))


def judge(card: Card, taken: Collection[Card], rules: BologneseRules, *, over: bool) -> Verdict:
    """May this card be given for the Matto? ``over`` when no trick is left to wait for."""
    may = must_give(taken, rules) if over else may_give(taken, rules)
    facts: Facts = {"card": card.code, "cards": codes(may)}
    if card in may:
        return Verdict(True, "may-give", facts, source_of(rules))
    if card == MATTO:
        return Verdict(False, "matto-is-not-given", facts, SOURCE)
    if card not in taken:
        return Verdict(False, "not-taken", facts, SOURCE)
    return Verdict(False, "gives-one-point-card", facts, source_of(rules))


def source_of(rules: BologneseRules) -> str:
    """Where it is written which cards may be given by these rules."""
    return STANDARD_PACK_PLAY if rules.matto_exchange == "single_point" else SOURCE


def _worth(card: Card) -> tuple[bool, int, bool, int]:
    """Pips first, then low trumps; what has points or makes combinations last."""
    makes_combinations = not card.groups & {"scartini", "numbers"}
    return makes_combinations, int(card.points), card.is_trump, card.strength
