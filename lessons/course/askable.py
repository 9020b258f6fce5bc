"""Whether questions can be asked at all, tried out before anybody meets them."""

from __future__ import annotations

from engine.errors import BadInput
from lessons.course import rehearsal
from lessons.course.course import Course
from lessons.question.registry import kinds
from lessons.script.lesson_reader import LoadedFile
from lessons.script.steps import Lesson, kind_of
from lessons.yamlfile.checker_message import CheckerMessage
from lessons.yamlfile.fields import Spec
from lessons.yamlfile.problems import Problem


def stumble(loaded: LoadedFile) -> tuple[Problem, ...]:
    """Why the first of these questions that cannot be asked cannot; empty where all can."""
    assert loaded.lesson is not None
    found = rehearsal.stumbles(Course.of(loaded.lesson))
    if found is None:
        return ()
    place, error = found
    said = CheckerMessage("checker.unaskable", why=_refused(loaded.lesson, place) or in_words(error))
    return (loaded.reading.problem(("steps", place), said, "unusable"),)


def _refused(lesson: Lesson, place: int) -> str:
    """What its kind says against the question that stands here, as of another game; empty where it says nothing."""
    step, course = lesson.steps[place], Course.of(lesson)
    assert isinstance(step, Spec)
    try:
        return next((one.message for one in kinds()[kind_of(step)].faults(step, course.game, course.rules)), "")
    except BadInput:
        return ""  # its cards cannot be read, and that is what it stumbles at


def in_words(error: Exception) -> str:
    """An error of the program as an author can report it."""
    if isinstance(error, BadInput) and isinstance(error.message, CheckerMessage):
        return error.message
    told = error.message if isinstance(error, BadInput) else f"{type(error).__name__}: {error}"
    return " ".join(told.split())[:200]
