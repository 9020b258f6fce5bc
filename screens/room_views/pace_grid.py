"""How far everybody is in the lesson they take by themselves: a row for each, a cell for each step; only the desk is told."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime

from lessons.evening.activities.watching import Progress
from lessons.evening.room import Room
from lessons.evening.stretches import Pace
from lessons.places.in_a_room.desk import Desk
from lessons.script.steps import Branch, Lesson, Step
from lessons.text.skills import skills
from lessons.yamlfile.fields import Spec
from screens.learner.preferences import Preferences
from screens.room_views.given import PaceGrid, PaceRow
from screens.room_views.questions.votes import belief
from screens.wording.texts import either

MARKS = {"right": "right", "mastered": "right", "with-help": "help", "wrong": "wrong", "not-mastered": "wrong"}


def grid(state: Desk, preferences: Preferences) -> PaceGrid | None:
    """``steps``: what each is about, empty where nothing is asked. ``rows`` by badge.

    ``idle``: seconds since the last step forward.
    """
    room, course = state.room, state.watched
    if room.phase != "pace" or room.pace is None or course is None:
        return None
    lang = preferences.language_in(course.lesson.languages)
    steps = [step for step in course.lesson.steps if not isinstance(step, Branch)]
    return {
        "title": either(course.lesson.title, lang),
        "steps": [_about(step, lang) for step in steps],
        "rows": [_row(room, room.pace, one.badge, steps, state.progress[one.who], lang) for one in room.there],
    }


def _about(step: Step, lang: str) -> str:
    return skills()[step.skill].name.get(lang, step.skill) if isinstance(step, Spec) and step.skill in skills() else ""


def _row(room: Room, pace: Pace, badge: int, steps: Sequence[Step], now: Progress, lang: str) -> PaceRow:
    attempt = now.attempt
    begun = datetime.fromisoformat(now.since) if now.since else None
    return {
        "badge": badge,
        "cells": [_cell(step, now) for step in steps],
        "belief": belief(now.belief, lang) if now.belief else "",
        "hand": pace.hands.index(badge) + 1 if badge in pace.hands else 0,
        "helped": pace.helped.get(badge, 0),
        "idle": max(0, round((datetime.now(UTC) - begun).total_seconds())) if begun and not attempt.done else 0,
        "hint": attempt.more_hints,
        "asked": attempt.asks and not attempt.done,
        "done": attempt.done,
    }


def _cell(step: Step, now: Progress) -> str:
    """Who has not pressed yet looks at the first step; ``missed``: was wrong at the question there now."""
    asked = now.attempt.question
    if now.attempt.step_id == step.id:
        return "missed" if asked is not None and asked.came == "wrong" else "here"
    came = now.of(step.id)
    return MARKS.get(came, "read") if came else ""


def title_of(lesson: Lesson, preferences: Preferences) -> str:
    return either(lesson.title, preferences.language_in(lesson.languages))
