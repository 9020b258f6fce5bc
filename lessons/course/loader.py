"""The lessons there are: those of ``content/``, and those a club has put beside its log; one that cannot be used is left out."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from engine.errors import BadInput
from engine.game import game
from lessons.course.course import Course
from lessons.course.order import ordered
from lessons.course.taught import placed
from lessons.script import house
from lessons.script.lesson_reader import LoadedFile, as_read_before, load, load_file
from lessons.script.steps import Lesson
from lessons.text.card_catalogue import CONTENT
from lessons.yamlfile import copies
from lessons.yamlfile.characters import visible
from lessons.yamlfile.checker_message import CheckerMessage
from lessons.yamlfile.disk_cache import DiskCache
from lessons.yamlfile.problems import Data, Problem

__all__ = [
    "LoadedFile",
    "ShippedLessons",
    "edition",
    "has_read",
    "lesson_files",
    "library",
    "load",
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
class ShippedLessons:
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


def shipped(content: Path = CONTENT) -> ShippedLessons:
    """The lessons of ``content/``: by family (Bologna first), game and name, each after those it asks for."""
    return _shipped(content)


@cache
def _shipped(content: Path) -> ShippedLessons:
    lessons: list[Lesson] = []
    files: dict[str, Path] = {}
    left_out: list[Problem] = []
    paths, told = lesson_files(content), dict[str, Data | None]()
    kept = DiskCache("lessons", paths)
    before = kept.recall() or {}
    for path in paths:
        loaded = as_read_before(before.get(shown(path)), shown(path))
        if loaded is None or unready(loaded):
            loaded = load_file(path, shown(path))
        told[shown(path)] = loaded.reading.data
        wrong = loaded.problems or unready(loaded)
        if loaded.lesson is None or wrong:
            left_out += wrong
        elif loaded.lesson.id in files:
            left_out.append(same_id(loaded, shown(files[loaded.lesson.id])))
        else:
            lessons.append(loaded.lesson)
            files[loaded.lesson.id] = path
    if before != told:
        kept.keep(None if left_out else told)
    return ShippedLessons(_as_before(ordered(lessons)), files, tuple(left_out), stamps(paths))


def _as_before(lessons: tuple[Lesson, ...], others: tuple[Lesson, ...] = ()) -> tuple[Lesson, ...]:
    """These lessons with what is taught before each; one that has not changed stays the same value."""
    kept = []
    for one in lessons:
        found = placed(one, (*others, *lessons))
        if _read.get(found.id) != found:
            _read[found.id] = found
        kept.append(_read[found.id])
    return tuple(kept)


def unready(loaded: LoadedFile) -> tuple[Problem, ...]:
    """Why a lesson whose file is well formed cannot be made ready, if it cannot: its game, its house rules, or anything else."""
    assert loaded.lesson is not None
    say = loaded.reading.problem
    try:
        Course.of(loaded.lesson)
    except BadInput as error:
        at = ("rules", *error.field.split(".")[1:]) if error.field.startswith("rules") else ("game",)
        return (say(at, _refused(loaded.lesson, error), error.code),)
    except Exception as error:  # noqa: BLE001 - whatever is wrong with one lesson, the others are taught
        return (say((), CheckerMessage("checker.unusable", why=f"{type(error).__name__}: {error}"), "unusable"),)
    return ()


def _refused(lesson: Lesson, error: BadInput) -> str:
    if error.code == "unknown-game":
        return house.no_game(lesson.game)
    name = error.field.removeprefix("rules.")
    return house.wrong_rule(game(lesson.game), name, lesson.rules[name]) if name in lesson.rules else error.message


def same_id(loaded: LoadedFile, other: str) -> Problem:
    """Two lessons of one id: progress would not know which."""
    assert loaded.lesson is not None
    if copies.original(Path(loaded.file).name) == Path(other).name:
        return loaded.reading.problem(("id",), copies.said(Path(other).name), copies.CODE)
    said = CheckerMessage("checker.same-id", id=repr(loaded.lesson.id), other=other)
    return loaded.reading.problem(("id",), said, "id")


def shown(path: Path) -> str:
    """A path as problems show it: from the root of the checkout where it lies in it."""
    return visible(str(path.relative_to(ROOT) if path.is_relative_to(ROOT) else path))


def lesson_files(content: Path = CONTENT) -> list[Path]:
    return copies.copies_last((content / "lessons").rglob("*.yaml"))
