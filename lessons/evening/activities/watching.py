"""How far everybody is in the lesson they take by themselves: each log read once, and on from there."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import reduce
from threading import Lock
from typing import Any

from lessons.course.course import Course
from lessons.learner.event import Event
from lessons.learner.store import RESET, Store
from lessons.question.kind import Item, Kind
from lessons.session import replay
from lessons.session.asking import Came
from lessons.session.state import Attempt, Outcome

FORWARD = ("present", "next", "back", "mend")
"""What leads to something new to look at; so does a right answer."""


@dataclass(frozen=True, slots=True)
class AnsweredQuestion:
    """A question of the lesson that was answered, first ``at`` (UTC). ``came``: as the lesson counts it, the worst try.

    ``open``: of a question in several steps some are still to come. ``key`` tells it from every other of the same log.
    """

    step: str
    number: int
    skill: str
    came: Came
    diagnoses: tuple[str, ...]
    at: str
    open: bool
    kind: Kind[Any, Any] | None
    item: Item | None
    key: tuple[object, ...]


@dataclass(frozen=True, slots=True)
class Progress:
    """One pupil in the lesson. ``since``: when something new was last looked at (UTC, ISO 8601; empty before the first step).

    ``belief``: the last misconception that an answer gave away. ``number``: the last event read. ``answered``: all questions,
    also of when the lesson was taken before; ``begun``: how often it was begun anew.
    """

    attempt: Attempt
    since: str = ""
    belief: str = ""
    number: int = 0
    answered: tuple[AnsweredQuestion, ...] = ()
    begun: int = 0

    def of(self, step: str) -> Outcome | None:
        """What came of a step; None where the pupil has not left it behind yet."""
        return self.attempt.went.get(step)


class Watch:
    """A cache of how far everybody is in one lesson, as the desk watches it. Safe to use from many threads."""

    def __init__(self, course: Course) -> None:
        self.course = course
        self._seen: dict[str, Progress] = {}
        self._alone = Lock()

    def look(self, store: Store, whos: Iterable[str]) -> dict[str, Progress]:
        """Where each of these is by the log."""
        with self._alone:
            wanted = list(whos)
            known = [who for who in wanted if who in self._seen]
            after = min((self._seen[who].number for who in known), default=0)
            news = store.events_of(known, self.course.lesson.id, after) if known else {}
            for who in wanted:
                before = self._seen.get(who)
                told = store.events(who, self.course.lesson.id) if before is None else news.get(who, ())
                self._seen[who] = _on(self.course, before or Progress(replay.start(self.course)), told)
            return {who: self._seen[who] for who in wanted}


def _on(course: Course, before: Progress, events: tuple[Event, ...]) -> Progress:
    fresh = (one for one in events if one.number > before.number)
    return reduce(lambda now, event: _after(course, now, event), fresh, before)


def _after(course: Course, now: Progress, event: Event) -> Progress:
    if event.kind == RESET:
        return replace(now, attempt=replay.start(course), since="", number=event.number, begun=now.begun + 1)
    after = replace(now, attempt=replay.follow(now.attempt, event), number=event.number)
    return _noticed(_counted(after, event), event)


def _counted(now: Progress, event: Event) -> Progress:
    """With what came of the question on the table; a slip that was taken back did not come of it."""
    attempt, asked = now.attempt, now.attempt.question
    if asked is None or attempt.spec is None:
        return now
    key = (now.begun, attempt.step_id, attempt.count, attempt.back, asked.seed, asked.number)
    last = now.answered[-1] if now.answered and now.answered[-1].key == key else None
    others = now.answered[:-1] if last else now.answered
    if asked.came is None:
        return replace(now, answered=others) if last else now
    if last is not None and (last.came, last.diagnoses, last.open) == (asked.came, asked.diagnoses, not asked.over):
        return now
    step = attempt.missed[attempt.back].step if attempt.back is not None else attempt.step_id
    done = AnsweredQuestion(
        step, asked.number, attempt.spec.skill, asked.came, asked.diagnoses, last.at if last else event.at,
        not asked.over, attempt.kind, attempt.item, key,
    )  # fmt: skip
    return replace(now, answered=(*others, done))


def _noticed(now: Progress, event: Event) -> Progress:
    if event.kind in FORWARD or event.data.get("ok") is True or not now.since:
        now = replace(now, since=event.at)
    belief = event.data.get("diagnosis")
    return replace(now, belief=belief) if isinstance(belief, str) and belief else now
