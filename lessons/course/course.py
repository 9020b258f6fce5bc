"""A lesson with the game it is about, ready to be taken, and the questions it puts on the table."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from types import MappingProxyType
from typing import Any
from weakref import WeakValueDictionary

from engine.game import Game, game
from engine.house import HouseRules
from lessons.course.told import told_by_then
from lessons.question.kind import Item
from lessons.question.registry import kinds
from lessons.question.sampling import NoSituation, draw
from lessons.question.topics import Topics
from lessons.question.varying import varied
from lessons.script.steps import Lesson, kind_of
from lessons.shared_deal.moments import at_its_moment, moments
from lessons.yamlfile.fields import Spec


@dataclass(frozen=True, eq=False)
class Course:
    """A lesson with the game it is about, ready to be taken.

    ``seeds``: step -> seed, where a lesson was put together with its situations; nothing in it comes twice, and there is no
    going back. ``house``: step -> its own house rules, where a sitting was put together from lessons
    that differ in them. ``quiet``: a test, where an answer ends its question and what came of it is told at the end.
    """

    lesson: Lesson
    game: Game
    rules: HouseRules
    seeds: Mapping[str, int] = field(default_factory=lambda: MappingProxyType({}))
    quiet: bool = False
    within: Mapping[str, Topics] = field(default_factory=lambda: MappingProxyType({}))
    """Step -> what has been told by then; what is drawn there needs no more."""
    house: Mapping[str, HouseRules] = field(default_factory=lambda: MappingProxyType({}))
    shows: Mapping[str, tuple[str, ...]] = field(default_factory=lambda: MappingProxyType({}))
    """Step -> the lessons that whoever is right at it knows, in a sitting in which that is shown."""

    @classmethod
    def of(cls, lesson: Lesson) -> Course:
        """The same one for the same lesson as long as somebody takes it, with what was drawn for it."""
        found = _MADE.get(id(lesson))
        if found is None or found.lesson is not lesson:
            the_game = game(lesson.game)
            found = cls(lesson, the_game, rules_of(the_game, lesson.rules), within=told_by_then(lesson))
            _MADE[id(lesson)] = found
        return found

    def question(self, step_id: str) -> Spec | None:
        """The question or drill of this name; None where the lesson has none."""
        place = self.lesson.step(step_id)
        step = self.lesson.steps[place] if place is not None else None
        return step if isinstance(step, Spec) else None


_MADE: WeakValueDictionary[int, Course] = WeakValueDictionary()
"""The address of a lesson -> its course, which keeps that lesson where it is."""


def rules_of(the_game: Game, told: Mapping[str, str]) -> HouseRules:
    """The house rules of a lesson, whose values are text. Errors: :class:`engine.errors.BadInput`."""
    plain: dict[str, Any] = {"true": True, "false": False}
    return the_game.house.read({k: plain.get(v, int(v) if v.isdecimal() else v) for k, v in told.items()}, the_game.id)


@lru_cache(maxsize=1024)
def drawn(course: Course, step_id: str, seed: int, number: int) -> Item | None:
    """The question of this step and seed, the ``number``-th of its drill; None where it can no longer be made."""
    step = course.question(step_id)
    return None if step is None else about(course, step, seed, number, course.within.get(step_id))


@lru_cache(maxsize=1024)
def again(course: Course, step_id: str, seed: int, number: int) -> Item | None:
    """The question of this step with other cards: drawn anew, or its situation in other suits; None where it cannot be made."""
    step = course.question(step_id)
    if step is None:
        return None
    other = varied(kinds()[kind_of(step)], step, course.game, course.rules, seed)
    return about(course, other, seed, number, course.within.get(step_id))


@lru_cache(maxsize=1024)
def in_form(course: Course, spec: Spec, seed: int) -> Item | None:
    """The question of another form than its step's, or of what stands before it; None where none can be made."""
    return about(course, spec, seed)


@lru_cache(maxsize=1024)
def dealt(course: Course, step_id: str, seed: int) -> Item | None:
    """The question of this step about the lesson's own deal, which comes of the seed; None where it can no longer be made."""
    step = course.question(step_id)
    if step is None or course.lesson.deal is None or step.deal not in moments(course.game):
        return None
    try:
        there = at_its_moment(step, course.lesson, seed, course.rules)
        return draw(kinds()[kind_of(step)], there, course.game, seed, course.rules)
    except NoSituation:
        return None


def about(course: Course, spec: Spec, seed: int, number: int = 0, within: Topics | None = None) -> Item | None:
    """A question of this spec ``within`` what has been told; None where none can be made."""
    try:
        rules = course.house.get(spec.id, course.rules)
        return draw(kinds()[kind_of(spec)], spec, course.game, seed, rules, number, within)
    except NoSituation:
        return None


def question_at(course: Course, step_id: str, seed: int, number: int = 0) -> Item | None:
    """The question of a lesson's step with this seed, whoever asks: nothing is drawn from a log, nothing written to one.

    None where the lesson has no such question, or where none can be made of this seed.
    """
    step = course.question(step_id)
    if step is None:
        return None
    return dealt(course, step_id, seed) if step.deal else drawn(course, step_id, seed, number)
