"""What is asked in a room: one step with its seed, something that shows a misconception, another one like it."""

from __future__ import annotations

from random import Random

import pytest

from lessons.evening.badges import ORDER, card_of, lap_of
from lessons.evening.entries.rounds import Closed, Told
from lessons.evening.histogram import aim_of, by_answer, by_misconception, proposes_talk, share_right
from lessons.evening.polls import choosing
from lessons.evening.polls.questions import question_of
from lessons.question.registry import misconceptions
from lessons.question.sampling import discriminates
from lessons.session.step_link import StepLink
from tests.lessons.evening.room_log import MOORS, TEACHER, asked, courses, opened, question, wrong_of

GAME = "ottocento"


def test_everybody_gets_the_same_cards() -> None:
    assert question_of(courses(), MOORS) is question_of(dict(courses()), MOORS)


@pytest.mark.parametrize(
    "link",
    [
        StepLink("ottocento/following", "play-on", 1),
        StepLink("ottocento/following", "well-done"),
        StepLink("ottocento/following", "no-such-step", 1),
        StepLink("ottocento/no-such-lesson", "drill-moors", 1),
        StepLink("ottocento/the-sheet", "the-sheet", 1),
    ],
    ids=lambda link: link.step,
)
def test_what_takes_more_than_one_answer_is_not_asked_in_a_room(link: StepLink) -> None:
    assert question_of(courses(), link) is None


def test_every_way_offered_can_be_asked() -> None:
    found = choosing.ways(courses())
    assert len(found) > 150
    for way in found[::7]:
        made = choosing.of_step(courses(), way.lesson, way.step, Random(3))
        assert made is not None
        assert made.kind.explain(made.item, (), made.right).done


@pytest.mark.parametrize("aim", ["first-moor-wins", "must-overtrump", "may-discard-when-void", "ace-high"])
def test_who_believes_it_gets_the_question_wrong(aim: str) -> None:
    for seed in range(3):
        found = choosing.showing(courses(), GAME, aim, Random(seed))
        assert found is not None
        wrong = found.kind.answer_under(found.item, (), misconceptions()[aim])
        assert wrong is not None
        assert not found.mark(wrong).ok


def test_there_is_a_question_for_every_misconception_that_is_offered() -> None:
    aims = sorted({way.aim for way in choosing.ways(courses()) if way.aim and way.lesson.startswith(GAME)})
    assert len(aims) > 100
    for aim in aims[::5]:
        assert choosing.showing(courses(), GAME, aim, Random(1)) is not None, aim


def test_another_one_has_the_same_aim_and_other_cards() -> None:
    now = question()
    for seed in range(4):
        more = choosing.another(courses(), now, "first-moor-wins", Random(seed))
        assert more is not None
        assert more.item != now.item
        assert discriminates(more.kind, more.item, "first-moor-wins")


def test_of_a_question_whose_cards_stand_in_the_lesson_another_one_is_found_elsewhere() -> None:
    fixed = question(StepLink("ottocento/following", "no-cups", 1))
    more = choosing.another(courses(), fixed, "may-discard-when-void", Random(1))
    assert more is not None
    assert more.item != fixed.item
    assert discriminates(more.kind, more.item, "may-discard-when-void")


def test_a_skill_is_asked_about_with_fresh_cards() -> None:
    found = choosing.about_skill(courses(), GAME, "must-trump", Random(1))
    assert found is not None
    assert found.spec.skill == "must-trump"
    assert choosing.about_skill(courses(), GAME, "no-such-skill", Random(1)) is None


def test_the_lesson_goes_on_with_its_next_question() -> None:
    after = choosing.onward(courses(), StepLink("ottocento/following", "have-cups", 1), Random(1))
    assert after is not None
    assert after.link.step == "no-cups"


def voted(right: int, wrong: int, other: int = 0) -> list[Told]:
    told, (answer, aim) = question(), wrong_of()
    strange = next(n for n in range(9) if n not in (told.right[0], answer[0]))
    return [
        *[Told(told.right, True)] * right,
        *[Told(answer, False, aim)] * wrong,
        *[Told((strange,), False)] * other,
    ]


def test_the_histogram_counts_answers_and_names_misconceptions() -> None:
    told = voted(9, 4, 3)
    bars = by_answer(question(), told)
    assert [(bar.count, bar.ok, bar.diagnosis) for bar in bars] == [
        (9, True, ""),
        (4, False, "first-moor-wins"),
        (3, False, ""),
    ]
    assert by_misconception(told) == (("first-moor-wins", 4),)
    assert share_right(told) == 9 / 16
    assert sum(bar.count for bar in by_answer(question(), told, most=2)) == 16


def test_the_right_answer_stands_in_the_histogram_where_nobody_gave_it() -> None:
    (first, *_) = by_answer(question(), voted(0, 3))
    assert (first.ok, first.count, first.answer) == (True, 0, question().right)
    assert by_answer(question(), [])[0].count == 0


@pytest.mark.parametrize(
    ("right", "wrong", "proposed"),
    [
        (1, 2, False),
        (7, 13, True),
        (5, 5, True),
        (7, 3, True),
        (15, 5, False),
        (0, 4, False),
        (1, 0, False),
        (0, 0, False),
    ],
)
def test_the_talk_is_proposed_where_about_half_were_right(right: int, wrong: int, proposed: bool) -> None:
    names = [f"p{n}" for n in range(right + wrong)]
    log = opened(*names)
    log.does(TEACHER, asked())
    for n, name in enumerate(names):
        log.answers(name, question().right if n < right else wrong_of()[0])
    log.turns(Closed)
    assert proposes_talk(log.room) is proposed


def test_the_next_one_is_about_what_most_got_wrong() -> None:
    log = opened("anna")
    log.does(TEACHER, asked(aim="matto-wins"))
    assert aim_of(log.room, question()) == "matto-wins"
    log.answers("anna", wrong_of()[0])
    assert aim_of(log.room, question()) == "first-moor-wins"


def test_everybody_has_a_card_of_the_own() -> None:
    assert len({card_of(badge) for badge in range(len(ORDER))}) == 62
    assert (card_of(62), lap_of(62)) == (card_of(0), 1)
