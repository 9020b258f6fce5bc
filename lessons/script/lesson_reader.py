"""The text of a lesson's file -> the lesson, or what is wrong with it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path

from pydantic import ValidationError

from lessons.script.draft import Draft, sketched
from lessons.script.lesson_file import lesson_from
from lessons.script.messages import at, told_plainly, what
from lessons.script.steps import ON_THE_PATH, Lesson
from lessons.yamlfile import strict_yaml
from lessons.yamlfile.checker_message import CheckerMessage
from lessons.yamlfile.fields import OFFERED
from lessons.yamlfile.problems import Data, FileReading, Problem

_BENT = "“”„‟‘’‚"


@dataclass(frozen=True)
class LoadedFile:
    """One file: its lesson where it could be made, where things stand in it, what is wrong with it.

    ``draft``: where there is no lesson, as much of one as the rules can be asked about.
    """

    file: str
    lesson: Lesson | None
    reading: FileReading
    problems: tuple[Problem, ...]
    draft: Draft | None = None


def load(source: str | bytes, file: str) -> LoadedFile:
    """Read a lesson; never raises."""
    reading = _with_quotes_told(strict_yaml.read(source, file))
    if reading.data is None:
        return LoadedFile(file, None, reading, reading.problems)
    data = _without_unreadable(reading.data)
    if not isinstance(data, dict):
        wrong = reading.problem((), CheckerMessage("checker.lesson-starts", what=what(data)), "shape")
        return LoadedFile(file, None, reading, (*reading.problems, wrong))
    try:
        lesson = lesson_from(data)
    except ValidationError as error:
        # A list whose entries are all wrong is no empty list, though pydantic also says so.
        errors = [one for one in error.errors(include_url=False) if not (one["type"] == "too_short" and one["input"])]
        problems = {told_plainly(dict(one), reading, data) for one in errors}
        draft = sketched(data, [tuple(one["loc"]) for one in errors])
        return LoadedFile(file, None, reading, tuple(sorted({*reading.problems, *problems})), draft)
    if reading.problems:
        return LoadedFile(file, None, reading, reading.problems, Draft(lesson, frozenset()))
    if not lesson.languages:
        return LoadedFile(file, None, reading, _in_no_language(lesson, reading), Draft(lesson, frozenset()))
    return LoadedFile(file, lesson, reading, ())


def _in_no_language(lesson: Lesson, reading: FileReading) -> tuple[Problem, ...]:
    """Of a lesson whose texts are in different languages: what the one that most of them have lacks."""
    inside = [(path, both) for path, both in lesson.texts() if path not in ON_THE_PATH]
    most = max(OFFERED, key=lambda lang: sum(bool(getattr(both, lang)) for _, both in inside))
    said = CheckerMessage("checker.no-language-whole", lang=repr(str(most)))
    return tuple(reading.problem(path, said, "missing") for path, both in inside if not getattr(both, most))


def load_file(path: Path, name: str) -> LoadedFile:
    """Read a lesson's file; one that cannot be opened is a problem like any other."""
    found = strict_yaml.bytes_of(path, name)
    return (
        load(found, name) if isinstance(found, bytes) else LoadedFile(name, None, strict_yaml.read("", name), (found,))
    )


def as_read_before(data: Data | None, file: str) -> LoadedFile | None:
    """The lesson of data in which nothing was wrong when the file was read; None where they make none any more.

    Where things stand in the file is not known then.
    """
    try:
        return LoadedFile(file, lesson_from(data), FileReading(file, data, {}, ()), ()) if data else None
    except ValidationError:
        return None


def _with_quotes_told(reading: FileReading) -> FileReading:
    """Quotes that an editor has bent are letters to a computer: they would stand in the lesson, and hold nothing together."""
    told = []
    for path, place in reading.places.items():
        value = at(path, reading.data)
        if isinstance(value, str) and not place.quoted and value.strip()[:1] in _BENT and value.strip():
            said = CheckerMessage("checker.bent-quote", quote=value.strip()[0])
            told.append(reading.problem(path, said, "quotes"))
    return replace(reading, problems=tuple(sorted({*reading.problems, *told}))) if told else reading


def _without_unreadable(data: Data) -> Data:
    if isinstance(data, dict):
        return {key: _without_unreadable(value) for key, value in data.items() if not key.startswith("\0")}
    if isinstance(data, list):
        return [_without_unreadable(value) for value in data]
    return data
