"""What may be chosen in words: what it says, and what choosing it means to the log."""

from __future__ import annotations

from dataclasses import dataclass

from lessons.learner.event import Json
from lessons.text.said import Said


@dataclass(frozen=True, slots=True)
class Option:
    said: Said
    value: dict[str, Json]
