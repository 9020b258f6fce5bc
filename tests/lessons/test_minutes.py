"""Minutes are told as they are measured: with simulated learners, who take the course with the engine people take it with."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from lessons.bots.minutes import (
    AT_RANDOM,
    QUICK,
    SLOW,
    STILL,
    USUAL,
    LessonTime,
    amiss,
    broken,
    measured,
    told,
    wearing,
)
from lessons.course.loader import shipped

LESSONS = shipped().lessons
LEARNERS = 6


@pytest.fixture(scope="module")
def usual() -> Mapping[str, Mapping[str, LessonTime]]:
    return measured(LESSONS, LEARNERS, (USUAL,))


def test_every_lesson_takes_about_as_long_as_it_says(usual: Mapping[str, Mapping[str, LessonTime]]) -> None:
    assert [said for lesson in LESSONS if (said := amiss(lesson, usual[lesson.id][USUAL.name]))] == []


def test_the_first_whole_hand_comes_within_45_minutes_and_the_course_takes_four_hours(
    usual: Mapping[str, Mapping[str, LessonTime]],
) -> None:
    assert broken(LESSONS, usual) == []


def test_a_promise_that_is_not_kept_is_told() -> None:
    lesson = LESSONS[0]
    found = {lesson.id: {name: LessonTime(5, lesson.minutes * 2.5) for name in ("quick", "usual", "slow")}}
    assert f"promises {lesson.minutes} minutes" in broken(LESSONS[:1], found)[0]
    assert "promises" in list(told(LESSONS[:1], found))[-1]


def test_the_table_tells_for_each_sort_of_learner_how_long_the_bar_stood() -> None:
    lesson, screens = LESSONS[0], {"quick": 1, "usual": 2, "slow": 4, "at random": 3}
    head, row = told([lesson], {lesson.id: {name: LessonTime(5, lesson.minutes, n) for name, n in screens.items()}})
    assert head.endswith("still: quick, usual, slow, at random")
    assert row.endswith("1 2 4 3")


def test_who_knows_it_all_is_quicker() -> None:
    first = LESSONS[:2]
    took = measured(first, 3, (QUICK, USUAL))
    assert all(took[one.id][QUICK.name].minutes < took[one.id][USUAL.name].minutes for one in first)


def test_nobody_sees_one_place_of_the_bar_for_more_than_four_screens(
    usual: Mapping[str, Mapping[str, LessonTime]],
) -> None:
    assert max(row[USUAL.name].still for row in usual.values()) <= STILL
    some = LESSONS[::7]
    assert wearing(some, measured(some, 1, (SLOW, AT_RANDOM))) == []


def test_the_first_lessons_ask_a_slow_learner_little_more_than_a_usual_one(
    usual: Mapping[str, Mapping[str, LessonTime]],
) -> None:
    first = LESSONS[:6]
    assert {one.game for one in first} == {"ottocento"}
    slow = measured(first, LEARNERS, (SLOW,))
    assert wearing(first, {id_: {**usual[id_], **row} for id_, row in slow.items()}) == []


def test_a_bar_that_stands_still_is_told() -> None:
    assert "5 screens at one place" in wearing(LESSONS[:1], {LESSONS[0].id: {"slow": LessonTime(5, 5, 5)}})[0]
    rows = {
        one.id: {"usual": LessonTime(10, 5), "slow": LessonTime(17, 9)} for one in LESSONS if one.game == "ottocento"
    }
    assert "1.7 times" in wearing([one for one in LESSONS if one.game == "ottocento"], rows)[0]
