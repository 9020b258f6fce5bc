"""Which of a club's own lessons can be taken, and everything that is wrong with one of them."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from lessons.course import loader
from lessons.course.askable import stumble
from lessons.lint import content
from lessons.lint.own_names import names_taken
from lessons.script.lesson_reader import LoadedFile
from lessons.script.references import KnownNames
from lessons.script.steps import Lesson
from lessons.text import skills
from lessons.yamlfile.checker_message import CheckerMessage
from lessons.yamlfile.problems import Problem


def left_out(read: list[LoadedFile]) -> dict[str, tuple[Problem, ...]]:
    """File -> why its lesson cannot be taken, for those that are well formed and yet cannot."""
    out: dict[str, tuple[Problem, ...]] = {}
    first: dict[str, str] = {
        id_: CheckerMessage("checker.of-ours", file=loader.shown(path)) for id_, path in loader.shipped().files.items()
    }
    for one in read:
        if one.lesson is None:
            continue
        if one.lesson.id in first:
            out[one.file] = (loader.same_id(one, first[one.lesson.id]),)
            continue
        wrong = loader.unready(one) or stumble(one)
        if wrong:
            out[one.file] = wrong
        else:
            first[one.lesson.id] = one.file
    return out


def checker(ours: list[Lesson]) -> Callable[[LoadedFile], Iterable[Problem]]:
    """What finds everything that is wrong with one file, where these are the club's lessons."""
    every = {lesson.id: lesson for lesson in (*loader.shipped().lessons, *ours)}
    known = KnownNames(every, frozenset(skills.skills()), content.sources(), names_taken(ours))
    return lambda loaded: content.checked(loaded, known)
