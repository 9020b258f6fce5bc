"""The sheet of a deal as an exercise: what the log says of one learner, and what each press adds to it."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from random import Random
from typing import Any, Literal

from engine.games.bologna.scoring import write
from engine.games.bologna.scoring.piles import SORTS, draw
from lessons.learner.event import Event, Json
from lessons.learner.store import Store, since_reset
from lessons.moves.move import Move, MoveRefused
from lessons.moves.rng import new_nonce, new_seed
from lessons.scoring import mistakes, search, way
from lessons.scoring.cells import LEVELS, Cell, read_cell
from lessons.scoring.search import Search
from lessons.scoring.way import LESSON, MOST, Way

Step = Literal["learn", "error"]
UNFIT = ("declared", "matto-owed", "tie-at-the-target", "random")
"""Sorts of piles that are not asked for here: what they are about has no cell of its own."""
REMEMBERED = 50


@dataclass(frozen=True)
class Exercise:
    """Only a cache: :func:`read_on` makes the same one from the log.

    ``number`` is the last event read, ``dealt`` that which laid the sheet on the table, ``seen`` the last nonces.
    ``arriving``: asked for by somebody who has nothing of the table yet.
    """

    learner: str
    step: Step = "learn"
    way: Way = field(default_factory=Way)
    search: Search = field(default_factory=Search)
    number: int = 0
    dealt: int = 0
    seen: tuple[str, ...] = ()
    arriving: bool = True

    @property
    def empty(self) -> bool:
        """Is there no sheet on the table yet?"""
        return (self.way.work if self.step == "learn" else self.search.sheet) is None

    def after(self, events: tuple[Event, ...]) -> Exercise:
        """Where these events lead, going on from here."""
        dealt = [one.number for one in events if one.kind == "present" and one.step == self.step]
        return replace(
            self, way=way.fold(events, self.way), search=search.fold(events, self.search), number=events[-1].number,
            dealt=[self.dealt, *dealt][-1], seen=(*self.seen, *(one.nonce for one in events))[-REMEMBERED:],
        )  # fmt: skip


def read_on(store: Store, exercise: Exercise) -> Exercise:
    """Where the learner is by the log; what was done on another device counts, too."""
    return _folded(exercise, store.events(exercise.learner, LESSON, exercise.number))


def laid(store: Store, exercise: Exercise) -> Exercise:
    """The same with a sheet on the table, which is drawn and saved where there is none."""
    if not exercise.empty:
        return exercise
    return _saved(store, exercise, Event("present", exercise.step, new_nonce(), _drawn(exercise, {})))


def taken(store: Store, exercise: Exercise, move: Move) -> Exercise:
    """What the learner did: saved first, counted once for its nonce. Errors: :class:`MoveRefused`."""
    event = _event(exercise, move)
    if event.kind != "present" and _unmoved(exercise, event):
        raise MoveRefused("not-now")
    return _saved(store, exercise, event)


def _unmoved(exercise: Exercise, event: Event) -> bool:
    after = exercise.after((event,))
    return after.way is exercise.way and after.search is exercise.search


def _saved(store: Store, exercise: Exercise, event: Event) -> Exercise:
    return _folded(exercise, store.append(exercise.learner, LESSON, event, exercise.number))


def _folded(exercise: Exercise, events: tuple[Event, ...]) -> Exercise:
    if not events:
        return exercise
    counted = since_reset(events)
    if len(counted) < len(events):
        exercise = Exercise(exercise.learner, exercise.step)
    return exercise.after(counted) if counted else replace(exercise, number=events[-1].number)


def _event(exercise: Exercise, move: Move) -> Event:
    told: dict[str, Any] = move.value if isinstance(move.value, dict) else {}
    match exercise.step, move.event:
        case _, "new":
            return Event("present", exercise.step, move.nonce, _drawn(exercise, told))
        case "error", "reveal":
            return Event("reveal", exercise.step, move.nonce)
        case ("error", "answer") | ("learn", "hint"):
            return Event(move.event, exercise.step, move.nonce, {"cell": str(_cell(told))})
        case "learn", "answer":
            data: dict[str, Json] = {"cell": str(_cell(told)), "value": _figure(told.get("value"))}
            return Event("answer", "learn", move.nonce, data)
    raise MoveRefused("bad-move", f"event: {move.event}")


def _cell(told: dict[str, Any]) -> Cell:
    cell = read_cell(told.get("cell"))
    if cell is None:
        raise MoveRefused("bad-move", f"cell: {told.get('cell')}")
    return cell


def _figure(value: object) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= MOST:
        raise MoveRefused("bad-move", f"value: {value}")
    return value


def _drawn(exercise: Exercise, told: dict[str, Any]) -> dict[str, Json]:
    """A sheet of the sort and at the level that were asked for; or one with an error."""
    if exercise.step == "error":
        return _spoilt(Random(new_seed()))
    level, sort = told.get("level") or exercise.way.level, told.get("sort") or "typical"
    named = isinstance(level, str) and isinstance(sort, str)
    if not named or level not in LEVELS or sort not in SORTS or sort in UNFIT:
        raise MoveRefused("bad-move", f"level, sort: {level}, {sort}")
    seed = new_seed()
    # What was declared is on the score already when the cards are counted.
    position = replace(draw(str(sort), Random(seed)), shown=())
    timed = told.get("timed") is True
    return {"position": write(position), "level": str(level), "sort": str(sort), "seed": seed, "timed": timed}


def _spoilt(rng: Random) -> dict[str, Json]:
    for mistake in rng.sample(mistakes.NAMES, len(mistakes.NAMES)):
        made = mistakes.spoilt(mistake, rng)
        if made is not None:
            return {"position": write(made.position), "mistake": made.mistake, "side": made.side}
    raise RuntimeError("no pile has a place for any of these errors")
