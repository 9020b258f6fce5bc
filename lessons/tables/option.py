"""What may be chosen in words: what it says, and what choosing it means to the log."""

from __future__ import annotations

from dataclasses import dataclass

from lessons.learner.event import Json
from lessons.text.message import Message


@dataclass(frozen=True, slots=True)
class Option:
    said: Message
    value: dict[str, Json]
