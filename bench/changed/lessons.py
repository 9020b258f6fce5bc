"""Lessons that change under a learner who is in the middle of one: ``python -m bench changed-lessons``.

Each shipped lesson is taken to some moment by answers right and wrong; then its file changes in one to three places, as an author
or a release changes it; then the same log is read with the new one. Home, progress, a review and the lesson itself must be there,
and the lesson must go on.
"""

from __future__ import annotations

import json
import sys
import tempfile
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from typing import Any
from unittest import mock

from pydantic import ValidationError

from bench.changed.edited import changed
from bench.changed.noticed import noticed
from lessons.bots.one_lesson import guessing, knowing
from lessons.course import loader
from lessons.course.course import Course
from lessons.learner.event import Event, Json
from lessons.learner.store import Store
from lessons.memory.memory import STATES, as_it_stands, remember
from lessons.moves.move import Move, MoveRefused
from lessons.places.place import Context
from lessons.places.sessions import Sessions
from lessons.review import plan
from lessons.review.again import brought_back
from lessons.review.stock import stocks
from lessons.script.lesson_file import lesson_from
from lessons.script.lesson_reader import load_file
from lessons.script.steps import Lesson
from lessons.session.bar import place
from lessons.session.replay import replay, start, step
from screens.api.envelope import envelope
from screens.learner.preferences import Preferences

WHO = "luna-castello-onda-faro"
ALL = 6
"""So many changes to each lesson; more than five hundred together."""
FORWARD = 8
"""Presses in the lesson as it is now."""
_LANGUAGES = ("en-GB", "it-IT", "fr-FR")


@dataclass(frozen=True)
class Outcome:
    """What became of one change: ``offered``, a question was asked anew; ``noticed``, what was passed over, in words."""

    lesson: str
    change: str
    offered: bool
    noticed: tuple[str, ...]


class SampleLesson:
    """One lesson as its file has it, and a log that leads into the middle of it."""

    def __init__(self, lesson: Lesson, data: dict[str, Any]) -> None:
        self.lesson, self.data = lesson, data
        self.course = Course.of(lesson)

    def log(self, rng: Random) -> list[Event]:
        """What somebody did up to some moment, mostly with something on the table."""
        attempt, events, most = start(self.course), list[Event](), rng.randint(2, 3 * len(self.lesson.steps))
        guesses = guessing(rng)
        while len(events) < most or (attempt.question is None and rng.random() < 0.8):
            nonce = f"nonce-{len(events):05d}-{rng.randrange(2**20)}"
            given: dict[str, Any] = {}
            if (back := attempt.comes_back) is not None:
                brought = brought_back(attempt, back, nonce, rng)
                if brought is None:
                    break
                events.append(brought[0])
                attempt = brought[1]
                continue
            if attempt.done:
                break
            if attempt.wants_seed:
                kind, given = "present", {"seed": rng.randrange(2**32)}
            elif attempt.can_go_on:
                kind = "next"
            else:
                wrong = attempt.question is not None and attempt.question.misses > 1
                kind = "reveal" if wrong else "answer"
                right = attempt.offers or rng.random() < 0.6
                given = {} if wrong else {"value": 1 if attempt.offers else (knowing if right else guesses)(attempt)}
            made = step(attempt, kind, nonce, **given)
            if made is None:
                break
            events.append(made[0])
            attempt = made[1]
        return events


def taken(only: str | None = None) -> Iterator[SampleLesson]:
    """Every shipped lesson."""
    shipped = loader.shipped()
    for lesson in shipped.lessons:
        if only in (None, lesson.id):
            loaded = load_file(shipped.files[lesson.id], lesson.id)
            assert isinstance(loaded.reading.data, dict)
            yield SampleLesson(lesson, json.loads(json.dumps(loaded.reading.data)))


def mutants(
    one: SampleLesson, many: int, rng: Random, others: tuple[dict[str, Any], ...]
) -> Iterator[tuple[list[Event], Lesson | None, str]]:
    """So many lessons that this one may have become, each with a log of the one it was; None where it is gone altogether."""
    made = 0
    while made < many:
        log = one.log(rng)
        if rng.random() < 0.03:
            made += 1
            yield log, None, "the lesson is gone"
            continue
        data, told = one.data, list[str]()
        for _ in range(rng.randint(1, 3)):
            data, what = changed(data, rng, others, log[-1].step if log else "")
            told.append(what)
        try:
            lesson = lesson_from(data)
            Course.of(lesson)
        except (ValidationError, ValueError, KeyError):
            continue  # a file that is refused takes nobody anywhere: the lesson is as good as gone
        made += 1
        yield log, lesson, "; ".join(told)


class Shelf:
    """A log of its own for each change, in one database, and the pages that are asked for."""

    def __init__(self, folder: Path) -> None:
        self.store = Store(str(folder / "log.sqlite"))
        self._number = 0

    def close(self) -> None:
        self.store.close()

    def look(self, one: SampleLesson, log: list[Event], lesson: Lesson | None, change: str, rng: Random) -> Outcome:
        """Everything that a learner with a log of the lesson as it was sees of it as it is. Errors: whatever raises."""
        self._number += 1
        who = f"{WHO}-{'-'.join('abcdefghij'[int(figure)] for figure in str(self._number))}"
        self.store.append_all(who, [(one.lesson.id, event) for event in log])
        library = () if lesson is None else (lesson,)
        courses = {one.id: Course.of(one) for one in library}
        with noticed() as told, mock.patch.object(loader, "library", return_value=library):
            self._home(who, courses)
            self._review(who, one.lesson, rng)
            offered = lesson is not None and self._lesson(who, lesson, courses, rng)
        return Outcome(one.lesson.id, change, offered, tuple(told))

    def _home(self, who: str, courses: Mapping[str, Course]) -> None:
        log = self.store.log(who)
        for name, course in courses.items():
            attempt = replay(course, (event for lesson, event in log if lesson == name))
            assert 0 <= place(attempt)[0] <= place(attempt)[1]
            assert attempt.standing in ("done", "shown")
        memory, now = as_it_stands(remember(log)), datetime.now(UTC)
        assert all(memory.state(skill, now) in STATES for skill in memory.standings)
        memory.due(now)

    def _review(self, who: str, before: Lesson, rng: Random) -> None:
        parts: list[Json] = [
            {"lesson": before.id, "step": one.id} for one in rng.sample(before.steps, 2 if len(before.steps) > 1 else 1)
        ]
        ask: Json = {"ask": {"kind": "legal-plays", "skill": "follow-suit"}, "seed": 1}
        made = plan.course("review/00000001", Event("plan", "", "", {"game": "ottocento", "parts": [*parts, ask]}))
        if made is not None:
            start(made)

    def _lesson(self, who: str, lesson: Lesson, courses: Mapping[str, Course], rng: Random) -> bool:
        sessions = Sessions(Context(self.store, lambda: courses, b"secret"))
        place, guesses, offered = f"lesson/{lesson.id}", guessing(rng), False
        for turn in range(FORWARD):
            stands = sessions.stands(who, place)
            for locale in _LANGUAGES if turn == 0 else _LANGUAGES[:1]:
                told = envelope(sessions, who, place, stands, Preferences(locale=locale))
            assert json.dumps(told)
            attempt = stands.state.attempt
            offered |= bool(attempt.question and attempt.question.anew)
            can = told["can"]
            on = next((event for event in ("next", "answer", "reveal") if can[event]), None)
            if on is None:
                assert attempt.done, (lesson.id, "nothing can be pressed")
                break
            value = None if on != "answer" else 1 if attempt.offers else guesses(attempt)
            nonce = f"later-{turn:03d}-{rng.randrange(2**30)}"
            try:
                sessions.move(who, Move(place=place, event=on, nonce=nonce, value=value, seen=told["qid"]))
            except MoveRefused as error:
                if error.why not in ("unreadable", "not-now"):
                    raise
        assert sessions.stands(who, place).state.attempt == Sessions(sessions.context).stands(who, place).state.attempt
        return offered


def run(
    each: int = ALL, seed: int = 0, only: str | None = None, most: int | None = None
) -> Iterator[tuple[Outcome | Exception, str]]:
    """Each change with what became of it; ``most``: so many lessons, drawn of all."""
    rng = Random(seed)
    everything = list(taken(only))
    stocks()  # of the lessons as they are, before any of them changes
    wanted = everything if most is None else rng.sample(everything, most)
    with tempfile.TemporaryDirectory() as folder:
        shelf = Shelf(Path(folder))
        for one in wanted:
            others = tuple(other.data for other in rng.sample(everything, min(4, len(everything))))
            for log, lesson, change in mutants(one, each, rng, others):
                try:
                    yield shelf.look(one, log, lesson, change, rng), f"{one.lesson.id}: {change}"
                except Exception as error:  # noqa: BLE001 - all of them are to be counted
                    yield error, f"{one.lesson.id}: {change}"
        shelf.close()


def measure(each: int = ALL) -> dict[str, float]:
    """How many changes there were, how many broke a page, and after how many a question was offered anew."""
    changes = broken = offered = named = 0
    for outcome, told in run(each):
        changes += 1
        if isinstance(outcome, Exception):
            broken += 1
            print(f"{told}: {outcome!r}", file=sys.stderr)
        else:
            offered += outcome.offered
            named += bool(outcome.noticed)
    return {"changes": changes, "broken": broken, "offered_anew": offered, "named_in_the_log": named}
