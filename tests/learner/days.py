"""Learners whose days are told by the test: events as the log would keep them, at a time of one's choosing."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from typing import Any

from lessons.learner.event import Event
from lessons.memory.memory import Memory, as_it_stands, remember

MORNING = datetime(2026, 3, 2, 9, tzinfo=UTC)
LESSON = "ottocento/following"


@dataclass
class Diary:
    """A log being written, and the clock."""

    at: datetime = MORNING
    log: list[tuple[str, Event]] = field(default_factory=list)

    def event(self, kind: str, lesson: str = LESSON, step: str = "step", /, **data: Any) -> None:
        number = len(self.log) + 1
        stamp = self.at.isoformat(timespec="milliseconds")
        self.log.append((lesson, Event(kind, step, f"diary-{number:06d}", data, number, stamp)))
        self.at += timedelta(seconds=1)

    def answer(self, ok: bool = True, lesson: str = LESSON, **data: Any) -> None:
        about = {"skill": "follow-suit", "kind": "legal-plays", "guess": 0.1, "help": False, "done": ok}
        self.event("answer", lesson, ok=ok, **(about | data))

    def question(self, ok: bool = True, lesson: str = LESSON, **data: Any) -> None:
        """A question from its beginning to Next; after a wrong answer it is shown."""
        self.event("present", lesson, seed=len(self.log))
        self.answer(ok, lesson, **data)
        if not ok:
            self.event("reveal", lesson, **({"skill": "follow-suit", "kind": "legal-plays", "guess": 0.1} | data))
        self.event("next", lesson)

    def wait(self, **time: float) -> None:
        self.at += timedelta(**time)

    def memory(self) -> Memory:
        return as_it_stands(remember(self.log))
