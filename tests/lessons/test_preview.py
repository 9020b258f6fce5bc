"""A question of every kind as its author sees it: the right answer in words, and what each wrong belief makes of it."""

from __future__ import annotations

import pytest

from lessons.club.preview import preview
from lessons.course.course import Course, question_at
from lessons.course.loader import library
from lessons.question.panel import Panel
from lessons.script.steps import Lesson, kind_of
from lessons.session.step_link import StepLink
from lessons.text import phrases
from lessons.text.card_names import card_name
from lessons.yamlfile.fields import Lang, Spec
from tests.conftest import Golden

IN = Lang("it")
KINDS = dict.fromkeys(kind_of(step) for lesson in library() for step in lesson.steps if isinstance(step, Spec))


def first(kind: str) -> tuple[Lesson, str]:
    """The first lesson that asks a kind, and where."""
    return next(
        (lesson, step.id)
        for lesson in library()
        for step in lesson.steps
        if isinstance(step, Spec) and kind_of(step) == kind and question_at(Course.of(lesson), step.id, 1) is not None
    )


def words_in(panel: Panel, family: str) -> set[str]:
    """How the cards that lie there and the answers that may be chosen are called."""
    choices = {phrases.say(one, IN, family) for one in panel.choices}
    return choices | {card_name(code, IN, family=family) for code in panel.pickable}


@pytest.mark.parametrize("kind", KINDS)
def test_answers_are_told_in_words_of_what_lies_there(kind: str, golden: Golden) -> None:
    lesson, step = first(kind)
    shown = preview(Course.of(lesson), StepLink(lesson.id, step, 1), IN)
    assert shown is not None
    family = shown.item.game.family
    for one in shown.rounds:
        if one.panel.mode != "number" and not one.panel.pack:  # which has names of its own
            assert {one.right} <= words_in(one.panel, family) or set(one.right.split(", ")) <= words_in(
                one.panel, family
            )
    believed = " ".join(f"{one.believes or '-'} {len(one.says)}" for one in shown.wrong)
    rounds = " ".join(f"{len(one.says)} {len(one.hints)}" for one in shown.rounds)
    golden(f"previews/{kind}.txt", f"{lesson.id} {step} {shown.guess:.3f}: {rounds}: {believed}\n")
