"""Skills and words of the table that lessons bring along in their own files, as far as those files have been read."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any

_NOTHING: Mapping[str, Any] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class Skill:
    """A skill, its name in each language, the skills that come first, its code in the curriculum (A1 to L1).

    ``may_need``: the topics (:mod:`lessons.question.topics`) that a situation in which it is asked for may need, beside those of
    the skills that come first; None for a skill that a lesson brings along and that may need anything.
    """

    id: str
    name: Mapping[str, str]
    after: tuple[str, ...] = ()
    code: str = ""
    may_need: frozenset[str] | None = None


@dataclass(frozen=True, slots=True)
class GlossaryEntry:
    """A word of the table: language -> name and meaning, its Bolognese form where one is recorded, where it is written."""

    id: str
    term: Mapping[str, str]
    meaning: Mapping[str, str]
    dialect: str
    source: str


@dataclass(frozen=True, eq=False)
class LessonVocabulary:
    """What lessons brought along, by id. Each reading of the files makes another one."""

    skills: Mapping[str, Skill] = field(default_factory=lambda: _NOTHING)
    entries: Mapping[str, GlossaryEntry] = field(default_factory=lambda: _NOTHING)


_now = LessonVocabulary()


def brought() -> LessonVocabulary:
    """What counts now."""
    return _now


def bring(news: LessonVocabulary) -> None:
    """This counts from now on, in place of what was brought before."""
    global _now
    _now = news
