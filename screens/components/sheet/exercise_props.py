"""An exercise as the browser shows it: never a figure that is still asked for."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Literal

from engine.games.bologna.counting.combinations import CRICCONE, SEQUENCES
from engine.games.bologna.scoring import Position, sheet, write
from engine.games.bologna.scoring.piles import SORTS
from engine.verdict import Facts
from lessons.scoring.cells import LEVELS, SUMS, Cell, values
from lessons.scoring.exercise import UNFIT
from lessons.scoring.marking import MarkedCell
from lessons.scoring.search import Search
from lessons.scoring.way import GOAL, Way, Work
from screens.components.bench.props import PLACE, Wording, places
from screens.components.sheet.given import (
    CellMark,
    CellProps,
    CellRow,
    LearningProps,
    SearchingProps,
    WorkProps,
    WorkTable,
)
from screens.components.sheet.score_props import both, label, reasons

ORDER = (*CRICCONE, "criccone", "last-trick", *SEQUENCES, "sequences", "cards", "total")
"""As one writes it down: the combinations, and their sum below them."""
RULES = {"criccone": "combinations-criccone", "sequences": "combinations-sequences", "cards": "card-points"}
SHOWN = 8
"""How many of the last sheets are listed."""


def learning(way: Way, words: Wording) -> LearningProps:
    """The sheet to be filled in, and the way there."""
    return {
        "way": "learn",
        "sorts": [(sort, words.say(f"workbench.sort.{sort}")) for sort in SORTS if sort not in UNFIT],
        "levels": [(level, words.say(f"workbench.level.{level}")) for level in LEVELS],
        "level": way.level,
        "past": [_past(one.level, one.mistakes, one.helped, one.seconds, words) for one in way.past[-SHOWN:]],
        "goal": words.say("workbench.learn.goal", minutes=GOAL // 60, best=_clock(way.best))
        if way.best is not None
        else "",
        "work": _work(way.work, words) if way.work else None,
    }


def _past(level: str, mistakes: int, helped: bool, seconds: int | None, words: Wording) -> str:
    parts = [words.say(f"workbench.level.{level}"), words.say("workbench.learn.mistakes", n=mistakes)]
    if helped:
        parts.append(words.say("workbench.learn.helped"))
    if seconds is not None:
        parts.append(_clock(seconds))
    return ", ".join([parts[0], *(part[:1].lower() + part[1:] for part in parts[1:])])


def _clock(seconds: int | None) -> str:
    return "" if seconds is None else f"{seconds // 60}:{seconds % 60:02d}"


def _work(work: Work, words: Wording) -> WorkProps:
    return {
        **_table(work.position),
        "id": f"{work.seed} {work.began}",
        "rows": [_row(work, row, words) for row in ORDER if _shows(work, row)],
        "done": words.say("workbench.learn.done", n=work.mistakes) if work.done else "",
        "clock": None if not work.timed else (work.seconds if work.done else elapsed(work.began)),
        "running": work.timed and not work.done,
        "open": str(work.open[0]) if work.open else "",
    }


def elapsed(began: str) -> int:
    """Seconds since then, for the clock of those who asked for one."""
    return max(0, round((datetime.now(UTC) - datetime.fromisoformat(began)).total_seconds()))


def _table(position: Position) -> WorkTable:
    return {
        "won": sorted(PLACE[card.code] for card in position.won),
        "last": position.last,
        "dealer": position.dealer,
    }


def _shows(work: Work, row: str) -> bool:
    if row in SUMS:
        return True
    return work.level != "free" and any(values(work.sheet)[Cell(row, side)] for side in (0, 1))


def _row(work: Work, row: str, words: Wording) -> CellRow:
    return {
        "id": row,
        "label": label(row, words),
        "top": row in SUMS,
        "cells": both(lambda side: _cell(work, Cell(row, side), words)),
    }


def _cell(work: Work, cell: Cell, words: Wording) -> CellProps:
    asked, marked = cell in work.cells, work.marked(cell)
    told: CellProps = {"key": str(cell), "asked": asked}
    if asked and cell in work.helped:
        told["hint"] = words.say(f"rule.ottocento#{_rule(cell)}")
    if marked is None:
        if not asked:
            row = work.sheet.row(cell.row)
            told |= {"n": values(work.sheet)[cell], "says": reasons(row.lines[cell.side], words) if row else []}
        return told
    return told | _marked(marked, words)


def _marked(marked: MarkedCell, words: Wording) -> CellMark:
    return {
        "ok": marked.ok,
        "given": marked.given,
        "right": marked.right,
        "why": [why(said.reason, said.facts, words) for said in marked.says],
        "lit": PLACE[marked.lit] if marked.lit else None,
        "cards": places(marked.cards),
    }


def why(reason: str, facts: Facts, words: Wording) -> str:
    """What an answer gives away; a kind or a section among the facts is spoken of by its name."""
    called = {name: label(told, words) for name in ("kind", "part") if isinstance(told := facts.get(name), str)}
    return words.say(reason, **{**facts, **called})


def _rule(cell: Cell) -> str:
    if cell.row in SEQUENCES:
        return RULES["sequences"]
    return RULES["criccone"] if cell.row in CRICCONE else RULES.get(cell.row, "scoring-procedure")


def searching(seat: Search, words: Wording) -> SearchingProps:
    """A sheet with one error, every figure a button."""
    found, its = words.say("workbench.error.found", n=seat.found, first=seat.first), seat.sheet
    if its is None:
        return {"way": "error", "found": found, "work": None}
    rows = [
        row
        for row in ORDER
        if row in SUMS or any(its.figures[Cell(row, side)] for side in (0, 1)) or row == its.cell.row
    ]
    said = ""
    if seat.over:
        right = values(sheet(its.position))[its.cell]
        said = words.say(f"mistake.{its.mistake}", wrong=its.wrong, right=right)
    elif seat.looked:
        said = words.say("workbench.error.not-there")
    return {
        "way": "error",
        "found": found,
        "work": {
            **_table(its.position),
            "id": f"{write(its.position)} {its.side}",
            "rows": [
                {
                    "id": row,
                    "label": label(row, words),
                    "top": row in SUMS,
                    "cells": (_figure(seat, Cell(row, 0)), _figure(seat, Cell(row, 1))),
                }
                for row in rows
            ],
            "said": said,
            "over": seat.over,
            "hit": seat.over and not seat.given_up,
        },
    }


def _figure(seat: Search, cell: Cell) -> CellProps:
    its = seat.sheet
    assert its is not None
    mark: Literal["", "wrong", "right"] = "" if cell not in seat.looked else "wrong"
    if seat.over and cell == its.cell:
        mark = "right"
    return {"key": str(cell), "n": its.figures[cell], "mark": mark}
