"""The talk, the hidden first vote and another one with the same aim go without saying; each can be switched off."""

from __future__ import annotations

import pytest

from lessons.evening.entries.lifecycle import Agreed
from lessons.evening.entries.rounds import (
    CODEC,
    Closed,
    Ended,
    Hosted,
    Opened,
    Planned,
    Revealed,
    SecondVote,
    Talked,
)
from lessons.evening.histogram import by_answer_alone, proposes_talk
from lessons.evening.room import Customs, Room
from lessons.plans import shelf
from lessons.plans.rounds import asks_again
from tests.lessons.evening.room_log import ANNA, BRUNO, CARLA, TEACHER, Log, asked, opened, question, wrong_of

WRONG, _ = wrong_of()


def half_right(*before: Agreed) -> Log:
    """Anna is right, Bruno is not, and the answers are closed."""
    log = opened(ANNA, BRUNO)
    assert log.does(TEACHER, *before, asked()) == ""
    log.answers(ANNA, question().right)
    log.answers(BRUNO, WRONG)
    log.turns(Closed)
    return log


def test_all_four_go_without_saying() -> None:
    assert opened().room.customs == Customs(talks=True, hidden=True, again=True, question=True)
    assert proposes_talk(half_right().room)


def test_without_talks_none_is_proposed_and_one_may_still_be_begun_by_hand() -> None:
    log = half_right(Agreed(talks=False))
    assert not proposes_talk(log.room)
    assert log.turns(Talked) == ""


def test_what_is_changed_in_a_round_counts_at_once_and_takes_nothing_back() -> None:
    log = half_right()
    log.does(TEACHER, Agreed(talks=False))
    assert not proposes_talk(log.room)
    log.does(TEACHER, Agreed(talks=True))
    assert proposes_talk(log.room)
    log.turns(Talked)
    log.does(TEACHER, Agreed(talks=False))
    assert log.room.phase == "talk"
    assert log.turns(SecondVote) == "", "a talk that is on has its second vote"


def test_only_who_leads_says_how_rounds_go_and_not_after_the_end() -> None:
    log = opened(ANNA)
    assert log.does(ANNA, Agreed(hidden=False)) == "evening.refused.host"
    log.does(TEACHER, Ended())
    assert log.does(TEACHER, Agreed(hidden=False)) == "evening.refused.ended"
    assert log.room.customs == Customs()


def test_two_who_lead_change_a_switch_each_and_both_count() -> None:
    log = opened(ANNA)
    log.does("phone", Hosted(), Agreed(talks=False))
    log.does(TEACHER, Agreed(again=False))
    assert log.room.customs == Customs(talks=False, hidden=True, again=False)


def test_a_room_is_opened_with_them_and_one_of_an_older_log_has_all_three() -> None:
    log = Log()
    log.does(TEACHER, Opened(agreed=Agreed(hidden=False)))
    assert log.room.customs == Customs(hidden=False)
    log.room = Room()
    log.does(TEACHER, CODEC.read("opened", "{}"))
    assert log.room.customs == Customs()


def test_a_plan_says_how_rounds_go_when_it_is_begun() -> None:
    log = opened(ANNA)
    log.does(TEACHER, Planned(plan="our-evening", turn=0, at=0, agreed=Agreed(talks=False)))
    assert log.room.customs == Customs(talks=False)


def test_without_another_one_a_plan_goes_on_after_its_first_question() -> None:
    log, plans = opened(ANNA), shelf.look().plans
    log.does(TEACHER, Planned(plan="the-pack-and-the-trick", part=4, turn=0, at=0, asked=asked(aim="must-overtrump")))
    log.turns(Closed)
    log.turns(Revealed)
    assert asks_again(log.room, plans)
    log.does(TEACHER, Agreed(again=False))
    assert not asks_again(log.room, plans)
    assert log.does(TEACHER, asked(aim="must-overtrump")) == "", "by hand it is asked all the same"


@pytest.mark.parametrize(("right", "wrong"), [(2, 1), (1, 2), (1, 1), (3, 0), (0, 3)])
def test_how_they_voted_is_told_without_what_is_right(right: int, wrong: int) -> None:
    names = [ANNA, BRUNO, CARLA][: right + wrong]
    log = opened(*names)
    log.does(TEACHER, asked())
    for n, name in enumerate(names):
        log.answers(name, question().right if n < right else WRONG)
    assert log.room.round is not None
    bars = by_answer_alone(question(), log.room.round.vote.values())
    counts = {question().right: right, WRONG: wrong}
    assert {bar.answer: bar.count for bar in bars} == {answer: n for answer, n in counts.items() if n}
    assert [bar.count for bar in bars] == sorted((n for n in counts.values() if n), reverse=True)
    assert not any(bar.ok or bar.diagnosis for bar in bars)


def test_of_many_answers_the_rarest_share_one_bar_be_the_right_one_among_them() -> None:
    names = [f"p{n}" for n in range(8)]
    log = opened(*names)
    log.does(TEACHER, asked())
    others = [(n,) for n in range(4) if (n,) != question().right]
    for name, answer in zip(names, [*others[:1] * 4, *others[1:2] * 2, others[2], question().right], strict=True):
        log.answers(name, answer)
    assert log.room.round is not None
    bars = by_answer_alone(question(), log.room.round.vote.values(), most=3)
    assert [(bar.answer, bar.count) for bar in bars] == [(others[0], 4), (others[1], 2), (None, 2)]
