"""A review, a round of cards or a test: taken as a lesson is, from the plan that the learner's log holds."""

from __future__ import annotations

import json
from functools import lru_cache

from lessons.learner.event import Event
from lessons.learner.memory import PLAN
from lessons.places.lesson import LessonPlace
from lessons.places.place import Ground
from lessons.review import plan
from lessons.session.course import Course


class ReviewPlace(LessonPlace):
    """``review/<id of what was put together>``, as ``review/cards/3f2a90c1``."""

    def course(self, ground: Ground, who: str, name: str) -> Course | None:
        planned = [event for event in ground.store.events(who, name) if event.kind == PLAN]
        return _course(name, json.dumps(dict(planned[-1].data))) if planned else None


@lru_cache(maxsize=256)
def _course(name: str, planned: str) -> Course | None:
    return plan.course(name, Event(PLAN, "", "", json.loads(planned)))


PLACE = ReviewPlace()
