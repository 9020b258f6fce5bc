"""What every line of a room's log is made of, whatever happened."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from lessons.learner.shared_logs.entries import LogEntry
from lessons.session.step_link import SEEDS, StepLink

Badge = Annotated[int, Field(ge=0, le=9_999)]
Name = Annotated[str, Field(min_length=1, max_length=60)]
Moment = Annotated[str, Field(pattern=r"^[0-9]{1,4}\.[12]\.[a-z]{1,10}$")]
LessonId = Annotated[str, Field(pattern=r"^[a-z0-9-]+/[a-z0-9-]+$", max_length=80)]


class Entry(LogEntry):
    """One thing that happened in a room."""


class OfStep(Entry):
    """What happened is about one question, with its cards."""

    lesson: LessonId
    step: Annotated[str, Field(pattern=r"^[a-z0-9+-]+$", max_length=80)]
    seed: Annotated[int, Field(ge=0, lt=SEEDS)]
    number: Annotated[int, Field(ge=0, le=99)] = 0

    @property
    def link(self) -> StepLink:
        return StepLink(self.lesson, self.step, self.seed, self.number)
