"""Lesson files -> lessons, or what is wrong with them."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path

from pydantic import ValidationError

from engine.errors import BadInput
from engine.game import game
from lessons import places
from lessons.cardbook import CONTENT
from lessons.lesson_file import lesson_from
from lessons.plainly import told_plainly, what
from lessons.problems import Data, Problem, Reading
from lessons.script import Lesson


@dataclass(frozen=True)
class Loaded:
    """One file: its lesson where it could be made, where things stand in it, what is wrong with it."""

    file: str
    lesson: Lesson | None
    reading: Reading
    problems: tuple[Problem, ...]


def load(source: str | bytes, file: str) -> Loaded:
    """Read a lesson; never raises."""
    reading = places.read(source, file)
    if reading.data is None:
        return Loaded(file, None, reading, reading.problems)
    data = _without_unreadable(reading.data)
    if not isinstance(data, dict):
        wrong = reading.problem(
            (), f"a lesson starts with its keys (id, game, title ...), not with {what(data)}", "shape"
        )
        return Loaded(file, None, reading, (*reading.problems, wrong))
    try:
        lesson = lesson_from(data)
    except ValidationError as error:
        # A list whose entries are all wrong is no empty list, though pydantic also says so.
        errors = [one for one in error.errors(include_url=False) if not (one["type"] == "too_short" and one["input"])]
        problems = {told_plainly(dict(one), reading, data) for one in errors}
        return Loaded(file, None, reading, tuple(sorted({*reading.problems, *problems})))
    return Loaded(file, None if reading.problems else lesson, reading, reading.problems)


@cache
def library(content: Path = CONTENT) -> tuple[Lesson, ...]:
    """The lessons whose files are sound, each after those it asks for, else by family (Bologna first), game and name."""
    read = [load(path.read_bytes(), str(path)).lesson for path in lesson_files(content)]
    found = {lesson.id: lesson for lesson in sorted(filter(None, read), key=_family)}
    ordered: dict[str, Lesson] = {}

    def visit(lesson: Lesson, above: frozenset[str]) -> None:
        for first in lesson.after:
            if first in found and first not in above:
                visit(found[first], above | {lesson.id})
        ordered.setdefault(lesson.id, lesson)

    for lesson in found.values():
        visit(lesson, frozenset())
    return tuple(ordered.values())


def _family(lesson: Lesson) -> str:
    try:
        return game(lesson.game).family
    except BadInput:  # the checker says so
        return ""


def lesson_files(content: Path = CONTENT) -> list[Path]:
    return sorted((content / "lessons").rglob("*.yaml"))


def _without_unreadable(data: Data) -> Data:
    if isinstance(data, dict):
        return {key: _without_unreadable(value) for key, value in data.items() if not key.startswith("\0")}
    if isinstance(data, list):
        return [_without_unreadable(value) for value in data]
    return data
