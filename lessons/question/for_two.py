"""A panel, a step or a mark as it is put to one of two players, each of whom is a side: with the words there are for two."""

from __future__ import annotations

from typing import Any, TypeVar

from engine.fast_dataclass import changed
from engine.game import Game
from lessons.question.kind import Mark
from lessons.question.panel import Panel
from lessons.text.phrases import to_two

T = TypeVar("T")


def step(one: T, game: Game) -> T:
    """The step of a question in this game."""
    if game.seats > 2:
        return one
    its: Any = one
    each = {place: to_two(said) for place, said in its.each.items()}
    why, hints = tuple(map(to_two, its.why)), tuple(map(to_two, its.hints))
    told: T = changed(its, panel=put(its.panel, game), why=why, hints=hints, each=each)
    return told


def mark(found: Mark, game: Game) -> Mark:
    """The mark in this game."""
    return found if game.seats > 2 else changed(found, says=tuple(map(to_two, found.says)))


def put(panel: Panel, game: Game) -> Panel:
    """The panel in this game."""
    if game.seats > 2:
        return panel
    return changed(
        panel, prompt=to_two(panel.prompt), choices=tuple(map(to_two, panel.choices)),
        lines=tuple(map(to_two, panel.lines)),
        rows=tuple(changed(row, label=to_two(row.label)) if row.label else row for row in panel.rows),
    )  # fmt: skip
