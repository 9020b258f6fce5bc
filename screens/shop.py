"""What all sessions share: the log, the lessons, the pictures. Opened once, in the lifespan or on first use."""

from __future__ import annotations

import gc
from urllib.parse import urlsplit

from lessons import load
from lessons.learner.store import since_reset
from lessons.player import Course, Taking, replay
from lessons.script import Lesson
from screens import pictures
from screens.join import ASK
from screens.loading import once
from screens.log import store as store


@once
def courses() -> dict[str, Course]:
    """Every lesson there is, by its id, in the order of the path."""
    return {lesson.id: Course.of(lesson) for lesson in load.library()}


def broken() -> bool:
    """Are there lesson files that could not be read?"""
    return len(load.lesson_files()) > len(courses())


def path(learner: str) -> list[tuple[Lesson, Taking | None]]:
    """The path of lessons, each with where the learner is in it; None when it was not begun."""
    kept = store().log(learner)
    found: list[tuple[Lesson, Taking | None]] = []
    for course in courses().values():
        events = since_reset(event for lesson, event in kept if lesson == course.lesson.id)
        found.append((course.lesson, replay(course, events) if events else None))
    return found


def warm() -> None:
    """Load what the first lesson needs, so that the first learner does not wait for it."""
    pictures.shelf()
    courses()
    # What is loaded now stays: the collector need not look through it again in the middle of an answer.
    gc.collect()
    gc.freeze()


def address(url: str | None, code: str) -> str:
    """The address under which this learner goes on, on any device that reaches this one."""
    parts = urlsplit(url or "http://localhost:8501")
    return f"{parts.scheme}://{parts.netloc}/?{ASK}={code}"
