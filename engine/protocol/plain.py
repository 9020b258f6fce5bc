"""Engine values as plain JSON objects."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from engine.cards import Card
from engine.parts.tricks import Winner
from engine.sheet import Line
from engine.verdict import Verdict


def verdict(one: Verdict) -> dict[str, Any]:
    return {"ok": one.ok, "reason": one.reason, "facts": dict(one.facts), "source": one.source}


def winner(one: Winner) -> dict[str, Any]:
    return {"winner": one.index, "reason": one.reason, "facts": dict(one.facts), "source": one.source}


def line(one: Line) -> dict[str, Any]:
    return {
        "reason": one.reason,
        "points": one.points,
        "cards": list(one.cards),
        "facts": dict(one.facts),
        "source": one.source,
    }


def lines(many: Iterable[Line]) -> list[dict[str, Any]]:
    return [line(one) for one in many]


def cards(many: Iterable[Card]) -> list[str]:
    return [card.code for card in many]
