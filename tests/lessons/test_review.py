"""Sittings put together: they end, repeat no situation, are the same again from the log, and a test gives nothing away."""

from __future__ import annotations

from collections import Counter
from datetime import timedelta
from random import Random

import pytest

from engine.game import game, games
from lessons.bots import believers
from lessons.bots.believers import caught
from lessons.learner.event import Event
from lessons.question.answered import marking
from lessons.question.registry import kinds, misconceptions
from lessons.review import flash, sittings, trial
from lessons.review.plan import Plan, PlannedQuestion, course, seeds_in
from lessons.review.stock import Stock, stocks
from lessons.session import replay
from lessons.session.state import Attempt
from lessons.text.skills import skills
from tests.learner.days import Diary


@pytest.fixture(scope="module")
def stock() -> Stock:
    return stocks()["ottocento"]


def half_learned(stock: Stock, seed: int = 1) -> Diary:
    """Someone who has met every skill and got some of it wrong."""
    diary, rng = Diary(), Random(seed)
    for skill in stock.by_skill:
        for _ in range(4):
            diary.question(rng.random() < 0.7, skill=skill, guess=0.1)
    return diary


def play(plan: Plan, sitting: str = "review/1", right: bool = True, most: int = 400) -> Attempt:
    """The whole sitting, every answer right or everything shown."""
    made = course(sitting, plan.event("plan-nonce"))
    assert made is not None
    attempt, nonces = replay.start(made), iter(range(10_000))

    def move(kind: str, **more: object) -> None:
        nonlocal attempt
        said = replay.event(attempt, kind, f"nonce-{next(nonces)}", **more)  # type: ignore[arg-type]
        assert said is not None, (kind, attempt.step_id)
        attempt = replay.take(attempt, said)

    for _ in range(most):
        if attempt.done:
            return attempt
        if attempt.wants_seed:
            move("present", seed=made.seeds.get(attempt.step_id, 7))
        elif attempt.can_go_on:
            move("next")
        elif not right:
            move("reveal")
        else:
            assert attempt.kind is not None
            assert attempt.question is not None
            assert attempt.panel is not None
            answer = attempt.kind.right(attempt.item, attempt.question.given)
            number = attempt.panel.mode in ("number", "choice", "one")
            raw: object = answer[0] if number else list(answer)
            move("answer", value={"choice": -1 - answer[0]} if answer and answer[0] < 0 else raw)
    raise AssertionError("a sitting without an end")


@pytest.mark.parametrize("right", [True, False])
def test_a_review_always_ends(stock: Stock, right: bool) -> None:
    diary = half_learned(stock)
    for seed in range(6):
        plan = sittings.review(diary.memory(), stock, seeds_in(diary.log), diary.at, Random(seed))
        assert plan.questions
        assert play(plan, right=right).done


def test_no_situation_comes_twice_however_often_one_reviews(stock: Stock) -> None:
    diary, seen = half_learned(stock), Counter[int]()
    for turn in range(40):
        used = seeds_in(diary.log)
        makers = (sittings.review, sittings.cards)
        plan = makers[turn % 2](diary.memory(), stock, used, diary.at, Random(5))  # the same chance every time
        seen.update(part.seed for part in plan.parts if isinstance(part, PlannedQuestion))
        diary.event("plan", f"review/{turn}", "", **plan.event("x").data)
    assert max(seen.values()) == 1


def test_a_review_asks_many_skills_and_no_two_alike_in_a_row(stock: Stock) -> None:
    diary = half_learned(stock)
    diary.wait(days=30)
    plan = sittings.review(diary.memory(), stock, set(), diary.at, Random(1))
    asked = [part.template.skill for part in plan.parts if isinstance(part, PlannedQuestion)]
    assert len(set(asked)) >= 4


def test_the_course_is_the_same_again_from_its_event(stock: Stock) -> None:
    plan = sittings.cards(Diary().memory(), stock, set(), Diary().at, Random(3))
    again = [course("cards/1", plan.event("one")) for _ in range(2)]
    assert again[0] is not None
    assert again[1] is not None
    assert again[0].lesson.steps == again[1].lesson.steps
    assert again[0].seeds == again[1].seeds


def test_a_plan_of_which_nothing_can_be_made_is_no_course() -> None:
    for data in (
        {},
        {"game": "nothing", "parts": []},
        {"game": "ottocento", "parts": [{"ask": {"kind": "gone"}, "seed": 1}]},
    ):
        assert course("review/1", Event("plan", "", "nonce", data)) is None


def test_one_part_that_can_no_longer_be_made_is_left_out(stock: Stock) -> None:
    event = sittings.cards(Diary().memory(), stock, set(), Diary().at, Random(3)).event("one")
    parts = [*event.data["parts"][:3], {"ask": {"kind": "gone"}, "seed": 1}, "nonsense"]  # type: ignore[index]
    made = course("cards/1", Event("plan", "", "nonce", {**event.data, "parts": parts}))
    assert made is not None
    assert len(made.lesson.steps) == 3


def test_there_is_no_going_back_in_a_review(stock: Stock) -> None:
    attempt = play(sittings.cards(Diary().memory(), stock, set(), Diary().at, Random(3)), right=True)
    assert attempt.path
    assert not attempt.can_go_back
    assert replay.event(attempt, "back", "nonce-back") is None


def test_new_cards_come_beside_their_look_alikes_and_known_ones_alone(stock: Stock) -> None:
    diary = Diary()
    new = flash.templates(diary.memory(), stock, diary.at, Random(1))
    assert len(new) == flash.NEW
    assert {one.kind for one in new} == {"pick-cards"}
    for _ in range(3):
        diary.question(card="SQ", skill="courts")
        diary.wait(days=40)
    known = [one for one in flash.templates(diary.memory(), stock, diary.at, Random(1)) if ("card", "SQ") in one.fields]
    assert [one.kind for one in known] == ["name-card"]


def test_a_mistake_is_practised_by_questions_in_which_it_shows(stock: Stock) -> None:
    plan = sittings.mistake("first-moor-wins", stock, set(), Random(1))
    assert plan is not None
    assert plan.questions == sittings.OF_ONE_THING
    assert {part.template.aim for part in plan.parts if isinstance(part, PlannedQuestion)} == {("first-moor-wins",)}
    assert sittings.mistake("no-such-thing", stock, set(), Random(1)) is None


def test_the_worked_example_is_the_lessons_own(stock: Stock) -> None:
    diary = Diary()
    for _ in range(9):
        diary.question(False, skill="last-moor")
    plan = sittings.review(diary.memory(), stock, set(), diary.at, Random(1))
    assert plan.helped == ("last-moor",)
    assert any(not isinstance(part, PlannedQuestion) for part in plan.parts)
    assert play(plan).done


def test_after_the_worked_example_as_many_misses_as_before_call_for_another(stock: Stock) -> None:
    diary = Diary()

    def misses_until_helped() -> int:
        for n in range(1, 40):
            diary.question(False, skill="last-moor")
            plan = sittings.review(diary.memory(), stock, set(), diary.at, Random(1))
            if plan.helped:
                written = plan.event("plan-nonce")
                diary.event(written.kind, f"review/{len(diary.log)}", written.step, **written.data)
                return n
        raise AssertionError("never helped")

    first = misses_until_helped()
    assert first > 3
    assert misses_until_helped() == first


def test_templates_of_each_kind_can_be_drawn_and_every_one_has_a_skill_of_the_file() -> None:
    """Each is a lesson's own question, which `lessons check` draws, or has been drawn when it was looked for."""
    for one in stocks().values():
        for skill, templates in one.by_skill.items():
            assert skill in skills()
            for template in {template.kind: template for template in templates}.values():
                assert one.item(template, 1) is not None, template


@pytest.mark.parametrize("name", ["first-moor-wins", "must-overtrump", "sun-as-moon", "no-minus-per-pair"])
def test_bots_with_a_wrong_rule_are_called_by_its_name(stock: Stock, name: str) -> None:
    assert caught(stock, name).share == 1


def test_who_is_never_called_by_the_name_of_a_wrong_rule_is_caught_in_no_round(
    stock: Stock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(believers, "gives_away", lambda *_: False)
    assert believers.caught(stock, "first-moor-wins").share == 0


@pytest.mark.parametrize("name", trial.names())
def test_every_game_with_a_test_can_be_tested_in_questions_of_one_step(name: str) -> None:
    plan = trial.plan(set(), Random(name), name)
    assert plan.questions >= 9
    assert trial.told_by(trial.id_of("later", name)) == (name, "later")


def test_every_sicilian_game_has_a_test() -> None:
    assert {one for one in games() if game(one).family == "sicily"} <= set(trial.names())


def test_a_test_has_four_of_each_part_one_step_each_and_new_situations(stock: Stock) -> None:
    used: set[int] = set()
    plans = [trial.plan(used, Random(seed)) for seed in range(3)]
    assert len(used) >= 36
    for plan in plans:
        assert plan.questions == 12
        assert [len(some) for some in trial.form().parts.values()] == [4, 4, 4]
        for part in plan.parts:
            assert isinstance(part, PlannedQuestion)
            kind, item = kinds()[part.template.kind], stock.item(part.template, part.seed)
            assert item is not None
            assert marking.mark(kind, item, (), kind.right(item)).done
    templates = [[part.template for part in plan.parts if isinstance(part, PlannedQuestion)] for plan in plans]
    assert templates[0] == templates[1] == templates[2]


def test_an_answer_ends_a_question_of_a_test_and_no_help_is_given() -> None:
    plan = trial.plan(set(), Random(2))
    made = course(trial.id_of("before"), plan.event("nonce-plan"))
    assert made is not None
    attempt = replay.start(made)
    attempt = replay.take(attempt, Event("present", attempt.step_id, "n1", {"seed": made.seeds[attempt.step_id]}))
    assert not attempt.more_hints
    said = replay.event(attempt, "answer", "n2", value=0)
    assert said is not None
    attempt = replay.take(attempt, said)
    assert attempt.over
    assert attempt.can_undo


def test_results_compare_and_the_last_test_waits_a_week() -> None:
    diary = Diary()
    plan = trial.plan(set(), Random(2))
    for time, good in (("before", 3), ("after", 9)):
        assert trial.open_now(diary.memory(), diary.at) == time
        name = trial.id_of(time)
        diary.event("plan", name, "", **plan.event("x").data)
        for number in range(1, 13):
            diary.event("present", name, f"item-{number}", seed=number)
            diary.event(
                "answer", name, f"item-{number}", ok=number <= good, done=True, skill="courts", kind="k", guess=0.2
            )
            assert (trial.result(diary.memory(), time) is None) == (number < 12)
            diary.event("next", name, f"item-{number}")
    before, after = trial.result(diary.memory(), "before"), trial.result(diary.memory(), "after")
    assert before is not None
    assert after is not None
    assert (before.right, after.right) == (3, 9)
    assert after.by_part == {"identify": (4, 4), "play": (4, 4), "score": (1, 4)}
    assert trial.gain(before, after) == pytest.approx((75 - 25) / 75)
    assert trial.open_now(diary.memory(), diary.at) is None
    assert trial.open_now(diary.memory(), diary.at + timedelta(days=8)) == "later"


def test_the_test_asks_about_misconceptions_and_skills_there_are() -> None:
    for templates in trial.form().parts.values():
        for one in templates:
            assert set(one.aim) <= set(misconceptions())
            assert one.skill in skills()
