"""Whoever believes a wrong rule takes the lesson about it, for real, and is told so, or asked, by the fourth question of a step."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from lessons.course import loader
from lessons.course.course import Course
from lessons.question.answered import marking
from lessons.question.misconception import Misconception
from lessons.question.registry import misconceptions
from lessons.script.steps import Lesson
from lessons.session import replay
from lessons.text.card_catalogue import CONTENT
from lessons.yamlfile.fields import Spec

from .table import believe
from .test_bots import reply

WITHIN, SEEDS, LONG = 4, 3, 1000


def about(belief: Misconception) -> list[Lesson]:
    """The lessons that ask its skill, or aim at it."""
    asked = [(lesson, step) for lesson in loader.library(CONTENT) for step in lesson.steps if isinstance(step, Spec)]
    return list({one.id: one for one, step in asked if step.skill == belief.skill or belief.id in step.aim}.values())


def told(lesson: Lesson, belief: Misconception, seed: int) -> int | None:
    """The number, within its step, of the question at which the lesson names this belief; None: it never does."""
    rng, at = Random(seed), replay.start(Course.of(lesson))
    for number in range(LONG):
        if at.done:
            return None
        kind: str = "next"
        data: dict[str, Any] = {}
        if at.offers:
            kind, data = "answer", {"value": 0}
        elif at.wants_seed:
            kind, data = "present", {"seed": rng.randrange(2**31)}
        elif at.kind is not None and at.item is not None and at.question is not None and at.open:
            given = at.question.given
            shows = at.kind.name in belief.kinds
            answer = believe(at.kind, at.item, given, belief) if shows else at.kind.right(at.item, given)
            mark = marking.mark(at.kind, at.item, given, answer)
            if mark.named == belief.id:
                return at.asked + 1
            value = reply(at.kind, at.item, given, answer)
            kind, data = ("answer", {"value": value}) if mark.ok else ("reveal", {})
        event = replay.event(at, kind, f"nonce-{number}", **data)
        assert event is not None, (lesson.id, at.step_id, kind)
        at = replay.take(at, event)
    raise AssertionError("a lesson without an end")


@pytest.mark.parametrize("belief", misconceptions().values(), ids=lambda belief: belief.id)
def test_a_wrong_rule_is_called_by_its_name_in_its_lesson(belief: Misconception) -> None:
    """Whatever is drawn: in one of the lessons about it, within four questions of one step."""

    def always(lesson: Lesson) -> bool:
        return all((at := told(lesson, belief, seed)) is not None and at <= WITHIN for seed in range(SEEDS))

    assert any(always(lesson) for lesson in about(belief))
