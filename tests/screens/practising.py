"""How tests sit at the practice table: the hand that is shown, a step on, to the end."""

from __future__ import annotations

from typing import Any

from tests.screens.driving import given, play, visit


def practice(sort: str = "short", **more: str) -> Any:
    return visit("practice", game=sort, **more)


def hand(shown: dict[str, Any]) -> list[dict[str, Any]]:
    return shown["rows"][-1]["cards"] if shown["rows"] else []


def first_legal(shown: dict[str, Any]) -> object:
    if shown["mode"] == "choice":
        return len(shown["choices"]) - 1
    may = [place for place, card in enumerate(hand(shown)) if not card.get("why")]
    return may[:2] if shown["mode"] == "many" else may[0]


def step(at: Any) -> None:
    shown = given(at)
    play(at, "next") if shown["can"]["next"] else play(at, "answer", first_legal(shown))


def to_the_end(at: Any) -> None:
    for _ in range(150):
        shown = given(at)
        if not any(shown["can"][name] for name in ("answer", "next")):
            return
        step(at)
    raise AssertionError("a hand without an end")
