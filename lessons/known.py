"""What a lesson may name: other lessons, skills, sections that are cited; and how a wrong name is told."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Protocol

from lessons.problems import Path, Problem, meant
from lessons.script import Lesson


class Sayer(Protocol):
    """Says what is wrong where: :meth:`lessons.problems.Reading.problem` of the file that was read."""

    def __call__(self, path: Path, message: str, code: str, *, offset: int = 0) -> Problem:
        """The problem at this place of the file; ``offset``: how far into the text that stands there."""


@dataclass(frozen=True)
class Known:
    """What lessons may name: other lessons, skills, cited sections."""

    lessons: Mapping[str, Lesson]
    skills: frozenset[str]
    sources: frozenset[str]

    def skill(self, skill: str, path: Path, say: Sayer) -> Iterator[Problem]:
        if skill not in self.skills:
            hint = meant(skill, sorted(self.skills)) or "; skills are in content/skills.yaml"
            yield say(path, f"no skill {skill!r}{hint}", "unknown-skill")

    def source(self, source: str, path: Path, say: Sayer) -> Iterator[Problem]:
        if source and source not in self.sources:
            hint = meant(source, sorted(self.sources)) or "; sources are in content/sources.yaml"
            yield say(path, f"no source {source!r}{hint}", "unknown-source")
