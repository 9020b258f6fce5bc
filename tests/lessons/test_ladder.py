"""The ladder of feedback: one's own error and where to look, the rule, the solution."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from lessons.course.course import Course, again
from lessons.course.loader import library
from lessons.learner.event import Event
from lessons.question.answered import ladder, marking
from lessons.question.kind import Answers, Item, Kind, Mark, Message
from lessons.question.registry import misconceptions
from lessons.session import replay
from lessons.text import phrases
from lessons.yamlfile.fields import Spec

from .table import ask, every_way
from .test_bots import anything
from .test_player import BYE, GRANDE, ONE, Learner, course

EVERY = [pytest.param(kind, way, id=f"{kind.name} {way}") for kind, way in every_way()]


def wrong_answers(
    kind: Kind[Any, Any], way: dict[str, Any], seeds: int = 4
) -> Iterator[tuple[Item, Answers, Any, Mark]]:
    """Wrong answers to every step of some questions, with the whole mark of each."""
    rng = Random(3)
    for seed in range(seeds):
        item, given = ask(kind.name, seed, **way), Answers()
        for _ in range(40):
            for _ in range(3):
                answer = anything(kind.panel(item, given), rng)
                found = marking.mark(kind, item, given, answer)
                if not found.ok:
                    yield item, given, answer, found
            right = kind.right(item, given)
            if kind.explain(item, given, right).done:
                break
            given = (*given, right)


@pytest.mark.parametrize(("kind", "way"), EVERY)
def test_before_the_solution_nothing_lights_up_but_ones_own_error(kind: Any, way: Any) -> None:
    for item, given, answer, found in wrong_answers(kind, way):
        for heard in range(2):
            told = ladder.told(kind, item, given, answer, found, heard)
            assert not told.ok
            assert not told.done
            assert set(told.cards) <= set(answer)
            assert set(told.cards.values()) <= {"wrong", "first"}
            assert len(told.cards) <= kind.panel(item, given).at_most
            assert not told.figures
            lit, wrong = ({i for i, state in mark.cards.items() if state == "wrong"} for mark in (told, found))
            assert lit == wrong or kind.name == "order-cards", "of several wrong cards each is marked"


@pytest.mark.parametrize(("kind", "way"), EVERY)
def test_the_first_feedback_is_short_and_nothing_is_said_twice(kind: Any, way: Any) -> None:
    for item, given, answer, found in wrong_answers(kind, way):
        known = misconceptions()[found.diagnosis].look if found.diagnosis else ""
        look = Message(known) if known else kind.look(item, given, answer)
        for lang in phrases.LANGS:
            rungs = [ladder.told(kind, item, given, answer, found, heard) for heard in range(2)]
            rungs.append(ladder.solution(kind, item, given, answer, found))
            for mark in rungs:
                says = [phrases.say(said, lang, item.game.family) for said in mark.says]
                assert len(says) == len(set(says)), says
            first = phrases.say_all(rungs[0].says, lang, item.game.family)
            refused = kind.error_of(item, given, answer).refused and not found.diagnosis
            assert len(first) == 2, "one's own error, and where to look; that it may not go, and why"
            assert refused is (first[1] != phrases.say(look, lang, item.game.family))


def test_where_to_look_then_the_rule_then_the_solution() -> None:
    learner = Learner(ONE + BYE)
    reasons = []
    for _ in range(3):
        learner.wrong()
        assert learner.at.mark is not None
        reasons.append([said.reason for said in learner.at.mark.says])
    assert reasons[0] == ["legal-plays.not-allowed", "hint.legal-plays.asked"]
    assert reasons[1] == ["legal-plays.not-allowed", "ladder.can-follow"]
    assert "legal-plays.left-out" in reasons[2]
    assert learner.at.over
    assert learner.do("next").went["one"] == "wrong"


def test_hints_go_on_where_the_feedback_was_and_there_is_always_one_left() -> None:
    learner = Learner(ONE + BYE)
    learner.wrong()
    assert learner.at.more_hints
    assert [said.reason for said in learner.do("hint").hints] == ["hint.legal-plays.rule"]
    assert [said.reason for said in learner.do("hint").hints][1:] == ["hint.legal-plays.first-follow"]
    assert not learner.at.more_hints


def test_a_hint_asked_for_first_is_not_said_again() -> None:
    learner = Learner(ONE + BYE)
    learner.do("present", seed=1)
    learner.do("hint")
    learner.wrong()
    assert learner.at.mark is not None
    said = {one.reason for one in learner.at.mark.says} & {one.reason for one in learner.at.hints}
    assert not said


def test_after_the_solution_of_one_step_the_next_one_is_asked() -> None:
    learner = Learner(GRANDE + BYE)
    for _ in range(3):
        learner.wrong()
    assert learner.at.question is not None
    assert not learner.at.over
    assert len(learner.at.question.given) == 1
    assert learner.at.mark is not None
    assert not learner.at.mark.cards, "the cards on the table are those of the next step"
    again = learner.again()
    assert again.question == learner.at.question
    while not learner.at.over:
        learner.right()
    learner.do("next")
    assert learner.at.missed[0].shown


OLD = [
    Event("present", "one", "n1", {"seed": 1}),
    Event("answer", "one", "n2", {"value": [0], "ok": False, "done": False, "diagnosis": None}),
    Event("answer", "one", "n3", {"value": [0], "ok": False, "done": False, "diagnosis": None}),
    Event("answer", "one", "n4", {"value": [0], "ok": False, "done": False, "diagnosis": None}),
    Event("hint", "one", "n5"),
    Event("answer", "one", "n6", {"value": [1, 2], "ok": True, "done": True, "diagnosis": None}),
    Event("next", "one", "n7"),
    Event("present", "two", "n8", {"seed": 2}),
    Event("reveal", "two", "n9"),
    Event("next", "two", "n10"),
    Event("next", "bye", "n11"),
]
"""A log from before there was a ladder: tried as often as one liked, and nothing came back."""


def test_a_log_from_before_the_ladder_leads_where_it_led() -> None:
    two = "".join(ONE.replace("id: one", f"id: {name}") for name in ("one", "two"))
    at = replay.start(course(two + BYE))
    for event in OLD:
        after = replay.take(at, event)
        assert event.kind == "hint" or after is not at, event
        at = after
    assert at.done
    assert at.went["one"] == at.went["two"] == "wrong"
    assert at.tally == (0, 2)
    assert at.comes_back is None, "what was finished is not opened again"
    assert at.standing == "done", "no credit is taken away"
    assert replay.take(at, Event("mend", "end", "n12")).comes_back is not None


def test_an_answer_in_steps_saved_before_the_ladder_is_read_as_it_was() -> None:
    learner = Learner(GRANDE + BYE)
    for _ in range(2):
        learner.wrong()
    plain = [
        Event(one.kind, one.step, one.nonce, {k: v for k, v in one.data.items() if k != "other"}) for one in learner.log
    ]
    data = dict(plain[-1].data)
    at = replay.replay(learner.course, [*plain, Event("answer", "row", "x", data), Event("answer", "row", "y", data)])
    assert at.question is not None
    assert at.question.given == ()
    assert not at.over


def test_other_cards_are_the_same_question_in_other_suits() -> None:
    steps = '  - {id: one, kind: legal-plays, skill: follow-suit, trick: "CK C8", hand: "T16 C9 CJ SQ"}\n'
    made = course(steps)
    seen = {again(made, "one", seed, 0) for seed in range(12)}
    tricks = {" ".join(card.code for card in one.trick) for one in seen if one}  # type: ignore[attr-defined]
    assert tricks == {"CK C8", "DK D8"}, "round suits stay round"
    assert all(
        sum(one.game.judge_play(one.hand, one.trick, card, one.rules).ok for card in one.hand) == 2
        for one in seen
        if one
    )  # type: ignore[attr-defined]


@pytest.mark.parametrize("name", [lesson.id for lesson in library()])
def test_every_question_of_the_lessons_can_come_back_with_other_cards(name: str) -> None:
    made = Course.of(next(lesson for lesson in library() if lesson.id == name))
    for step in made.lesson.steps:
        if isinstance(step, Spec) and not step.deal:
            assert all(again(made, step.id, seed, 0) is not None for seed in range(6)), step.id
