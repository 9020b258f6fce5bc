"""Sittings that are put together: beginning one, finding it again by its address, gone on with where it was left."""

from __future__ import annotations

import secrets

from lessons.memory.memory import Memory, planned_at
from lessons.moves.move import MoveRefused
from lessons.moves.rng import system_rng
from lessons.places.lesson import LessonSession
from lessons.review import showing, sittings, trial
from lessons.review.placing import placements
from lessons.review.plan import Plan, seeds_in
from lessons.review.sittings import sort_of
from lessons.review.stock import Stock, stocks
from lessons.session.mastery import LATER
from screens.learner import current_learner, memory_view
from screens.shared import services, sessions
from screens.wording.texts import text

SORTS = ("review", "cards", "mistake", "skill", "test", showing.LESSON, showing.PLACEMENT)


def stock(memory: Memory) -> Stock | None:
    """What can be asked in the game whose skills the learner has most due; None as long as there are no lessons."""
    now = memory_view.now()
    due = set(memory.due(now)) | set(memory.standings)
    return max(stocks().values(), key=lambda one: len(due & set(one.by_skill)), default=None)


def with_skill(skill: str, first: Stock | None = None) -> Stock | None:
    """What can be asked about this skill, in the game ``first`` where it is asked there; None where no game asks it."""
    able = [one for one in (first, *stocks().values()) if one is not None and skill in one.by_skill]
    return able[0] if able else None


def begin(sort: str, of: str = "") -> str | None:
    """Put a sitting together, save it, and return its id; None where there is nothing to ask.

    ``of``: the misconception of a ``mistake``, the ``skill``, the whole name of a ``test``, the lesson to be ``known``, the game of
    a ``placement``.
    """
    log, memory, rng = services.store().log(current_learner.learner()), memory_view.memory(), system_rng()
    found, used, now = stock(memory), seeds_in(log), memory_view.now()
    made: Plan | None = None
    if sort == "test":
        name, time = trial.told_by(of)
        if name in trial.names() and trial.open_now(memory, now, name) == time:
            made = trial.plan(used, rng, name)
    elif found is not None and sort == "review":
        made = sittings.review(memory, found, used, now, rng)
    elif found is not None and sort == "cards":
        made = sittings.cards(memory, found, used, now, rng)
    elif found is not None and sort == "mistake":
        made = sittings.mistake(of, found, used, rng)
    elif sort == showing.LESSON and of in services.courses():
        lesson = services.courses()[of].lesson
        made = showing.of_lesson(lesson, stocks()[lesson.game], used, rng)
    elif sort == showing.PLACEMENT and of in placements():
        made = showing.placement(stocks()[of], used, rng)
    elif sort == "skill" and (its := with_skill(of, found)) is not None:
        made = sittings.skill(of, memory, its, used, rng)
    if made is None or not made.questions:
        return None
    sitting = of if sort == "test" else f"{sort}/{secrets.token_hex(4)}"
    services.store().append(current_learner.learner(), sitting, made.event(secrets.token_hex(12)))
    return sitting


def find(sitting: str) -> LessonSession | None:
    """Where the learner is in it; None where the log has none of that id, or nothing of it can be asked any more."""
    if sort_of(sitting) not in SORTS:
        return None
    try:
        found: LessonSession = sessions.sessions().state(current_learner.learner(), f"review/{sitting}")
    except MoveRefused:
        return None
    return found


def unfinished(sort: str, of: str = "") -> str | None:
    """The sitting of this sort (and of this name) that was begun and not finished, as long as it is not older than a day."""
    memory, now = memory_view.memory(), memory_view.now()
    for sitting in memory.plans:
        begun = planned_at(memory, sitting)
        if not sitting.startswith(f"{sort}/{of}") or begun is None or (sort != "test" and now - begun > LATER):
            continue
        made = find(sitting)
        if made is not None and not made.attempt.done:
            return sitting
    return None


def title(sitting: str, lang: str) -> str:
    sort = sort_of(sitting)
    time = f".{sitting.rpartition('-')[2]}" if sort == "test" else ""
    return text(f"round.{sort}{time}", lang)
