"""The path of lessons in chapters: Bologna by subject, then its relatives; a lesson's first skill says where it belongs."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from engine import game
from lessons.player import Taking
from lessons.script import Lesson
from lessons.skills import skills

Stop = tuple[Lesson, Taking | None]
FAMILY = "bologna"
RELATIVES, OTHER = "relatives", "other"
SUBJECTS = {"tricks": "ABC", "counting": "EFGH", "telling": "DIJ", "well": "KL"}
"""Chapter -> the groups of skills it teaches: the first letters of their codes in content/skills.yaml."""


@dataclass(frozen=True, slots=True)
class Chapter:
    """Some lessons in the order of the path, each with its number on it."""

    id: str
    stops: tuple[tuple[int, Stop], ...]

    @property
    def finished(self) -> int:
        return sum(taking is not None and taking.done for _, (_, taking) in self.stops)


def chapters(path: Iterable[Stop]) -> tuple[Chapter, ...]:
    """Every lesson of the path once, in chapters; a chapter without lessons is left out."""
    found: dict[str, list[tuple[int, Stop]]] = {name: [] for name in (*SUBJECTS, OTHER, RELATIVES)}
    for number, stop in enumerate(path, 1):
        found[_chapter(stop[0])].append((number, stop))
    return tuple(Chapter(name, tuple(stops)) for name, stops in found.items() if stops)


def _chapter(lesson: Lesson) -> str:
    if game(lesson.game).family != FAMILY:
        return RELATIVES
    codes = (skills()[one].code for one in lesson.teaches if one in skills())
    first = next((code[0] for code in codes if code), "")
    return next((name for name, letters in SUBJECTS.items() if first and first in letters), OTHER)
