"""The poignée: so many trumps shown before the first card; the Excuse among them says that no other trump is left."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from itertools import combinations

from engine.cards import Card
from engine.games.france.form import Form
from engine.games.france.sources import BONUSES
from engine.sheet import codes
from engine.verdict import Facts, Verdict

POINTS = (20, 30, 40)
"""Single, double and triple."""


def trumps_of(hand: Collection[Card]) -> tuple[Card, ...]:
    """The trumps, and the Excuse, which may stand for one."""
    return tuple(card for card in hand if card.is_trump or card.is_fool)


def points(form: Form, number: int) -> int:
    """What showing so many trumps is worth; 0 when it is no poignée of this game."""
    return POINTS[form.poignees.index(number)] if number in form.poignees else 0


def judge(form: Form, hand: Collection[Card], shown: Sequence[Card]) -> Verdict:
    """May these cards be shown from this hand? Facts of a legal one: ``points``. A smaller one than held is fine (F6)."""
    facts: Facts = {"cards": codes(shown), "number": len(shown), "numbers": form.poignees}
    missing = next((card for card in shown if card not in hand), None)
    if missing is not None:
        return Verdict(False, "not-in-hand", {**facts, "card": missing.code}, BONUSES)
    other = next((card for card in shown if not card.is_trump and not card.is_fool), None)
    if other is not None:
        return Verdict(False, "not-a-trump", {**facts, "card": other.code}, BONUSES)
    if len(set(shown)) != len(shown) or not points(form, len(shown)):
        return Verdict(False, "poignee-number", facts, form.poignee_source)
    hidden = codes(card for card in trumps_of(hand) if card not in shown)
    if hidden and any(card.is_fool for card in shown):
        return Verdict(False, "excuse-says-no-more-trumps", {**facts, "hidden": hidden}, BONUSES)
    return Verdict(True, "may-show", {**facts, "points": points(form, len(shown))}, form.poignee_source)


def every(form: Form, hand: Collection[Card]) -> Iterator[tuple[Card, ...]]:
    """Every poignée this hand may show."""
    held = trumps_of(hand)
    for number in form.poignees:
        for shown in combinations(held, number):
            if judge(form, hand, shown).ok:
                yield shown
