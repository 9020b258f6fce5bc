"""What is to become of a quiz: a choice, a text, or a refusal with its reason."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from lessons.exchange.refusals import QuizImport


@dataclass(frozen=True)
class Quiz:
    """``right`` and ``wrong``: the answers, each with what is said of it; ``why``: the reason of a refusal."""

    say: str = ""
    right: Mapping[str, str] = field(default_factory=dict)
    wrong: Mapping[str, str] = field(default_factory=dict)
    why: str = ""

    @property
    def answers(self) -> tuple[Mapping[str, str], Mapping[str, str]]:
        return self.right, self.wrong


def taken(say: str, right: Mapping[str, str], wrong: Mapping[str, str]) -> Quiz:
    return Quiz(say, right, wrong)


def says(text: str) -> Quiz:
    return Quiz(text)


def refused(why: str) -> Quiz:
    return Quiz(why=why)


def become(found: QuizImport, lang: str = "en") -> list[Quiz]:
    """What an import has made of a file."""
    steps = [
        Quiz(
            step["say"][lang],
            {one[lang]: one.get("why", {}).get(lang, "") for one in step.get("right", ())},
            {one[lang]: one["why"][lang] for one in step.get("wrong", ())},
        )
        for step in found.steps
    ]
    return [*steps, *(Quiz(why=one.why.reason.removeprefix("exchange.why.")) for one in found.refused)]


def in_grammar(question: Mapping[str, Any]) -> str:
    """What the grammar of GIFT calls this question, as a refusal would."""
    names = {"Essay": "essay", "Numerical": "number", "Matching": "matching", "Short": "written"}
    return names.get(str(question["type"]), "")
