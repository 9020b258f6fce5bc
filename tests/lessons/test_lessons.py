"""The lessons of the project, taken from beginning to end by those who know, those who guess, and those who believe wrong rules."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from lessons.course.loader import library
from lessons.learner.event import Event
from lessons.question.registry import kinds, misconceptions
from lessons.question.sampling import draw
from lessons.script.steps import Lesson, Say, kind_of
from lessons.session import replay
from lessons.session.replay import Attempt, Course
from lessons.session.returning.remediation import CHOICES
from lessons.text.markup import spans
from lessons.yamlfile.fields import Spec

from .test_bots import anything, caught, reply

LESSONS = [pytest.param(lesson, id=lesson.id) for lesson in library()]
AIMS = [
    pytest.param(lesson, step, number, id=f"{lesson.id} {step.id}: {aim}")
    for lesson in library()
    for step in lesson.steps
    if isinstance(step, Spec)
    for number, aim in enumerate(step.aim)
]


def walk(lesson: Lesson, rng: Random, knows: float) -> tuple[list[Attempt], list[Event]]:
    """Where one is before and after each event of a lesson that is answered rightly with this chance; whoever is wrong twice looks
    at the answer."""
    at = replay.start(Course.of(lesson))
    went, log = [at], list[Event]()
    for _ in range(3000):
        if at.done:
            break
        assert at.revision
        event = replay.event(at, _move(at, rng), f"n{len(log)}", **_data(at, rng, knows))
        if event is not None:
            log.append(event)
            went.append(at := replay.take(at, event))
    return went, log


def _move(at: Attempt, rng: Random) -> str:
    if at.wants_seed:
        return "present"
    if not at.asks or at.over or at.rests:
        return "next"
    return "reveal" if at.question and at.question.came == "wrong" and rng.random() > 0.5 else "answer"


def _data(at: Attempt, rng: Random, knows: float) -> dict[str, Any]:
    if at.wants_seed:
        return {"seed": rng.randrange(2**31)}
    if at.offers:
        return {"value": rng.randrange(len(CHOICES))}
    if at.kind is None or at.item is None or at.question is None or at.panel is None or not (at.open or at.offers):
        return {}
    if rng.random() < knows:
        return {"value": reply(at.kind, at.item, at.question.given, at.kind.right(at.item, at.question.given))}
    return {"value": reply(at.kind, at.item, at.question.given, anything(at.panel, rng))}


@pytest.mark.parametrize("lesson", LESSONS)
def test_whoever_knows_goes_straight_through(lesson: Lesson) -> None:
    (*_, at), _ = walk(lesson, Random(1), 1.0)
    assert at.done
    assert set(at.went.values()) <= {"read", "right", "mastered"}


@pytest.mark.parametrize("lesson", LESSONS)
@pytest.mark.parametrize("knows", [0.0, 0.5])
def test_whoever_does_not_know_gets_to_the_end_too_and_may_come_back_anywhere(lesson: Lesson, knows: float) -> None:
    went, log = walk(lesson, Random(2), knows)
    assert went[-1].done
    for number in {*range(0, len(log), 7), len(log)}:
        assert replay.replay(went[0].course, log[:number]) == went[number], "what is done from there leads to the same"


@pytest.mark.parametrize(("lesson", "step", "number"), AIMS)
def test_every_aim_of_a_lesson_is_hit(lesson: Lesson, step: Any, number: int) -> None:
    course, kind = Course.of(lesson), kinds()[kind_of(step)]
    aim = misconceptions()[step.aim[number]]
    items = (draw(kind, step, course.game, seed, course.rules, number) for seed in range(4))
    assert any(caught(kind, item, aim) for item in items), "the misconception is caught, under its own name"


@pytest.mark.parametrize("lesson", LESSONS)
def test_every_text_can_be_shown_in_all_the_lessons_languages(lesson: Lesson) -> None:
    family = Course.of(lesson).game.family
    for step in lesson.steps:
        if isinstance(step, Say | Spec) and step.say is not None:
            for lang in lesson.languages:
                pieces = spans(getattr(step.say, lang), lang, family)
                assert all(piece.text for piece in pieces)
                assert not any("*" in piece.text or "{" in piece.text for piece in pieces), "a mark that was not closed"
