"""What could be asked next: a step of a lesson, something about a skill, something that shows a misconception."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from random import Random

from lessons.course.course import Course
from lessons.evening.polls.questions import Question, question_of
from lessons.question.kind import Item
from lessons.question.registry import kinds, misconceptions
from lessons.question.sampling import discriminates
from lessons.script.steps import Drill, kind_of
from lessons.session.step_link import SEEDS, StepLink
from lessons.yamlfile.fields import Spec

TRIES = 12
"""Seeds looked at for one way of asking."""
Courses = Mapping[str, Course]


@dataclass(frozen=True, slots=True)
class Way:
    """A step that a question can be made of. ``drawn``: with fresh cards each time; ``aim``: what it shows, one of them."""

    lesson: str
    step: str
    skill: str
    kind: str
    drawn: bool
    number: int = 0
    aim: str = ""

    def link(self, seed: int) -> StepLink:
        return StepLink(self.lesson, self.step, seed, self.number)


def ways(courses: Courses) -> tuple[Way, ...]:
    """Every step of these lessons that one answer ends, in their order; a drill once for each of its aims."""
    return tuple(way for course in courses.values() for way in _ways(course))


def of_step(courses: Courses, lesson: str, step: str, rng: Random) -> Question | None:
    """The question of this step, with fresh cards where it draws them."""
    course = courses.get(lesson)
    found = [way for way in _ways(course) if way.step == step] if course is not None else []
    return _first(courses, rng.sample(found, len(found)), rng)


def about_skill(courses: Courses, game: str, skill: str, rng: Random) -> Question | None:
    """A question about a skill in this game: drawn ones first."""
    found = [way for way in ways(courses) if way.skill == skill and courses[way.lesson].lesson.game == game]
    return _first(courses, _drawn_first(found, rng), rng)


def showing(
    courses: Courses, game: str, misconception: str, rng: Random, besides: StepLink | None = None
) -> Question | None:
    """A question that whoever has this misconception gets wrong: seeds are drawn until it changes the answer.

    ``besides``: with other cards than that one.
    """
    belief = misconceptions().get(misconception)
    here = [way for way in ways(courses) if courses[way.lesson].lesson.game == game]
    if belief is None:
        return None
    aimed = _drawn_first([way for way in here if way.aim == misconception], rng)
    aimed.sort(key=lambda way: (way.skill != belief.skill, not way.drawn))
    others = _drawn_first([way for way in here if way.kind in belief.kinds and way not in aimed], rng)
    near = sorted(others, key=lambda way: way.skill != belief.skill)
    return _first(courses, [*aimed, *near], rng, misconception, _item(courses, besides))


def another(courses: Courses, question: Question, aim: str, rng: Random) -> Question | None:
    """A fresh question with the same aim: of the same step where that draws its cards, else of another that shows it.

    ``aim``: a misconception; empty: the same skill is enough.
    """
    link, game = question.link, question.course.lesson.game
    same = (
        [way for way in _ways(courses[link.lesson]) if way.step == link.step and way.drawn]
        if link.lesson in courses
        else []
    )
    found = _first(courses, _drawn_first(same, rng), rng, aim, _item(courses, link))
    if found is None and aim:
        found = showing(courses, game, aim, rng, link)
    if found is None:
        alike = [
            way for way in ways(courses) if way.skill == question.spec.skill and courses[way.lesson].lesson.game == game
        ]
        found = _first(courses, _drawn_first(alike, rng), rng, "", _item(courses, link))
    return found


def like(courses: Courses, of: StepLink, game: str, skill: str, item: Item, rng: Random) -> Question | None:
    """A question like that of a step with these cards: of the same step where it draws others, else about the same skill, but
    never one that this lesson asks as it stands. None where there is none."""
    every = [way for way in ways(courses) if way.drawn or way.lesson != of.lesson]
    same = [way for way in every if (way.lesson, way.step) == (of.lesson, of.step)]
    alike = [way for way in every if way.skill == skill and courses[way.lesson].lesson.game == game]
    return _first(courses, [*_drawn_first(same, rng), *_drawn_first(alike, rng)], rng, unlike=item)


def onward(courses: Courses, link: StepLink, rng: Random) -> Question | None:
    """The question after this one in its lesson, or of the lesson after that; None at the end."""
    order = [(way.lesson, way.step) for way in ways(courses)]
    here = (link.lesson, link.step)
    after = order[order.index(here) :] if here in order else []
    following = next((one for one in after if one != here), None)
    return None if following is None else of_step(courses, *following, rng)


def _item(courses: Courses, link: StepLink | None) -> Item | None:
    question = question_of(courses, link) if link is not None else None
    return question.item if question is not None else None


def _drawn_first(found: list[Way], rng: Random) -> list[Way]:
    return sorted(rng.sample(found, len(found)), key=lambda way: not way.drawn)


def _first(
    courses: Courses, found: list[Way], rng: Random, misconception: str = "", unlike: Item | None = None
) -> Question | None:
    """The first question that can be made so; with a misconception, the first in which that changes the answer.

    ``unlike``: other than this one.
    """
    for way in found:
        for _ in range(TRIES if way.drawn else 1):
            made = question_of(courses, way.link(rng.randrange(SEEDS)))
            if made is None or made.item == unlike:
                continue
            if not misconception or discriminates(made.kind, made.item, misconception):
                return made
    return None


@lru_cache(maxsize=256)
def _ways(course: Course) -> tuple[Way, ...]:
    return tuple(_found(course))


def _found(course: Course) -> Iterator[Way]:
    for step in course.lesson.steps:
        if not isinstance(step, Spec):
            continue
        kind = kinds()[kind_of(step)]
        drawn = not kind.fixed(step)
        aims = step.aim if step.aim else ("",)
        for number, aim in enumerate(aims):
            way = Way(
                course.lesson.id, step.id, step.skill, kind.name, drawn, number if isinstance(step, Drill) else 0, aim
            )
            if question_of({course.lesson.id: course}, way.link(_TRIAL + number)) is not None:
                yield way


_TRIAL = 1
