"""Whoever knows something can show it: the hardest questions of a lesson, or one of each stretch of the path."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from random import Random

from lessons.course.course import Course
from lessons.learner.event import KNOWN, Event
from lessons.question.registry import kinds
from lessons.review.placing import PLACES
from lessons.review.plan import Plan, PlannedQuestion, question
from lessons.review.stock import Stock
from lessons.review.templates import Template, template, written
from lessons.script.steps import Lesson
from lessons.session.state import Attempt
from lessons.yamlfile.fields import Spec
from lessons.yamlfile.problems import Data
from lessons.yamlfile.strict_yaml import read

LESSON, PLACEMENT = "known", "placement"
"""The sorts of sittings in which something is shown."""
MOST = 5
"""Questions that show one lesson."""
TWELVE = 12
_LUCK = 0.5
"""A question that so many guess, or more, shows nothing."""


def of_lesson(lesson: Lesson, stock: Stock, used: set[int], rng: Random) -> Plan | None:
    """The hardest question of each skill that the lesson teaches, the hardest ones first; None where none can be drawn."""
    found = [one for skill in lesson.teaches if (one := _hardest(skill, lesson, stock, used, rng)) is not None]
    ranked = sorted(found, key=lambda one: _luck(stock, one))[:MOST]
    chosen = tuple(one for one in found if one in ranked)
    return Plan(stock.game.id, chosen, shows=((lesson.id,),) * len(chosen)) if chosen else None


def placement(stock: Stock, used: set[int], rng: Random) -> Plan:
    """One question of each stretch of the path of this game, twelve at most."""
    drawn = [(question(stock, (one,), rng, used), lessons) for one, lessons in _placement(stock.game.id)]
    parts = [(one, lessons) for one, lessons in drawn if one is not None][:TWELVE]
    return Plan(stock.game.id, tuple(one for one, _ in parts), shows=tuple(lessons for _, lessons in parts))


def shown_by(attempt: Attempt) -> tuple[str, ...]:
    """The lessons that are shown to be known: all their questions were right at once and without help."""
    right: dict[str, bool] = {}
    for step, lessons in attempt.course.shows.items():
        for lesson in lessons:
            right[lesson] = right.get(lesson, True) and attempt.went.get(step) == "right"
    return tuple(lesson for lesson, ok in right.items() if ok)


def events(attempt: Attempt, lessons: dict[str, Lesson]) -> Iterator[tuple[str, Event]]:
    """What the log is told of a finished sitting: lesson -> that it is known, with its skills. The same sitting says it once."""
    for id_ in shown_by(attempt) if attempt.done else ():
        if id_ in lessons:
            nonce = sha256(f"{attempt.lesson.id} {id_}".encode()).hexdigest()[:32]
            yield id_, Event(KNOWN, "", nonce, {"skills": list(_skills(lessons[id_]))})


def _skills(lesson: Lesson) -> tuple[str, ...]:
    return tuple(dict.fromkeys([*lesson.teaches, *(step.skill for step in lesson.steps if isinstance(step, Spec))]))


def _hardest(skill: str, lesson: Lesson, stock: Stock, used: set[int], rng: Random) -> PlannedQuestion | None:
    """A question about this skill as the lesson drills it; where it has no drill, as others do, or as it stands in it."""
    own = [one for one in written((lesson,), False).get(skill, ()) if one.drawn]
    ways = (own, [one for one in stock.by_skill.get(skill, ()) if one.drawn], written((lesson,), True).get(skill, ()))
    within = Course.of(lesson).within
    told = [*within.values()][-1] if within else None
    for some in ways:
        drawn = [found for one in some if (found := question(stock, (one,), rng, used, told)) is not None]
        hard = [one for one in drawn if _luck(stock, one) < _LUCK]
        if hard:
            return min(hard, key=lambda one: _luck(stock, one))
    return None


def _luck(stock: Stock, one: PlannedQuestion) -> float:
    item = stock.item(one.template, one.seed)
    return 1.0 if item is None else kinds()[one.template.kind].guess_rate(item)


@cache
def _placement(name: str) -> tuple[tuple[Template, tuple[str, ...]], ...]:
    path = PLACES / f"{name}.yaml"
    reading = read(path.read_bytes(), path.name)
    told = reading.data.get("questions") if isinstance(reading.data, dict) else None
    return tuple(_of_file(one) for one in told if isinstance(one, dict)) if isinstance(told, list) else ()


def _of_file(told: dict[str, Data]) -> tuple[Template, tuple[str, ...]]:
    shows = told.get("shows")
    lessons = tuple(str(one) for one in shows) if isinstance(shows, list) else ()
    return template({name: value for name, value in told.items() if name != "shows"}), lessons
