"""Minutes are told as they are measured: with simulated learners, who take the course with the engine people take it with."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from lessons.bots.minutes import QUICK, USUAL, Taken, amiss, broken, measured, told
from lessons.script.loader import shipped

LESSONS = shipped().lessons
LEARNERS = 6


@pytest.fixture(scope="module")
def usual() -> Mapping[str, Mapping[str, Taken]]:
    return measured(LESSONS, LEARNERS, (USUAL,))


def test_every_lesson_takes_about_as_long_as_it_says(usual: Mapping[str, Mapping[str, Taken]]) -> None:
    assert [said for lesson in LESSONS if (said := amiss(lesson, usual[lesson.id][USUAL.name]))] == []


def test_the_first_whole_hand_comes_within_45_minutes_and_the_course_takes_four_hours(
    usual: Mapping[str, Mapping[str, Taken]],
) -> None:
    assert broken(LESSONS, usual) == []


def test_a_promise_that_is_not_kept_is_told() -> None:
    lesson = LESSONS[0]
    found = {lesson.id: {name: Taken(5, lesson.minutes * 2.5) for name in ("quick", "usual", "slow")}}
    assert f"promises {lesson.minutes} minutes" in broken(LESSONS[:1], found)[0]
    assert "promises" in list(told(LESSONS[:1], found))[-1]


def test_who_knows_it_all_is_quicker() -> None:
    first = LESSONS[:2]
    took = measured(first, 3, (QUICK, USUAL))
    assert all(took[one.id][QUICK.name].minutes < took[one.id][USUAL.name].minutes for one in first)
