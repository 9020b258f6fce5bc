"""A step of a lesson as a course of its own: what a link leads to, and whether a question is asked there."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace
from functools import lru_cache
from typing import Any

from lessons.course.course import Course, question_at
from lessons.learner.shape import MOST_TEXT
from lessons.question.registry import kinds
from lessons.script.lesson_file import step_models
from lessons.script.steps import Drill, Say
from lessons.session.step_link import SEEDS, StepLink
from lessons.yamlfile.fields import Spec

SORT = "step"
"""How the places of single steps begin."""
_NAME = re.compile(r"([a-z0-9-]+/[a-z0-9-]+)/([a-z0-9+-]+)(?:/([0-9]{1,10}))?(?:/([0-9]{1,2}))?", re.ASCII)


def place_of(link: StepLink) -> str:
    """The place that a link leads to."""
    seed = [] if link.seed is None else [str(link.seed), *([str(link.number)] if link.number else [])]
    return "/".join([SORT, link.lesson, link.step, *seed])


def link_of(name: str) -> StepLink | None:
    """The link to a place of this name (what follows ``step/``); None for what is no such name."""
    found = _NAME.fullmatch(name)
    if found is None or int(found[3] or 0) >= SEEDS:
        return None
    return StepLink(found[1], found[2], int(found[3]) if found[3] else None, int(found[4] or 0))


@lru_cache(maxsize=512)
def alone(course: Course, link: StepLink) -> Course | None:
    """The course of this one step; None where the lesson has no such step, or a question comes without its seed."""
    at, id_ = course.lesson.step(link.step), place_of(link)
    step = None if at is None else course.lesson.steps[at]
    if len(id_) > MOST_TEXT or not isinstance(step, Say | Spec) or isinstance(step, Spec) != (link.seed is not None):
        return None
    seeds = {} if link.seed is None else {link.step: link.seed}
    shown = _asked_once(step, link.number) if isinstance(step, Drill) else step
    return replace(course, lesson=course.lesson.model_copy(update={"id": id_, "steps": (shown,)}), seeds=seeds)


def asks(courses: Mapping[str, Course], link: StepLink) -> bool:
    """Is there a question at this link, with its seed, which may also take more than one answer?"""
    whole = courses.get(link.lesson)
    course = None if whole is None or link.seed is None else alone(whole, link)
    return course is not None and link.seed is not None and question_at(course, link.step, link.seed) is not None


def _asked_once(drill: Any, number: int) -> Spec:
    """The ``number``-th question of a drill, as one that is asked by itself."""
    told = {name: getattr(drill, name) for name in type(drill).model_fields if name not in Drill.model_fields}
    if drill.aim and not kinds()[drill.drill].fixed(drill):
        told["aim"] = (drill.aim[number % len(drill.aim)],)
    asked: Any = step_models()[f"<kind {drill.drill}>"]
    spec: Spec = asked.model_construct(kind=drill.drill, **told)
    return spec
