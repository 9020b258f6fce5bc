"""The question of a round: one step of a lesson with its seed, which one answer ends."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Any

from lessons.course.course import Course, question_at
from lessons.question.answered import marking
from lessons.question.kind import Answer, Item, Kind, Mark, Panel
from lessons.question.registry import kinds
from lessons.script.steps import kind_of
from lessons.session.one_step import alone
from lessons.session.step_link import StepLink
from lessons.yamlfile.fields import Spec


@dataclass(frozen=True, eq=False)
class Question:
    """A question that everybody in the room gets with the same cards. ``course``: that of this one step."""

    link: StepLink
    course: Course
    spec: Spec
    item: Item

    @property
    def kind(self) -> Kind[Any, Any]:
        return kinds()[kind_of(self.spec)]

    @cached_property
    def panel(self) -> Panel:
        return self.kind.panel(self.item)

    @cached_property
    def right(self) -> Answer:
        return self.kind.right(self.item)

    @lru_cache(maxsize=256)  # noqa: B019 - a question is kept by a cache itself, and answers are few
    def mark(self, answer: Answer) -> Mark:
        """What comes of an answer: the whole mark, with the misconception it gives away."""
        return marking.mark(self.kind, self.item, (), answer)

    def believed(self, answer: Answer) -> str:
        """The misconception most likely behind an answer; empty for none. Over many who answer it need not be sure of each."""
        return self.mark(answer).named or ""

    def after(self, answer: Answer) -> Panel:
        """What lies there when this answer is looked at."""
        return self.kind.after(self.item, (), answer)

    def read(self, raw: object) -> Answer:
        """A browser's reply. Errors: :class:`lessons.question.kind.BadAnswer`."""
        return self.kind.read(self.item, (), raw)


def question_of(courses: Mapping[str, Course], link: StepLink) -> Question | None:
    """The question at this link; None where there is none, or one that takes more than one answer."""
    whole = courses.get(link.lesson)
    return None if whole is None or link.seed is None else _made(whole, link)


@lru_cache(maxsize=512)
def _made(whole: Course, link: StepLink) -> Question | None:
    course = alone(whole, link)
    spec = course.question(link.step) if course is not None else None
    if course is None or spec is None or link.seed is None:
        return None
    item = question_at(course, link.step, link.seed)
    if item is None:
        return None
    found = Question(link, course, spec, item)
    if found.panel.mode == "none":
        return None
    return found if found.kind.explain(item, (), found.right).done else None
