"""What is taught before a lesson: the skills of all those that it comes after."""

from __future__ import annotations

from collections.abc import Iterable

from lessons.script.steps import Lesson
from lessons.yamlfile.fields import Spec

FIRST = "beginner"
"""A lesson of this level that comes after nothing is where people begin: nothing has been told before it."""


def placed(lesson: Lesson, every: Iterable[Lesson]) -> Lesson:
    """The lesson with the skills taught before it among these; with none told where it stands alone."""
    return lesson.model_copy(update={"taught": _before(lesson, every)})


def _before(lesson: Lesson, every: Iterable[Lesson]) -> frozenset[str] | None:
    if not lesson.after and lesson.level != FIRST:
        return None
    there = {one.id: one for one in every}
    found, passed, left = set[str](), {lesson.id}, list(lesson.after)
    while left:
        one = there.get(left.pop())
        if one is not None and one.id not in passed:
            passed.add(one.id)
            found.update(one.teaches, (step.skill for step in one.steps if isinstance(step, Spec)))
            left += one.after
    return frozenset(found)
