"""A count as somebody makes it who believes a wrong rule: every figure below is theirs, and those above go on from it."""

from __future__ import annotations

from collections.abc import Mapping

from lessons.counting.scoring_steps import Cell, Count
from lessons.wrong_rules.steps import Figures, wrong_figure

EXTRAS = ("extra-aces", "extra-moors")
"""Combinations that there are not, and that somebody writes into the criccone."""
LEVELS = (("criccone-", "length-", "points"), ("criccone-sum", "product"), ("criccone", "sequences"))
"""The names of figures, or how they begin: each level rests on those before it."""


def believed(count: Count, believer: Figures) -> Mapping[str, Cell] | None:
    """Your side's figures by their key, reached by this rule; None where it changes none of them."""
    cells, over = count.true, dict[str, int]()
    extra = [wrong_figure(believer, one, cells["you.criccone-sum"].about) for one in EXTRAS]
    if any(extra):
        over["you.extra"] = sum(one or 0 for one in extra)
        cells = _again(count, over)
    for level in LEVELS:
        theirs = {
            key: value
            for key, cell in cells.items()
            if cell.side == "you" and _of(cell.name, level)
            and (value := wrong_figure(believer, cell.name, cell.about)) is not None
            and value != cell.value
        }  # fmt: skip
        if theirs:
            over |= theirs
            cells = _again(count, over)
    return cells if over else None


def _again(count: Count, over: Mapping[str, int]) -> Mapping[str, Cell]:
    return {cell.key: cell for cell in count.cells(over)}


def _of(name: str, level: tuple[str, ...]) -> bool:
    single = level is LEVELS[0]
    return name != "criccone-sum" and name.startswith(level) if single else name in level
