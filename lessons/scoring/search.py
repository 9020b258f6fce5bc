"""Looking for the planted error: a pure fold over the log of the step ``error``."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from engine.games.bologna.scoring import PositionError, read
from lessons.learner.event import Event
from lessons.learner.misfits import fitted
from lessons.scoring.cells import Cell, read_cell
from lessons.scoring.mistakes import PlantedError, again
from lessons.scoring.way import LESSON


@dataclass(frozen=True)
class Search:
    """The sheet on the table, where the learner has looked, and how many errors were found at the first look and in all."""

    sheet: PlantedError | None = None
    looked: tuple[Cell, ...] = ()
    given_up: bool = False
    first: int = 0
    found: int = 0

    @property
    def over(self) -> bool:
        return self.given_up or (self.sheet is not None and self.sheet.cell in self.looked)


def fold(events: Iterable[Event], search: Search | None = None) -> Search:
    """Where these events lead, going on from ``search``."""
    now = search or Search()
    for event in events:
        now = fitted(_take, now, event, LESSON) if event.step == "error" else now
    return now


def _take(search: Search, event: Event) -> Search:
    if event.kind == "present":
        text, mistake, side = (event.data.get(name) for name in ("position", "mistake", "side"))
        try:
            made = again(read(str(text)), str(mistake), side) if isinstance(side, int) else None
        except PositionError:
            made = None
        return replace(search, sheet=made, looked=(), given_up=False)
    if search.sheet is None or search.over:
        return search
    if event.kind == "reveal":
        return replace(search, given_up=True)
    cell = read_cell(event.data.get("cell"))
    if event.kind != "answer" or cell is None or cell in search.looked:
        return search
    hit = cell == search.sheet.cell
    return replace(
        search,
        looked=(*search.looked, cell),
        found=search.found + hit,
        first=search.first + (hit and not search.looked),
    )
