"""A drill that does not go: after misses another way is offered, taken or not, and nobody is kept at it."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from engine.game import game
from engine.games.bologna.house import PROFILES
from engine.games.bologna.rules import Rules
from lessons.learner.event import Event
from lessons.memory.memory import remember
from lessons.question.kind import Answers
from lessons.question.registry import kinds
from lessons.review.before import before
from lessons.review.stock import stocks
from lessons.script.steps import kind_of
from lessons.session.replay import replay
from lessons.session.returning.remediation import due, spec_of
from lessons.text.skills import skills

from .table import ask, every_way
from .test_player import BYE, GO_ON, Learner

DRILL = "  - {id: drill, drill: who-wins, skill: last-moor, aim: [first-moor-wins, matto-wins], until: {at_most: 12}}\n"
COUNT = "  - {id: drill, drill: count-grande, method: row, skill: wild-gaps, until: {at_most: 12}}\n"
HAND = "  - {id: drill, drill: play-tricks, skill: follow-suit, each: 2, until: {at_most: 12}}\n"
OTHER_WAY, LEAVE = 0, 2
STOOD_ON = {"kind": "order-cards", "skill": "trump-order", "among": "trumps"}


def missing(learner: Learner, times: int) -> Learner:
    for _ in range(times):
        learner.wrong()
        learner.do("reveal")
        learner.do("next")
    return learner


def test_three_misses_in_a_row_or_five_of_eight_call_for_another_way() -> None:
    assert due((True, True, True))
    assert not due((True, True))
    assert not due((True, False, True, True))
    assert due((True, False, True, False, True, True, False, True))
    assert not due((True, True, False, False, False, False, True, False, True, True))


def test_after_three_misses_the_learner_is_asked() -> None:
    learner = missing(Learner(DRILL + BYE), 2)
    assert not learner.at.offers
    missing(learner, 1)
    assert learner.at.offers
    assert learner.at.panel is not None
    assert len(learner.at.panel.choices) == 3
    assert not learner.at.wants_seed
    assert not learner.at.can_go_on


def test_no_other_way_is_offered_for_single_questions() -> None:
    learner = Learner(DRILL.replace("at_most: 12", "at_most: 2") + BYE)
    missing(learner, 2)
    assert learner.at.step_id == "bye"


def test_a_drill_of_three_that_went_wrong_ends_with_the_offer_and_only_once() -> None:
    learner = missing(Learner(DRILL.replace("at_most: 12", "at_most: 3") + BYE), 3)
    assert learner.at.offers
    learner.do("answer", GO_ON)
    missing(learner, 3)
    assert learner.at.step_id == "bye"


def test_one_is_worked_out_then_comes_what_it_stands_on_then_the_drill_again() -> None:
    learner = missing(Learner(DRILL + BYE), 3)
    learner.do("answer", OTHER_WAY)
    learner.do("present", seed=77)
    assert learner.at.question is not None
    assert learner.at.question.worked
    assert learner.at.mark is not None
    assert learner.at.mark.ok
    assert learner.do("answer", [0]).question == learner.at.question, "there is nothing to answer in an example"
    learner.do("next")
    for seed in (5, 6):
        assert learner.at.wants_seed
        learner.do("present", seed=seed, ask=STOOD_ON)
        assert learner.at.kind is not None
        assert learner.at.kind.name == "order-cards"
        learner.right()
        learner.do("next")
    assert learner.at.detour is None
    assert learner.at.step_id == "drill"
    learner.right()
    assert learner.at.kind is not None
    assert learner.at.kind.name == "who-wins"


def test_an_example_in_steps_is_shown_step_by_step() -> None:
    learner = missing(Learner(COUNT + BYE), 3)
    learner.do("answer", OTHER_WAY)
    learner.do("present", seed=3)
    given: list[Answers] = []
    while learner.at.detour is not None and learner.at.detour.stage == "example":
        assert learner.at.question is not None
        assert learner.at.mark is not None
        given.append(learner.at.question.given)
        learner.do("next")
    assert [len(one) for one in given] == list(range(len(given)))
    assert len(given) > 1


def test_where_nothing_comes_before_the_drill_goes_on() -> None:
    learner = missing(Learner(DRILL + BYE), 3)
    learner.do("answer", OTHER_WAY)
    learner.do("present", seed=77)
    learner.do("next")
    learner.do("present", seed=8)
    assert learner.at.detour is None
    assert learner.at.kind is not None
    assert learner.at.kind.name == "who-wins"


def test_whoever_wants_to_go_on_is_not_asked_again_at_once() -> None:
    learner = missing(Learner(DRILL + BYE), 3)
    learner.do("answer", GO_ON)
    assert learner.at.wants_seed
    missing(learner, 2)
    assert not learner.at.offers
    missing(learner, 1)
    assert learner.at.offers


def test_whoever_has_enough_goes_on_with_the_lesson() -> None:
    learner = missing(Learner(DRILL + BYE), 3)
    learner.do("answer", LEAVE)
    assert learner.at.step_id == "bye"
    assert learner.at.went["drill"] == "not-mastered"
    assert not learner.at.coming_back, "one has just been told that it is enough for today"


def test_a_drill_near_its_end_has_some_questions_left_after_the_detour() -> None:
    learner = missing(Learner(DRILL.replace("at_most: 12", "at_most: 4") + BYE), 3)
    learner.do("answer", GO_ON)
    missing(learner, 2)
    assert learner.at.step_id == "drill"


def test_the_log_leads_to_the_same_place() -> None:
    learner = missing(Learner(DRILL + BYE), 3)
    for kind, value, seed, stood_on in (
        ("answer", OTHER_WAY, None, None),
        ("present", None, 77, None),
        ("next", None, None, None),
        ("present", None, 5, STOOD_ON),
    ):
        learner.do(kind, value, seed, stood_on)
        again = learner.again()
        assert (again.detour, again.question, again.revision) == (
            learner.at.detour,
            learner.at.question,
            learner.at.revision,
        )


def test_a_log_from_before_there_was_an_offer_still_leads_on() -> None:
    learner = missing(Learner(DRILL + BYE), 3)
    log = [*learner.log, Event("present", "drill", "old", {"seed": 9})]
    attempt = replay(learner.course, log)
    assert attempt.detour is None
    assert attempt.question is not None
    assert attempt.question.seed == 9


def test_what_comes_before_is_credited_to_its_own_skill() -> None:
    learner = missing(Learner(DRILL + BYE), 3)
    learner.do("answer", OTHER_WAY)
    learner.do("present", seed=77)
    learner.do("next")
    learner.do("present", seed=5, ask=STOOD_ON)
    learner.right()
    learner.do("next")
    memory = remember([("ottocento/try", replace(event, at="2026-11-20T20:00:00.000+00:00")) for event in learner.log])
    assert memory.standings["trump-order"].right == 1
    assert memory.standings["last-moor"].asked == 3


@pytest.mark.parametrize("skill", ["last-moor", "reading-declarations", "wild-gaps"])
def test_what_a_skill_stands_on_can_be_asked(skill: str) -> None:
    found = before(skill, "ottocento", Random(1))
    assert found is not None
    assert isinstance(found[0], dict)
    assert found[0]["skill"] in skills()[skill].after
    assert stocks()["ottocento"]


def test_what_comes_before_is_asked_by_rules_it_can_be_asked_by() -> None:
    """A question about today's signals has no sense at a table that speaks the old words."""
    rules = Rules.read(dict(PROFILES["old_signals"]))
    for seed in range(40):
        found = before("old-signals", "ottocento", Random(seed), rules=rules)
        if found is None:
            continue
        spec = spec_of(found[0])
        assert spec is not None
        assert not list(kinds()[kind_of(spec)].faults(spec, game("ottocento"), rules)), found


def test_nothing_comes_before_the_first_skills() -> None:
    assert before("pips", "ottocento", Random(1)) is None


def test_every_kind_can_be_worked_out_to_its_end() -> None:
    for kind, way in every_way():
        item, given = ask(kind.name, 3, **way), Answers()
        for _ in range(60):
            mark = kind.worked(item, given)
            assert mark.ok
            assert mark.says
            if mark.done:
                break
            given = (*given, kind.right(item, given))
        else:
            raise AssertionError(kind.name)


def an_example_of_a_hand() -> Learner:
    learner = Learner(HAND + BYE)
    for _ in range(3):
        learner.do("present", seed=len(learner.log))
        learner.do("reveal")
        while learner.at.can_go_on or learner.right():
            if learner.do("next").question is None:
                break
    learner.do("answer", OTHER_WAY)
    learner.do("present", seed=77)
    assert learner.at.question is not None
    assert learner.at.question.worked
    return learner


def test_an_example_of_a_hand_lights_each_card_and_plays_its_trick_to_the_end() -> None:
    learner, tricks = an_example_of_a_hand(), 0
    while learner.at.detour is not None and learner.at.detour.stage == "example":
        at = learner.at
        assert at.panel is not None
        assert at.mark is not None
        ((place, state),) = at.mark.cards.items()
        assert state == "right"
        lit, moment = at.panel.pickable[place], at.revision
        assert lit in str(at.mark.says[0].facts), "it is the card that is spoken of"
        trick = learner.do("next")
        assert trick.revision != moment
        assert trick.panel is not None
        assert trick.mark is not None
        assert len(trick.panel.rows[0].cards) == 4, "everybody has played"
        assert lit in trick.panel.rows[0].cards
        assert trick.mark.title is not None
        assert "take" in trick.mark.title.reason, "it is told who takes it"
        tricks += 1
        learner.do("next")
    assert tricks == 2
    assert replay(learner.course, learner.log).revision == learner.at.revision


def test_in_an_older_log_the_tricks_of_an_example_were_not_played_to_their_end() -> None:
    learner = an_example_of_a_hand()
    log = [*learner.log, *(Event("next", learner.at.step_id, f"older{nth}") for nth in range(2))]
    after = replay(learner.course, log)
    assert after.detour is not None
    assert after.detour.stage == "before"
