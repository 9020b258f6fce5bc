"""The order of the path of lessons."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from engine.errors import BadInput
from engine.game import family_of
from lessons.script.steps import Lesson

BEGINNING = 6
"""So many lessons are a family's first: in them one learns how a trick goes, and who is next."""


def ordered(lessons: Iterable[Lesson]) -> tuple[Lesson, ...]:
    """By family, game and name, but each after those it asks for; what goes on from another family follows that family, and a
    family's other games the one it begins with."""
    named = {lesson.id: lesson for lesson in lessons}

    def begun(lesson: Lesson) -> tuple[str, bool, bool]:
        first = _first(lesson, named)
        return _family(first), _family(first) != _family(lesson), first.game != lesson.game

    found = {lesson.id: lesson for lesson in sorted(named.values(), key=begun)}
    placed: dict[str, Lesson] = {}

    def visit(lesson: Lesson, above: frozenset[str]) -> None:
        for first in lesson.after:
            if first in found and first not in above:
                visit(found[first], above | {lesson.id})
        placed.setdefault(lesson.id, lesson)

    for lesson in found.values():
        visit(lesson, frozenset())
    return tuple(placed.values())


def begins_with(lessons: Iterable[Lesson]) -> frozenset[str]:
    """The ids of the lessons with which each family begins, of these lessons in their order."""
    first: dict[str, list[str]] = {}
    for lesson in lessons:
        first.setdefault(_family(lesson), []).append(lesson.id)
    return frozenset(one for its in first.values() for one in its[:BEGINNING])


def _first(lesson: Lesson, named: Mapping[str, Lesson]) -> Lesson:
    """The lesson with which the way to this one begins; where that goes round in a circle, the checker says so."""
    seen = {lesson.id}
    while (before := next((one for one in lesson.after if one in named), None)) and before not in seen:
        seen.add(before)
        lesson = named[before]
    return lesson


def _family(lesson: Lesson) -> str:
    try:
        return family_of(lesson.game)
    except BadInput:  # the checker says so
        return ""
