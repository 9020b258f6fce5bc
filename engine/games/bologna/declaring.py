"""Declaring from the hand: what may be shown, and what it is worth."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from functools import lru_cache
from itertools import combinations as subsets

from engine.cards import Card
from engine.games.bologna.counting import combinations
from engine.games.bologna.counting.combinations import (
    CRICCONE,
    CRICCONE_SOURCE,
    SEQUENCE_SOURCE,
    Combination,
    combination,
    found,
)
from engine.games.bologna.counting.grande import lay_out
from engine.games.bologna.house import BologneseRules
from engine.games.bologna.pack import PACK
from engine.games.bologna.sources import DECLARATIONS
from engine.sheet import codes
from engine.verdict import Facts, Verdict

SOURCE = DECLARATIONS
SHORTEST = combinations.SHORTEST


def judge(
    hand: Collection[Card],
    kind: str,
    cards: Sequence[Card],
    shown: Collection[Combination],
    rules: BologneseRules,
) -> Verdict:
    """May these cards of the hand be shown as this combination, after what the player has ``shown`` already?

    Fewer cards than held are fine if what is shown is itself such a combination. The verdict of a legal one has
    the facts ``kind``, ``cards`` and ``points`` (undoubled). A grande is refused for what is missing at its head, or for
    what ends its row above the ``extra`` cards.
    """
    facts: Facts = {"kind": kind, "cards": codes(cards)}
    missing = [card for card in cards if card not in hand]
    if missing:
        return Verdict(False, "not-in-hand", {**facts, "card": missing[0].code}, SOURCE)
    if any(one.kind == kind for one in shown):
        return Verdict(False, "declared-already", facts, SOURCE)
    made = combination(kind, cards, rules)
    if made is None:
        reason = lay_out(cards, rules).reason if kind == "grande" else f"no-{kind}"
        return Verdict(False, reason, facts, _section(kind))
    extra = tuple(card for card in cards if card.code not in made.cards)
    if extra:
        return _left_over(facts, cards, extra, rules)
    return Verdict(True, "may-declare", {**facts, "points": made.points}, SOURCE)


def _left_over(facts: Facts, cards: Sequence[Card], extra: tuple[Card, ...], rules: BologneseRules) -> Verdict:
    """There is such a combination, and the ``extra`` cards are outside it; of a grande, the ``number`` that broke it."""
    kind = str(facts["kind"])
    facts = {**facts, "extra": codes(extra), "card": extra[0].code}
    row = lay_out(cards, rules)
    if kind == "grande" and row.breaks and all(card.is_trump for card in extra):
        return Verdict(False, row.reason, {**facts, "number": row.breaks}, row.source)
    return Verdict(False, "not-part-of-it", facts, _section(kind))


def best(hand: Collection[Card], rules: BologneseRules) -> tuple[Combination, ...]:
    """All that this hand can show, each at its longest."""
    return _best(tuple(hand), rules)


@lru_cache(maxsize=64)
def _best(hand: tuple[Card, ...], rules: BologneseRules) -> tuple[Combination, ...]:
    """Kept for a while: in the first trick a hand is looked at again and again."""
    return found(hand, rules)


def shorter(longest: Combination, rules: BologneseRules) -> bool:
    """May fewer of its cards be shown? If any may, then all but one."""
    cards = [PACK[code] for code in longest.cards]
    some = (combination(longest.kind, shown, rules) for shown in subsets(cards, len(cards) - 1))
    return any(made is not None and len(made.cards) == len(cards) - 1 for made in some)


def every(hand: Collection[Card], rules: BologneseRules) -> Iterator[Combination]:
    """Every combination that may be shown, at every legal length."""
    for longest in found(hand, rules):
        cards = [PACK[code] for code in longest.cards]
        for size in range(SHORTEST, len(cards) + 1):
            for shown in subsets(cards, size):
                made = combination(longest.kind, shown, rules)
                if made is not None and len(made.cards) == size:
                    yield made


def _section(kind: str) -> str:
    return CRICCONE_SOURCE if kind in CRICCONE else SEQUENCE_SOURCE
