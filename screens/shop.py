"""What all sessions share: the log, the lessons, the pictures. Opened once, in the lifespan or on first use."""

from __future__ import annotations

from functools import cache
from urllib.parse import urlsplit

from lessons.learner.event import Event
from lessons.learner.store import RESET, Store
from screens.join import ASK


@cache
def store() -> Store:
    return Store()


def warm() -> None:
    """Load what the first lesson needs, so that the first learner does not wait for it."""
    from screens import pictures

    pictures.shelf()


def begun(learner: str):
    return []


def start_over(learner: str, lesson: str) -> None:
    """The lesson begins again: an event like any other, so that nothing is ever deleted."""
    from secrets import token_hex

    store().append(learner, lesson, Event(RESET, "", token_hex(12)))


def sources(lang: str) -> list[str]:
    return []


def cited(source: str, lang: str) -> str:
    return source


def address(url: str | None, code: str) -> str:
    """The address under which this learner goes on, on any device that reaches this one."""
    parts = urlsplit(url or "http://localhost:8501")
    return f"{parts.scheme}://{parts.netloc}/?{ASK}={code}"
