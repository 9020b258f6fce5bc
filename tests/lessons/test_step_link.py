"""A link to one question, and the question it means, without touching anybody's log."""

from __future__ import annotations

from dataclasses import replace

import pytest

from lessons.course.course import Course, question_at
from lessons.course.loader import library
from lessons.script.steps import Say
from lessons.session.one_step import alone, link_of, place_of
from lessons.session.step_link import BadLink, StepLink, judged, read_link

FOLLOWING = Course.of(next(one for one in library() if one.id == "ottocento/following"))
TABLE_TEST = Course.of(next(one for one in library() if one.id == "ottocento/the-table-test"))


def test_a_link_says_what_it_was_made_of() -> None:
    link = StepLink("ottocento/following", "drill-trumping", 7)
    assert link.query == "id=ottocento/following&step=drill-trumping&seed=7"
    assert read_link({"id": link.lesson, "step": link.step, "seed": "7"}) == link


@pytest.mark.parametrize(
    ("told", "link"),
    [
        ({}, None),
        ({"id": "<b>"}, None),
        ({"id": "../x"}, None),
        ({"id": "a/b", "step": "../../x", "seed": "-1"}, StepLink("a/b")),
        ({"id": "a/b", "step": "start+1", "seed": "4294967296"}, StepLink("a/b", "start+1")),
        ({"id": "a/b", "seed": "9" * 5000}, StepLink("a/b")),
        ({"id": "a/b", "seed": "٣"}, StepLink("a/b")),
    ],
)
def test_an_address_from_anywhere_is_read_or_passed_over(told: dict[str, str], link: StepLink | None) -> None:
    assert read_link(told) == link


def test_the_same_seed_is_the_same_question_for_everybody() -> None:
    again = replace(FOLLOWING)  # for which nothing has been drawn yet
    assert question_at(FOLLOWING, "drill-trumping", 7) == question_at(again, "drill-trumping", 7)
    assert question_at(FOLLOWING, "drill-trumping", 7) != question_at(FOLLOWING, "drill-trumping", 8)


def test_a_question_about_the_lessons_own_deal_can_be_linked_too() -> None:
    step = next(step.id for step in TABLE_TEST.lesson.steps if getattr(step, "deal", ""))
    assert question_at(TABLE_TEST, step, 3) == question_at(TABLE_TEST, step, 3) is not None


@pytest.mark.parametrize("step", ["nowhere", "start+1", "", "end"])
def test_a_step_that_asks_nothing_has_no_question(step: str) -> None:
    assert question_at(FOLLOWING, step, 1) is None


@pytest.mark.parametrize(
    ("link", "name"),
    [
        (StepLink("ottocento/following", "start"), "step/ottocento/following/start"),
        (StepLink("ottocento/following", "drill-trumping", 7), "step/ottocento/following/drill-trumping/7"),
        (StepLink("ottocento/following", "drill-trumping", 0, 2), "step/ottocento/following/drill-trumping/0/2"),
    ],
)
def test_the_place_of_a_link_names_no_more_than_it_has_and_leads_back_to_it(link: StepLink, name: str) -> None:
    assert place_of(link) == name
    assert link_of(name.removeprefix("step/")) == link


def test_a_step_by_itself_has_the_seed_of_its_link_or_none() -> None:
    said = next(step.id for step in FOLLOWING.lesson.steps if isinstance(step, Say))
    told, asked = alone(FOLLOWING, StepLink("x", said)), alone(FOLLOWING, StepLink("x", "drill-trumping", 7))
    assert told is not None
    assert asked is not None
    assert (told.seeds, asked.seeds) == ({}, {"drill-trumping": 7})


def test_a_link_to_a_step_that_moved_finds_it_in_the_lesson_it_is_in_now() -> None:
    lessons = {one.id: one for one in library()}
    link = judged({"id": "ottocento/the-sheet", "step": "a-hard-deal", "seed": "7"}, lessons)
    assert link == StepLink("ottocento/a-whole-sheet", "a-hard-deal", 7)


@pytest.mark.parametrize("step", ["nowhere", "start"])  # of which every lesson has one, and none is meant
def test_a_step_that_is_in_none_or_in_many_others_is_not_guessed(step: str) -> None:
    lessons = {one.id: one for one in library()}
    without = next(one.id for one in lessons.values() if all(its.id != step for its in one.steps))
    with pytest.raises(BadLink):
        judged({"id": without, "step": step}, lessons)
