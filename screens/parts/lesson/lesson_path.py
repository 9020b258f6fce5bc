"""The path of lessons in chapters, so that its numbers run on: Bologna by subject, its relatives, the courses of other families,
then the club's own; before all of them the course of the family that one learns."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass

from engine.game import begins as first_of
from engine.game import family_of
from lessons.course.listing import ListedLesson
from lessons.session.replay import Attempt
from lessons.text.skills import skills

Stop = tuple[ListedLesson, Attempt | None]
FAMILY = "bologna"
RELATIVES, OTHER, CLUB, MORE = "relatives", "other", "club", "more"
OURS_TOO = f"{FAMILY}-{MORE}"
"""The games of Bologna beside the one to begin with."""
SUBJECTS = {"tricks": "ABC", "counting": "EFGH", "telling": "DIJ", "well": "KL", "elsewhere": "M"}
"""Chapter -> the groups of skills it teaches: the first letters of their codes in content/skills.yaml."""


@dataclass(frozen=True, slots=True)
class Chapter:
    """Some lessons in the order of the path, each with its number on it."""

    id: str
    stops: tuple[tuple[int, Stop], ...]

    @property
    def finished(self) -> int:
        return sum(
            attempt is not None and attempt.ended and attempt.standing == "done" for _, (_, attempt) in self.stops
        )


def chapters(path: Iterable[Stop], club: Collection[str] = (), first: str = "") -> tuple[Chapter, ...]:
    """Every lesson of the path once, in chapters; a chapter without lessons is left out.

    ``club``: lessons of the club's own. ``first``: the family whose course stands before the others.
    """
    stops = list(path)
    ours = [lesson for lesson, _ in stops if lesson.id not in club]
    leading, courses = _leading_to_relatives(ours), _courses(ours)
    begins = {
        lesson.id: courses[lesson.id] for lesson in ours if lesson.id in courses and family_of(lesson.game) == first
    }

    def place(lesson: ListedLesson) -> int:
        """Bologna's other games come after the comparisons with its relatives, and before the courses of these."""
        if lesson.id in begins:
            return 0
        if lesson.id in courses or lesson.id in club:
            return 3
        return 2 if _ours(lesson) and lesson.game != first_of(FAMILY) else 1

    stops.sort(key=lambda stop: place(stop[0]))
    names = tuple(dict.fromkeys((*begins.values(), *SUBJECTS, OTHER, RELATIVES, OURS_TOO, *courses.values(), CLUB)))
    found: dict[str, list[tuple[int, Stop]]] = {name: [] for name in names}
    reached = 0
    for number, stop in enumerate(stops, 1):
        lesson = stop[0]
        # What takes up an earlier subject again stays where the path has it.
        where = CLUB if lesson.id in club else RELATIVES if lesson.id in leading else _subject(lesson)
        where = courses.get(lesson.id, where)
        reached = max(reached, names.index(where))
        found[names[reached]].append((number, stop))
    return tuple(Chapter(name, tuple(its)) for name, its in found.items() if its)


def _subject(lesson: ListedLesson) -> str:
    """Where its first skill belongs; what is about another game of Bologna stands by itself."""
    if not _ours(lesson):
        return RELATIVES
    if lesson.game != first_of(FAMILY):
        return OURS_TOO
    codes = (skills()[one].code for one in lesson.teaches if one in skills())
    first = next((code[0] for code in codes if code), "")
    return next((name for name, letters in SUBJECTS.items() if first and first in letters), OTHER)


def _leading_to_relatives(lessons: Iterable[ListedLesson]) -> set[str]:
    """Lessons of Bologna that only a relative's goes on from: the first step of a comparison."""
    after: dict[bool, set[str]] = {True: set(), False: set()}
    for lesson in lessons:
        after[_ours(lesson)].update(lesson.after)
    return after[False] - after[True]


def _courses(lessons: Iterable[ListedLesson]) -> dict[str, str]:
    """Lesson -> chapter, of the courses of other families that begin by themselves and compare nothing with Bologna.

    The game a family begins with has the chapter of the family's name, its other games the one after it.
    """
    found: dict[str, str] = {}
    first: dict[str, str] = {}
    for lesson in lessons:  # in the order of the path: each after those it asks for
        if not _ours(lesson) and all(one in found for one in lesson.after):
            family = family_of(lesson.game)
            begins = first.setdefault(family, lesson.game) == lesson.game
            found[lesson.id] = family if begins else f"{family}-{MORE}"
    return found


def _ours(lesson: ListedLesson) -> bool:
    return family_of(lesson.game) == FAMILY
