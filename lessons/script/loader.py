"""The lessons there are: those of ``content/``, and those a club has put beside its log; one that cannot be used is left out."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from engine.errors import BadInput
from engine.game import game
from lessons.script.lesson_reader import Loaded, load, load_file
from lessons.script.steps import Lesson
from lessons.script.taught import placed
from lessons.session.course import Course
from lessons.text.card_catalogue import CONTENT
from lessons.yamlfile.problems import Problem

__all__ = [
    "Loaded",
    "Shipped",
    "edition",
    "has_read",
    "lesson_files",
    "library",
    "load",
    "ordered",
    "reread",
    "same_id",
    "shipped",
    "shown",
    "stamps",
    "take_in",
    "unready",
]

ROOT = CONTENT.parent
_own: tuple[Lesson, ...] = ()
_edition = 0
_read: dict[str, Lesson] = {}


@dataclass(frozen=True)
class Shipped:
    """The lessons of a content folder that can be taken, and why the others cannot."""

    lessons: tuple[Lesson, ...]
    files: dict[str, Path]
    left_out: tuple[Problem, ...]
    stamps: dict[Path, tuple[int, int]]


def library(content: Path = CONTENT) -> tuple[Lesson, ...]:
    """Every lesson that can be taken: ours, each after those it asks for, then the club's own as they were last looked at."""
    return (*shipped(content).lessons, *(_own if content == CONTENT else ()))


def take_in(own: Iterable[Lesson]) -> None:
    """These are the club's own lessons from now on."""
    global _own
    now = ordered(own)
    before, _own = _own, _as_before(now, shipped().lessons) if now else ()
    _news(before, _own)


def edition() -> int:
    """Another number whenever the lessons there are have changed: what is made of all lessons is made anew."""
    return _edition


def has_read() -> bool:
    """Have lessons been read yet?"""
    return _shipped.cache_info().currsize > 0


def reread() -> None:
    """Our own lessons are read again, as whoever writes one wants it; one that has not changed stays the same value."""
    before = shipped().lessons
    _shipped.cache_clear()
    _news(before, shipped().lessons)


def stamps(paths: Iterable[Path]) -> dict[Path, tuple[int, int]]:
    """When each file was last written, and its size; a file that has just gone has none."""
    found = {}
    for path in paths:
        try:
            told = path.stat()
        except OSError:
            continue
        found[path] = (told.st_mtime_ns, told.st_size)
    return found


def _news(before: tuple[Lesson, ...], now: tuple[Lesson, ...]) -> None:
    global _edition
    if list(map(id, before)) != list(map(id, now)):
        _edition += 1


def shipped(content: Path = CONTENT) -> Shipped:
    """The lessons of ``content/``: by family (Bologna first), game and name, each after those it asks for."""
    return _shipped(content)


@cache
def _shipped(content: Path) -> Shipped:
    lessons: list[Lesson] = []
    files: dict[str, Path] = {}
    left_out: list[Problem] = []
    paths = lesson_files(content)
    for path in paths:
        loaded = load_file(path, shown(path))
        wrong = loaded.problems or unready(loaded)
        if loaded.lesson is None or wrong:
            left_out += wrong
        elif loaded.lesson.id in files:
            left_out.append(same_id(loaded, shown(files[loaded.lesson.id])))
        else:
            lessons.append(loaded.lesson)
            files[loaded.lesson.id] = path
    return Shipped(_as_before(ordered(lessons)), files, tuple(left_out), stamps(paths))


def _as_before(lessons: tuple[Lesson, ...], others: tuple[Lesson, ...] = ()) -> tuple[Lesson, ...]:
    """These lessons with what is taught before each; one that has not changed stays the same value."""
    kept = []
    for one in lessons:
        found = placed(one, (*others, *lessons))
        if _read.get(found.id) != found:
            _read[found.id] = found
        kept.append(_read[found.id])
    return tuple(kept)


def unready(loaded: Loaded) -> tuple[Problem, ...]:
    """Why a lesson whose file is well formed cannot be made ready, if it cannot: its game, its house rules, or anything else."""
    assert loaded.lesson is not None
    say = loaded.reading.problem
    try:
        Course.of(loaded.lesson)
    except BadInput as error:
        at = ("rules", *error.field.split(".")[1:]) if error.field.startswith("rules") else ("game",)
        return (say(at, error.message, error.code),)
    except Exception as error:  # noqa: BLE001 - whatever is wrong with one lesson, the others are taught
        return (say((), f"cannot be used: {type(error).__name__}: {error}", "unusable"),)
    return ()


def same_id(loaded: Loaded, other: str) -> Problem:
    """Two lessons of one id: progress would not know which."""
    assert loaded.lesson is not None
    said = f"the id {loaded.lesson.id!r} is that of {other}; give this lesson one of its own"
    return loaded.reading.problem(("id",), said, "id")


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


def _first(lesson: Lesson, named: Mapping[str, Lesson]) -> Lesson:
    """The lesson with which the way to this one begins; where that goes round in a circle, the checker says so."""
    seen = {lesson.id}
    while (before := next((one for one in lesson.after if one in named), None)) and before not in seen:
        seen.add(before)
        lesson = named[before]
    return lesson


def shown(path: Path) -> str:
    """A path as problems show it: from the root of the checkout where it lies in it."""
    return str(path.relative_to(ROOT)) if path.is_relative_to(ROOT) else str(path)


def lesson_files(content: Path = CONTENT) -> list[Path]:
    return sorted((content / "lessons").rglob("*.yaml"))


def _family(lesson: Lesson) -> str:
    try:
        return game(lesson.game).family
    except BadInput:  # the checker says so
        return ""
