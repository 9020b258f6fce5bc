"""One step of a lesson by itself, with its seed: what a link to it shows, the same cards to everybody who opens it."""

from __future__ import annotations

from lessons.course.course import Course
from lessons.places.lesson import LessonPlace, LessonSession
from lessons.places.place import Context
from lessons.session.one_step import SORT, alone, link_of
from lessons.session.step_link import StepLink


class StepPlace(LessonPlace):
    """One question by itself, by its link: ``step/<id of the lesson>/<step>/<seed>/<number>``: the seed of a question, its
    number where it is not the first of a drill.

    The log keeps it under this name, beside the lesson; where one is in the lesson itself does not change.
    """

    def course(self, context: Context, who: str, name: str) -> Course | None:
        link = link_of(name)
        whole = context.asked().get(link.lesson) if link else None
        return None if whole is None or link is None else alone(whole, link)

    def link(self, state: LessonSession) -> StepLink | None:
        return link_of(state.course.lesson.id.removeprefix(f"{SORT}/"))


PLACE = StepPlace()
