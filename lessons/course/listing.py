"""What the path says of each lesson, known without reading the lessons where none has changed since they were last read."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from lessons.course import loader
from lessons.script.steps import Lesson
from lessons.yamlfile.disk_cache import DiskCache
from lessons.yamlfile.fields import Both, Lang
from lessons.yamlfile.locked_cache import read_once
from lessons.yamlfile.problems import Problem

SOURCES = sorted(path for room in ("course", "script") for path in (Path(__file__).parents[1] / room).glob("*.py"))
"""What reads lessons: another state of it may read them otherwise."""


@dataclass(frozen=True, slots=True)
class ListedLesson:
    """A lesson on the path: its head as far as it is shown there, and the languages it can be taken in."""

    id: str
    game: str
    title: Both
    about: Both | None
    minutes: int
    after: tuple[str, ...]
    teaches: tuple[str, ...]
    languages: tuple[Lang, ...]

    @classmethod
    def of(cls, lesson: Lesson) -> ListedLesson:
        return cls(
            lesson.id, lesson.game, lesson.title, lesson.about, lesson.minutes, lesson.after, lesson.teaches, lesson.languages
        )  # fmt: skip


def listed() -> tuple[ListedLesson, ...]:
    """Every lesson that can be taken, in the order of :func:`lessons.course.loader.library`."""
    if not loader.has_read():
        if found := _recalled():
            return found
        keep()
    return tuple(map(ListedLesson.of, loader.library()))


def left_out() -> tuple[Problem, ...]:
    """Why some of our own lessons are not on the path; a listing is kept only where that is said of none."""
    return () if not loader.has_read() and _recalled() else loader.shipped().left_out


def keep() -> None:
    """The lessons have been read: the next start need not read them before it shows the path."""
    shipped, kept = loader.shipped(), _kept()
    made = None if shipped.left_out else [_told(ListedLesson.of(one)) for one in shipped.lessons]
    as_read = loader.stamps(loader.lesson_files()) == shipped.stamps
    if as_read and kept.recall() != made:
        kept.keep(made)


@read_once
def _recalled() -> tuple[ListedLesson, ...]:
    """Those of an earlier start; none where any file is another one now."""
    try:
        return tuple(map(_listed, _kept().recall() or ()))
    except (AttributeError, KeyError, TypeError):  # not what we have written
        return ()


def _kept() -> DiskCache:
    return DiskCache("path", [*SOURCES, *loader.lesson_files()])


def _told(one: ListedLesson) -> dict[str, Any]:
    return {
        "id": one.id,
        "game": one.game,
        "title": dict(one.title),
        "about": dict(one.about) if one.about else None,
        "minutes": one.minutes,
        "after": list(one.after),
        "teaches": list(one.teaches),
        "languages": list(one.languages),
    }


def _listed(told: dict[str, Any]) -> ListedLesson:
    title, about = (Both.model_construct(**told[name]) if told[name] else None for name in ("title", "about"))
    assert title is not None
    lists = {name: tuple(told[name]) for name in ("after", "teaches", "languages")}
    return ListedLesson(id=told["id"], game=told["game"], title=title, about=about, minutes=told["minutes"], **lists)
