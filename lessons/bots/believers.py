"""Bots that hold a wrong rule: how soon a question aimed at it catches them, and whether it is named or asked about."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from lessons.question.answered import marking
from lessons.question.kind import Answers, Item, Kind
from lessons.question.registry import kinds, misconceptions
from lessons.review.stock import Stock

WITHIN = 4
ROUNDS = 5


@dataclass(frozen=True, slots=True)
class DetectionRate:
    """The detection rate of a wrong rule: the share of rounds of four questions in which it was named, and items drawn for it."""

    misconception: str
    skill: str
    share: float
    kinds: int


def caught(stock: Stock, name: str) -> DetectionRate:
    """Ask someone who believes it, four questions a round, every way in which it shows."""
    templates = stock.aimed(name)
    rounds = hits = 0
    for template in templates:
        kind = kinds()[template.kind]
        for start in range(0, ROUNDS * WITHIN, WITHIN):
            items = [stock.item(template, seed) for seed in range(start, start + WITHIN)]
            rounds += 1
            hits += any(item is not None and gives_away(kind, item, name) for item in items)
    return DetectionRate(name, misconceptions()[name].skill, hits / rounds if rounds else 0.0, len(templates))


def gives_away(kind: Kind[Any, Any], item: Item, name: str) -> bool:
    """Does someone who believes this, and knows all else, get a wrong answer here at which it is said, or asked about?"""
    belief, given = misconceptions()[name], Answers()
    for _ in range(40):
        theirs = belief.answer(item, given)
        answer = kind.right(item, given) if theirs is None else theirs
        mark = marking.mark(kind, item, given, answer)
        if not mark.ok:
            return mark.named == name
        if mark.done:
            return False
        given = (*given, answer)
    return False
