"""Engine values as plain JSON objects."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from engine.cards import Card
from engine.parts.tricks import Trick
from engine.sheet import Line
from engine.verdict import Verdict, Winner


def verdict(one: Verdict) -> dict[str, Any]:
    return {"ok": one.ok, "reason": one.reason, "facts": dict(one.facts), "source": one.source}


def why(one: Verdict) -> dict[str, Any]:
    """A verdict without its yes or no, where the reply has that already."""
    return {"reason": one.reason, "facts": dict(one.facts), "source": one.source}


def verdicts(many: Mapping[Card, Verdict]) -> dict[str, Any]:
    return {card.code: verdict(one) for card, one in many.items()}


def plays(many: Mapping[Card, Verdict]) -> dict[str, Any]:
    """The verdicts on all cards of a hand, and which of them may be played."""
    return {"legal": [card.code for card, one in many.items() if one.ok], "verdicts": verdicts(many)}


def leaving(many: Mapping[Card, Verdict]) -> dict[str, Any]:
    """The verdicts on the cards of a discard, and the reasons of those refused."""
    refused = {card.code: one.reason for card, one in many.items() if not one.ok}
    return {"legal": not refused, "reason": refused, "verdicts": verdicts(many)}


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


def tricks(many: Iterable[Trick]) -> list[dict[str, Any]]:
    return [{"leader": trick.leader, "cards": cards(trick.cards)} for trick in many]


def cards(many: Iterable[Card]) -> list[str]:
    return [card.code for card in many]
