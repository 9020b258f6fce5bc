"""Homework: what a press gives, one thing to do, and what came of it by the pupil's own log."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal

from lessons.evening.entries.rounds import Homework
from lessons.learner.event import Event
from lessons.moves.move import Move, MoveRefused
from lessons.places.entry_values import is_number
from lessons.places.place import Context
from lessons.session.step_link import StepLink
from lessons.text.message import Message

Came = Literal["", "begun", "wrong", "help", "right", "done"]
"""What came of a task: nothing yet; of a step its first answer, right at last with help or after a mistake; of a lesson its end."""


@dataclass(frozen=True, slots=True)
class Task:
    """One thing to do: a step with its cards, or a lesson (``link`` without a step)."""

    link: StepLink
    came: Came


def homework_of(context: Context, move: Move) -> Homework:
    """What a host gives to do by this press. Errors: :class:`MoveRefused`."""
    value: Mapping[str, Any] = move.value if isinstance(move.value, dict) else {}
    sort, lesson, rounds = value.get("sort"), value.get("lesson", ""), value.get("rounds", [])
    if sort not in ("wrong", "rounds", "lesson") or not isinstance(rounds, list):
        raise MoveRefused("bad-move", "value.sort: wrong, rounds or lesson")
    if sort == "lesson" and (not isinstance(lesson, str) or lesson not in context.courses()):
        raise MoveRefused("in-words", said=Message("evening.refused.no-homework"))
    numbers = tuple(one for one in rounds if is_number(one) and 0 < one < 10_000)[:60]
    return Homework(
        sort=sort,
        lesson=lesson if sort == "lesson" else "",
        rounds=numbers if sort == "rounds" else (),
        at=int(context.store.now().timestamp()),
    )


def of_step(events: tuple[Event, ...]) -> Came:
    """By the first answer; who was wrong and had it right then is told apart."""
    oks = [(one.data.get("ok") is True, one.data.get("help") is True) for one in events if one.kind == "answer"]
    if not oks:
        return ""
    if oks[0] == (True, False):
        return "right"
    return "help" if any(ok for ok, _ in oks) else "wrong"
