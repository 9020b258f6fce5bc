"""What all sessions share: the log, the lessons, the pictures. Opened once, in the lifespan or on first use."""

from __future__ import annotations

from functools import lru_cache

from lessons.club import own_lessons
from lessons.club.own_lessons import OwnLessons
from lessons.course import listing, loader
from lessons.course.listing import ListedLesson
from lessons.session.replay import Attempt, Course, followed
from lessons.session.step_link import StepLink
from lessons.yamlfile.problems import Problem
from screens.shared.loading import import_lock, once
from screens.shared.log import store as store
from screens.web.addresses import shared_origin


def courses() -> dict[str, Course]:
    """Every lesson that can be taken, by its id, in the order of the path: ours, then the club's own."""
    _opened()
    with import_lock:
        return _ready(loader.edition())


def look_again() -> OwnLessons:
    """Read all lessons anew, the club's and ours: what has come, gone or changed counts at once."""
    _opened()
    with import_lock:
        loader.reread()
        return own_lessons.look()


def own() -> OwnLessons:
    """The club's own lessons as they were last looked at."""
    _opened()
    return own_lessons.found()


def left_out() -> tuple[Problem, ...]:
    """Why some lessons are not on the path: ours, then the club's."""
    club = (one for file in own().files if not file.taken for one in file.problems)
    return (*listing.left_out(), *club)


@once
def _opened() -> None:
    own_lessons.look()


@lru_cache(maxsize=1)
def _ready(edition: int) -> dict[str, Course]:
    # Whoever is taking a lesson that has not changed goes on with the same value.
    return {lesson.id: Course.of(lesson) for lesson in loader.library()}


def lessons() -> tuple[ListedLesson, ...]:
    """What the path says of every lesson that can be taken; none need have been read for it."""
    _opened()
    with import_lock:
        return listing.listed()


def path(learner: str) -> list[tuple[ListedLesson, Attempt | None]]:
    """The path of lessons, each with where the learner is in it; None when it was not begun."""
    begun = set(store().begun(learner))
    if not any(one.id in begun for one in lessons()):
        return [(one, None) for one in lessons()]
    found: list[tuple[ListedLesson, Attempt | None]] = []
    for course in courses().values():
        name = course.lesson.id
        events = store().counted(learner, name) if name in begun else ()
        found.append((ListedLesson.of(course.lesson), followed(course, events) if events else None))
    return found


def step_address(url: str | None, link: StepLink) -> str:
    """The address of one step, for everybody whose device reaches this one."""
    return f"{shared_origin(url)}/lesson?{link.query}"
