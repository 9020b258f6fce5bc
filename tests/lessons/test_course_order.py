"""The order in which each family is taught, and that nobody loses what they have done when it changes."""

from __future__ import annotations

import re

import pytest

from lessons.course.course import Course
from lessons.course.loader import shipped
from lessons.learner.event import Event
from lessons.review.placing import of_family, placed_in
from lessons.script.steps import is_drill, kind_of
from lessons.session import replay
from lessons.text.phrases import sentence, sentences
from lessons.yamlfile.fields import Spec

PATH = [lesson.id for lesson in shipped().lessons]
LESSONS = {lesson.id: lesson for lesson in shipped().lessons}
FIRST = ("ottocento/first-tricks", "french4/first-tricks")


def before(*ids: str) -> bool:
    return [PATH.index(one) for one in ids] == sorted(PATH.index(one) for one in ids)


@pytest.mark.parametrize("first", FIRST)
def test_a_family_begins_with_tricks_that_are_played(first: str) -> None:
    family = first.partition("/")[0]
    assert next(one for one in PATH if one.startswith(family) and not LESSONS[one].after) == first
    assert {kind_of(step) for step in LESSONS[first].steps if isinstance(step, Spec)} == {"play-tricks"}


def test_mineo_settles_before_it_bargains_and_talks_in_three_helpings() -> None:
    assert before(
        "mineo3/captured", "mineo3/settling", "mineo3/five-cards", "mineo3/pago-and-prendo", "mineo3/the-monte"
    )
    helpings = ("mineo3/what-two-may-say", "mineo3/what-the-leader-asks", "mineo3/while-a-trick-is-on")
    assert before("mineo3/settling", *helpings)
    taught = [set(LESSONS[one].teaches) for one in helpings]
    assert [len(some) for some in taught] == [1, 1, 1]
    assert len(set.union(*taught)) == 3


def test_a_french_hand_is_dealt_then_bid_on_then_valued() -> None:
    assert before("french4/the-deal", "french4/the-auction", "french4/what-to-bid", "french4/the-dog")
    assert PATH.index("french4/what-to-bid") == PATH.index("french4/the-auction") + 1


@pytest.mark.parametrize(
    ("id_", "gone"),
    [
        ("ottocento/the-sheet", ("a-hard-deal", "drill-errors", "drill-sheet", "sheet-done")),
        ("mineo3/what-two-may-say", ("drill-asking", "a-king-that-is-none", "drill-when", "drill-means", "drill-says")),
    ],
)
def test_who_was_through_a_lesson_before_it_was_divided_is_through_it_now(id_: str, gone: tuple[str, ...]) -> None:
    course = Course.of(LESSONS[id_])
    asked = {step.id: step.until.at_most for step in course.lesson.steps if is_drill(step)}
    steps = [step.id for step in course.lesson.steps for _ in range(asked.get(step.id, 1))] + [*gone]
    log = [event for n, step in enumerate(steps) for event in _left_behind(step, n)]
    assert replay.replay(course, log).ended


def _left_behind(step: str, number: int) -> list[Event]:
    about = {"ok": True, "done": True}
    kinds = (("present", {"seed": number}), ("answer", about), ("next", {}))
    return [
        Event(kind, step, f"nonce-{number}-{kind}", data, 3 * number + place)
        for place, (kind, data) in enumerate(kinds)
    ]


@pytest.mark.parametrize(("learned", "asked"), [("french3", "french4"), ("vanto", "mineo3"), ("mille", "ottocento")])
def test_who_plays_already_is_asked_about_the_family_they_are_in(learned: str, asked: str) -> None:
    assert placed_in(learned) == asked
    assert {of_family(family) for family in ("bologna", "sicily", "france")} == {"ottocento", "mineo3", "french4"}


def test_no_sentence_threatens_with_days_in_a_row() -> None:
    threat = re.compile(
        r"streak|days? running|days in a row|giorni di fila|serie di giorni|jours de suite|série de jours"
    )
    for name in sentences():
        for lang, text in sentence(name).items():
            assert not threat.search(text.casefold()), (name, lang)
