"""What of a file from elsewhere cannot become a step: where it stands, and why, in the reader's language."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from engine.verdict import Fact
from lessons.question.kind import Message
from lessons.text import phrases
from lessons.yamlfile.fields import Lang

MAX_BYTES = 2 * 1024 * 1024
"""No more is read of a file from elsewhere."""
LONGEST = 60
"""So many characters of what was read are quoted."""


class ImportRefused(ValueError):
    """Raised where one question or row cannot be taken over; its reason has words under ``exchange.why``."""

    def __init__(self, reason: str, **facts: Fact) -> None:
        super().__init__(reason)
        self.reason, self.facts = reason, facts


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why one question of a file was not taken over. ``line`` from 1: that of a quiz, or the row of a table; ``name``: the
    question's, if it has one.
    """

    line: int
    why: Message
    name: str = ""
    where: str = "line"

    @classmethod
    def of(cls, error: ImportRefused, line: int, name: str = "", where: str = "line") -> Refusal:
        return cls(line, Message(f"exchange.why.{error.reason}", error.facts), short(name), where)

    def told(self, lang: Lang) -> str:
        """The sentence with its place."""
        code = f"exchange.{self.where}.named" if self.name else f"exchange.{self.where}"
        facts: dict[str, Fact] = {"line": self.line, "name": self.name, "why": phrases.say(self.why, lang)}
        return phrases.say(Message(code, facts), lang)


@dataclass(frozen=True, slots=True)
class QuizImport:
    """The steps that a file holds, as a lesson's file has them, and what of it could not become one."""

    steps: tuple[Mapping[str, Any], ...]
    refused: tuple[Refusal, ...] = field(default=())


def short(text: str) -> str:
    """A quotation fit for a sentence: one line, not too long."""
    flat = " ".join(text.split())
    return flat if len(flat) <= LONGEST else flat[: LONGEST - 1] + "…"
