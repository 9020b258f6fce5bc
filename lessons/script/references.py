"""What a lesson may name: other lessons, skills, sections that are cited; and how a wrong name is told."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import Protocol

from lessons.script.steps import Lesson
from lessons.yamlfile.checker_message import CheckerMessage, meant
from lessons.yamlfile.fields import CLUB, Model
from lessons.yamlfile.problems import Path, Problem


class Sayer(Protocol):
    """Says what is wrong where: :meth:`lessons.yamlfile.problems.FileReading.problem` of the file that was read."""

    def __call__(self, path: Path, message: str, code: str, *, offset: int = 0) -> Problem:
        """The problem at this place of the file; ``offset``: how far into the text that stands there."""


_NOTHING: Mapping[str, tuple[str, Model]] = MappingProxyType({})


@dataclass(frozen=True)
class NamesTaken:
    """What lessons bring along: name -> the lesson that says so first, and what it says."""

    skills: Mapping[str, tuple[str, Model]] = field(default_factory=lambda: _NOTHING)
    terms: Mapping[str, tuple[str, Model]] = field(default_factory=lambda: _NOTHING)


@dataclass(frozen=True)
class KnownNames:
    """What lessons may name: other lessons, skills, cited sections; ``taken``: what other lessons bring along."""

    lessons: Mapping[str, Lesson]
    skills: frozenset[str]
    sources: frozenset[str]
    taken: NamesTaken = field(default_factory=NamesTaken)

    def of(self, lesson: Lesson) -> KnownNames:
        """With what this lesson brings along itself."""
        return replace(self, skills=self.skills | frozenset(lesson.skills))

    def skill(self, skill: str, path: Path, say: Sayer) -> Iterator[Problem]:
        if skill not in self.skills:
            hint = meant(skill, sorted(self.skills)) or CheckerMessage("checker.skills-are")
            yield say(path, CheckerMessage("checker.no-skill", skill=repr(skill), hint=hint), "unknown-skill")

    def source(self, source: str, path: Path, say: Sayer) -> Iterator[Problem]:
        if source and source not in self.sources and not source.startswith(CLUB):
            book, _, section = source.partition("#")
            here = [one.partition("#")[2] for one in self.sources if one.startswith(book + "#")]
            near = meant(section, sorted(here), start=f"{book}#") if here else meant(source, sorted(self.sources))
            sections = CheckerMessage("checker.sections-are", book=repr(book), known=", ".join(sorted(here)))
            hint = near or (sections if here else CheckerMessage("checker.sources-are"))
            yield say(path, CheckerMessage("checker.no-source", source=repr(source), hint=hint), "unknown-source")
