"""A review, a round of cards or a test: taken as a lesson is, from the plan that the learner's log holds."""

from __future__ import annotations

import json
from functools import lru_cache

from lessons.course.course import Course
from lessons.learner.event import Event
from lessons.memory.memory import PLAN
from lessons.moves.move import Move
from lessons.places.lesson import LessonPlace, LessonSession
from lessons.places.place import Context
from lessons.review import plan, showing


class ReviewPlace(LessonPlace):
    """A sitting of a review or a test: ``review/<id of what was put together>``, as ``review/cards/3f2a90c1``."""

    def course(self, context: Context, who: str, name: str) -> Course | None:
        planned = [event for event in context.store.events(who, name) if event.kind == PLAN]
        return _course(name, json.dumps(dict(planned[-1].data))) if planned else None

    def read(self, context: Context, who: str, name: str, before: LessonSession | None) -> LessonSession:
        """Where the learner is; what a finished sitting has shown is in the log, even if the power went in between."""
        after = super().read(context, who, name, before)
        return _told(context, after) if before is None else after

    def take(self, context: Context, state: LessonSession, move: Move) -> LessonSession:
        """As in a lesson; with the last question of a sitting the lessons that were shown to be known are so."""
        return _told(context, super().take(context, state, move))


def _told(context: Context, state: LessonSession) -> LessonSession:
    if state.course.shows:
        lessons = {name: course.lesson for name, course in context.courses().items()}
        context.store.append_all(state.learner, showing.events(state.attempt, lessons))
    return state


@lru_cache(maxsize=256)
def _course(name: str, planned: str) -> Course | None:
    return plan.course(name, Event(PLAN, "", "", json.loads(planned)))


PLACE = ReviewPlace()
