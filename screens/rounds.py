"""Sittings that are put together: beginning one, finding it again by its address, gone on with where it was left."""

from __future__ import annotations

import secrets
from random import SystemRandom
from typing import cast

import streamlit as st

from lessons.course import Course
from lessons.fields import Both
from lessons.learner.memory import Memory, planned_at
from lessons.mastery import LATER
from lessons.review import sittings, trial
from lessons.review.plan import Plan, course, seeds_in
from lessons.review.stock import Stock, stocks
from screens import remembered, shop, who
from screens.sitting import sit_down
from screens.texts import text

SITTING = "sitting"
"""The address's parameter: ``/review?sitting=review/3f2a90c1``."""
PRACTISE = "practise"
SORTS = ("review", "cards", "mistake", "test")


def stock(memory: Memory) -> Stock | None:
    """What can be asked in the game whose skills the learner has most due; None as long as there are no lessons."""
    now = remembered.now()
    due = set(memory.due(now)) | set(memory.standings)
    return max(stocks().values(), key=lambda one: len(due & set(one.by_skill)), default=None)


def begin(sort: str, of: str = "") -> str | None:
    """Put a sitting together, save it, and return its id; None where there is nothing to ask.

    ``of``: the misconception of a ``mistake``, the time of a ``test``.
    """
    log, memory, rng = shop.store().log(who.learner()), remembered.memory(), SystemRandom()
    found, used, now = stock(memory), seeds_in(log), remembered.now()
    made: Plan | None = None
    if sort == "test" and of in trial.TIMES and trial.open_now(memory, now) == of:
        made = trial.plan(used, rng)
    elif found is not None and sort == "review":
        made = sittings.review(memory, found, used, now, rng)
    elif found is not None and sort == "cards":
        made = sittings.cards(memory, found, used, now, rng)
    elif found is not None and sort == "mistake":
        made = sittings.mistake(of, found, used, rng)
    if made is None or not made.questions:
        return None
    sitting = trial.id_of(cast(trial.Time, of)) if sort == "test" else f"{sort}/{secrets.token_hex(4)}"
    shop.store().append(who.learner(), sitting, made.event(secrets.token_hex(12)))
    return sitting


def find(sitting: str) -> Course | None:
    """The course of a sitting; None where the log has none of that id any more."""
    plan = remembered.memory().plans.get(sitting)
    if plan is None:
        return None
    key = f"course {who.learner()} {sitting} {plan.nonce}"
    if key not in st.session_state:
        st.session_state[key] = course(sitting, plan, title(sitting))
    return cast("Course | None", st.session_state[key])


def unfinished(sort: str) -> str | None:
    """The sitting of this sort that was begun and not finished, as long as it is not older than a day."""
    memory, now = remembered.memory(), remembered.now()
    for sitting in memory.plans:
        begun = planned_at(memory, sitting)
        if not sitting.startswith(f"{sort}/") or begun is None or (sort != "test" and now - begun > LATER):
            continue
        made = find(sitting)
        if made is not None and not sit_down(shop.store(), who.learner(), made).taking.done:
            return sitting
    return None


def sort_of(sitting: str) -> str:
    return sitting.partition("/")[0]


def title(sitting: str) -> Both:
    sort = sort_of(sitting)
    time = f".{sitting.rpartition('-')[2]}" if sort == "test" else ""
    return Both(en=text(f"round.{sort}{time}", "en"), it=text(f"round.{sort}{time}", "it"))
