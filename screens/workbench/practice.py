"""The sheet as an exercise: what the browser is given of it, and the one way in which the log grows."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from random import Random
from typing import Any

from engine.games.bologna.scoring import write
from engine.games.bologna.scoring.piles import SORTS, draw
from lessons.learner.event import Event, Json
from lessons.learner.store import Store, since_reset
from lessons.scoring import mistakes, search, way
from lessons.scoring.cells import LEVELS, read_cell
from lessons.scoring.search import Search
from lessons.scoring.way import LESSON, MOST, Way

STEPS = ("learn", "error")
UNFIT = ("declared", "matto-owed", "tie-at-the-target", "random")
"""Sorts of piles that are not asked for here: what they are about has no cell of its own."""


@dataclass(frozen=True)
class Seat:
    """Only a cache: :func:`sit_down` makes the same one from the log. ``number`` is the last event read."""

    learner: str
    way: Way = field(default_factory=Way)
    search: Search = field(default_factory=Search)
    number: int = 0

    def empty(self, step: str) -> bool:
        """Is there no sheet on the table yet?"""
        return (self.way.work if step == "learn" else self.search.sheet) is None


def sit_down(store: Store, learner: str, seat: Seat | None = None) -> Seat:
    """Where the learner is by the log, read on from ``seat``; events of another device count, too."""
    if seat is None or seat.learner != learner:
        seat = Seat(learner)
    return _read_on(seat, store.events(learner, LESSON, seat.number))


def settle(store: Store, seat: Seat, step: str, told: Any, nonce: str) -> Seat:
    """Take what the learner did: saved first, counted once for its nonce, however often it comes."""
    event = _event(seat, step, told, nonce)
    if event is None:
        return seat
    return _read_on(seat, store.append(seat.learner, LESSON, event, seat.number))


def _read_on(seat: Seat, events: tuple[Event, ...]) -> Seat:
    if not events:
        return seat
    if len(counted := since_reset(events)) < len(events):
        seat = Seat(seat.learner)
    return replace(
        seat, way=way.fold(counted, seat.way), search=search.fold(counted, seat.search), number=events[-1].number
    )


def _event(seat: Seat, step: str, told: Any, nonce: str) -> Event | None:
    if not isinstance(told, dict) or step not in STEPS:
        return None
    do = told.get("do")
    if do == "new":
        data = _new_sheet(seat, told) if step == "learn" else _new_error()
        return Event("present", step, nonce, data) if data else None
    if do == "reveal" and step == "error":
        return Event("reveal", step, nonce)
    cell = read_cell(told.get("cell"))
    if cell is None or do not in ("answer", "hint"):
        return None
    if step == "error":
        return Event("answer", step, nonce, {"cell": str(cell)}) if do == "answer" else None
    if do == "hint":
        return Event("hint", step, nonce, {"cell": str(cell)})
    given = told.get("value")
    if not isinstance(given, int) or isinstance(given, bool) or not 0 <= given <= MOST:
        return None
    return Event("answer", step, nonce, {"cell": str(cell), "value": given})


def _new_sheet(seat: Seat, told: dict[str, Any]) -> dict[str, Json] | None:
    level, sort = told.get("level") or seat.way.level, told.get("sort") or "typical"
    if level not in LEVELS or sort not in SORTS or sort in UNFIT:
        return None
    seed = secrets.randbelow(2**32)
    # What was declared is on the score already when the cards are counted.
    position = replace(draw(str(sort), Random(seed)), shown=())
    return {
        "position": write(position),
        "level": str(level),
        "sort": str(sort),
        "seed": seed,
        "timed": told.get("timed") is True,
    }


def _new_error() -> dict[str, Json] | None:
    rng = Random(secrets.randbelow(2**32))
    for mistake in rng.sample(mistakes.NAMES, len(mistakes.NAMES)):
        made = mistakes.spoilt(mistake, rng)
        if made is not None:
            return {"position": write(made.position), "mistake": made.mistake, "side": made.side}
    return None


def elapsed(began: str) -> int:
    """Seconds since then, for the clock of those who asked for one."""
    return max(0, round((datetime.now(UTC) - datetime.fromisoformat(began)).total_seconds()))
