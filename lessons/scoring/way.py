"""A learner's way with the sheets: a pure fold over the log. No clock, no chance, no screen."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from random import Random

from engine.games.bologna.scoring import Position, PositionError, Sheet, read, sheet
from lessons.learner.event import Event
from lessons.learner.misfits import fitted
from lessons.scoring.cells import LEVELS, Cell, asked, read_cell
from lessons.scoring.marking import MarkedCell, mark

LESSON = "workbench"
"""The lesson's name in the log; its steps are ``learn`` and ``error``."""
GOAL = 180
"""Seconds in which someone at home at the table scores a whole deal."""
MOST = 9999


@dataclass(frozen=True)
class Work:
    """One sheet being filled in: what is asked, what was answered last in each cell, and how often wrongly."""

    position: Position
    sheet: Sheet
    level: str
    sort: str
    seed: int
    timed: bool
    began: str
    cells: tuple[Cell, ...]
    given: tuple[tuple[Cell, MarkedCell], ...] = ()
    mistakes: int = 0
    helped: frozenset[Cell] = frozenset()
    ended: str = ""

    def marked(self, cell: Cell) -> MarkedCell | None:
        return next((mark for its, mark in self.given if its == cell), None)

    @property
    def open(self) -> tuple[Cell, ...]:
        """The cells that are not right yet."""
        return tuple(cell for cell in self.cells if not ((its := self.marked(cell)) and its.ok))

    @property
    def done(self) -> bool:
        return not self.open

    @property
    def seconds(self) -> int | None:
        """How long a finished sheet took, where the learner wanted to know."""
        if not (self.timed and self.ended):
            return None
        took = datetime.fromisoformat(self.ended) - datetime.fromisoformat(self.began)
        # A clock that was set meanwhile tells nothing of how long it took.
        return round(took.total_seconds()) if timedelta(0) <= took < timedelta(days=1) else None


@dataclass(frozen=True)
class Past:
    """A finished sheet."""

    level: str
    mistakes: int
    helped: bool
    seconds: int | None


@dataclass(frozen=True)
class Way:
    """Where the learner is: the sheet on the table, if any, and the finished ones."""

    work: Work | None = None
    past: tuple[Past, ...] = field(default=())

    @property
    def level(self) -> str:
        """The level to go on with: the next one after a sheet with at most one mistake and no help, the one before after many."""
        at = 0
        for one in self.past:
            if one.level != LEVELS[at]:
                continue
            if one.level == "worked" or (one.mistakes <= 1 and not one.helped):
                at = min(at + 1, len(LEVELS) - 1)
            elif one.mistakes > len(LEVELS) * 2:
                at = max(at - 1, 0)
        return LEVELS[at]

    @property
    def best(self) -> int | None:
        """The shortest time for a whole sheet without any help."""
        times = [one.seconds for one in self.past if one.seconds is not None and one.level == "free" and not one.helped]
        return min(times, default=None)


def fold(events: Iterable[Event], way: Way | None = None) -> Way:
    """The way that these events of the step ``learn`` make, going on from ``way``."""
    now = way or Way()
    for event in events:
        now = fitted(_take, now, event, LESSON) if event.step == "learn" else now
    return now


def _take(way: Way, event: Event) -> Way:
    if event.kind == "present":
        work = _present(event)
        return replace(way, work=work) if work else way
    work = way.work
    cell = read_cell(event.data.get("cell"))
    if work is None or cell is None or cell not in work.cells or work.done:
        return way
    if event.kind == "hint":
        return replace(way, work=replace(work, helped=work.helped | {cell}))
    given = event.data.get("value")
    if event.kind != "answer" or not isinstance(given, int) or isinstance(given, bool) or not 0 <= given <= MOST:
        return way
    its = mark(work.sheet, cell, given)
    earlier = tuple(one for one in work.given if one[0] != cell)
    work = replace(work, given=(*earlier, (cell, its)), mistakes=work.mistakes + (not its.ok))
    if not work.done:
        return replace(way, work=work)
    work = replace(work, ended=event.at)
    return Way(work, (*way.past, Past(work.level, work.mistakes, bool(work.helped), work.seconds)))


def _present(event: Event) -> Work | None:
    text, level, seed = event.data.get("position"), event.data.get("level"), event.data.get("seed")
    if not isinstance(text, str) or level not in LEVELS or not isinstance(seed, int):
        return None
    try:
        position = read(text)
    except PositionError:
        return None
    counted = sheet(position)
    return Work(
        position, counted, str(level), str(event.data.get("sort", "")), seed, event.data.get("timed") is True, event.at,
        asked(counted, str(level), Random(seed)),
    )  # fmt: skip
