"""At a teaching table a deal is taken back to any trick, and the program plays when the teacher lets it, in every game."""

from __future__ import annotations

import pytest

from engine.game import game
from lessons.shared_table.entries import WentOn
from lessons.shared_table.folding import fold
from lessons.shared_table.judging import judge
from lessons.shared_table.teaching import lines
from lessons.shared_table.teaching.entries import (
    Paused,
    Returned,
    StepsSet,
    WentBack,
)

from .teaching import (
    DEALS,
    TEACHER,
    Class,
    somebody_presses,
    told,
)
from .test_shared_table import SEATED


@pytest.mark.parametrize("name", SEATED)
def test_another_line_is_played_from_any_trick_and_the_real_one_is_there_again(name: str) -> None:
    company, gone = Class(name, min(3, game(name).seats), 9), 0
    for table in (one for _ in range(DEALS) for one in company.play()):
        hand = table.hand
        assert hand is not None
        if not (found := lines.tricks(hand)) or table.taker is None:
            continue
        trick = company.rng.choice(sorted(found))
        company.did(TEACHER, WentBack(trick=trick))
        after = company.table
        assert [len(one.hand.done) for one in after.seats if one.hand is not None] == [found[trick]] * len(after.chairs)
        assert after.hand is not None
        assert after.hand.done == hand.done[: found[trick]]
        assert trick == 0 or len(after.hand.state.tricks) == trick - 1
        for _ in range(4):
            if not company.table.over:
                company.step()
        company.did(TEACHER, Returned())
        assert company.table.hand is not None
        assert company.table.hand.done == hand.done
        assert company.table.hand.state == hand.state
        gone += 1
        if gone == 4:
            break
    assert gone
    assert fold(company.log) == company.table


@pytest.mark.parametrize("name", SEATED)
def test_only_what_was_played_first_counts(name: str) -> None:
    """A deal is over; another line of it is played to its end, and then the next cards are dealt."""
    company = Class(name, 1, 2)
    while not company.table.finished:
        list(company.play())
    counted = company.table
    assert counted.hand is not None
    first = min(lines.tricks(counted.hand))
    company.did(TEACHER, WentBack(trick=first))
    assert company.table.finished == counted.finished - 1
    assert company.table.seats[0].stands == company.table.dealt[0].stands
    while not company.table.over:
        company.step()
    assert told("anna", company.table)["teaching"]["says"] == told(TEACHER, company.table)["teaching"]["says"] != []
    company.deal()
    if not company.table.over:
        assert company.table.finished == counted.finished
        assert company.table.seats[0].match == counted.seats[0].match
        assert company.table.teaching is not None
        assert company.table.teaching.real is None


def test_nobody_but_the_teacher_takes_a_deal_back_and_not_to_a_trick_that_was_not_begun() -> None:
    company = Class("ottocento", 2)
    company.deal()
    assert judge(company.table, TEACHER, WentBack(trick=0)) is not None or company.table.hand.done
    while company.table.taker is None:
        company.step()
    for entry in (WentBack(trick=1), Returned()):
        assert judge(company.table, "anna", entry) is not None
    assert judge(company.table, TEACHER, WentBack(trick=2)) is not None
    assert judge(company.table, TEACHER, Returned()) is not None
    company.did(TEACHER, Paused(on=True))
    company.did(TEACHER, WentBack(trick=1))
    company.did(TEACHER, Paused(on=False))
    assert company.table.hand is not None
    assert not company.table.hand.plays


@pytest.mark.parametrize("name", SEATED)
def test_the_program_plays_card_by_card_where_the_teacher_lets_it(name: str) -> None:
    company = Class(name, 1, 3)
    company.did(TEACHER, StepsSet(on=True))
    while not company.table.finished:
        company.deal()
        for _ in range(600):
            if company.table.over:
                break
            before = len(company.table.hand.plays)
            somebody_presses(company)
            assert len(company.table.hand.plays) <= before + 1
            if company.table.players_wait:
                assert judge(company.table, "anna", WentOn()) is not None
                assert not told("anna", company.table)["can"]["next"]
                assert told(TEACHER, company.table)["can"]["next"]
        assert company.table.over
    assert company.table.steps, "also in the next deal"
    assert fold(company.log) == company.table
