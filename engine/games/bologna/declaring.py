"""Declaring from the hand: what may be shown, and what it is worth."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from itertools import combinations as subsets

from engine.cards import Card
from engine.games.bologna.combinations import (
    CRICCONE,
    CRICCONE_SOURCE,
    SEQUENCE_SOURCE,
    Combination,
    combination,
    found,
)
from engine.games.bologna.house import BologneseRules
from engine.games.bologna.pack import PACK
from engine.sheet import codes
from engine.verdict import Facts, Verdict

SOURCE = "ottocento#declarations"


def judge(
    hand: Collection[Card],
    kind: str,
    cards: Sequence[Card],
    shown: Collection[Combination],
    rules: BologneseRules,
) -> Verdict:
    """May these cards of the hand be shown as this combination, after what the player has ``shown`` already?

    Fewer cards than held are fine if what is shown is itself such a combination. The verdict of a legal one has
    the facts ``kind``, ``cards`` and ``points`` (undoubled).
    """
    facts: Facts = {"kind": kind, "cards": codes(cards)}
    missing = [card for card in cards if card not in hand]
    if missing:
        return Verdict(False, "not-in-hand", {**facts, "card": missing[0].code}, SOURCE)
    if any(one.kind == kind for one in shown):
        return Verdict(False, "declared-already", facts, SOURCE)
    made = combination(kind, cards, rules)
    if made is None:
        return Verdict(False, f"no-{kind}", facts, _section(kind))
    if len(made.cards) != len(cards):
        extra = codes(card for card in cards if card.code not in made.cards)
        return Verdict(False, "not-part-of-it", {**facts, "extra": extra, "card": extra[0]}, _section(kind))
    return Verdict(True, "may-declare", {**facts, "points": made.points}, SOURCE)


def best(hand: Collection[Card], rules: BologneseRules) -> tuple[Combination, ...]:
    """All that this hand can show, each at its longest."""
    return found(hand, rules)


def every(hand: Collection[Card], rules: BologneseRules) -> Iterator[Combination]:
    """Every combination that may be shown, at every legal length."""
    for longest in found(hand, rules):
        cards = [PACK[code] for code in longest.cards]
        for size in range(3, len(cards) + 1):
            for shown in subsets(cards, size):
                made = combination(longest.kind, shown, rules)
                if made is not None and len(made.cards) == size:
                    yield made


def _section(kind: str) -> str:
    return CRICCONE_SOURCE if kind in CRICCONE else SEQUENCE_SOURCE
