"""The Matto stays with the side that played it, and that side owes a card for it."""

from __future__ import annotations

from collections.abc import Collection

from engine.cards import Card
from engine.games.bologna.house import BologneseRules
from engine.games.bologna.pack import MATTO, PACK
from engine.games.bologna.sources import PLAY
from engine.sheet import codes
from engine.verdict import Facts, Verdict

SOURCE = PLAY


def may_give(taken: Collection[Card], rules: BologneseRules) -> tuple[Card, ...]:
    """The cards that may be given for the Matto, out of those its side has taken in tricks, cheapest use first.

    Under the house rule of one-point cards only, a side without one waits; see :func:`must_give`.
    """
    cards = [card for card in PACK.sorted(taken) if card != MATTO]
    if rules.matto_exchange == "single_point":
        cards = [card for card in cards if card.points == 1]
    return tuple(sorted(cards, key=_worth))


def must_give(taken: Collection[Card], rules: BologneseRules) -> tuple[Card, ...]:
    """What may be given when the deal is over and something must be: any taken card where no cheap one was ever taken."""
    return may_give(taken, rules) or tuple(card for card in PACK.sorted(taken) if card != MATTO)


def judge(card: Card, taken: Collection[Card], rules: BologneseRules, *, over: bool) -> Verdict:
    """May this card be given for the Matto? ``over`` when no trick is left to wait for."""
    may = must_give(taken, rules) if over else may_give(taken, rules)
    facts: Facts = {"card": card.code, "cards": codes(may)}
    if card in may:
        return Verdict(True, "may-give", facts, SOURCE)
    if card == MATTO:
        return Verdict(False, "matto-is-not-given", facts, SOURCE)
    return Verdict(False, "gives-one-point-card" if card in taken else "not-taken", facts, SOURCE)


def _worth(card: Card) -> tuple[bool, int, bool, int]:
    """Pips first, then low trumps; what has points or makes combinations last."""
    makes_combinations = not card.groups & {"scartini", "numbers"}
    return makes_combinations, int(card.points), card.is_trump, card.strength
