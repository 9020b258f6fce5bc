"""At a teaching table cards are prepared and people change places, in every game."""

from __future__ import annotations

import pytest

from engine.game import game
from lessons.shared_table.entries import DealtOut
from lessons.shared_table.folding import fold
from lessons.shared_table.judging import judge
from lessons.shared_table.teaching import lines
from lessons.shared_table.teaching.entries import (
    HandLaid,
    Moved,
    WentBack,
)
from lessons.tables.recorded import lines_of, record_of

from .teaching import (
    TEACHER,
    Class,
    somebody_presses,
)
from .test_shared_table import SEATED, Company


@pytest.mark.parametrize("name", SEATED)
def test_the_cards_of_a_record_are_played_on_and_count_for_nothing(name: str) -> None:
    other = Class(name, 1, 5)
    while not other.table.finished:
        for table in other.play():
            if table.hand is not None and table.hand.plays and company_at(other):
                break
        if other.table.hand is not None and other.table.hand.plays:
            break
    hand = other.table.hand
    assert hand is not None
    company = Class(name, 2, 8)
    company.deal()
    stands = company.table.seats[0].stands
    company.did(TEACHER, HandLaid(record=tuple(lines_of(record_of(hand)))))
    for chair, sitting in enumerate(company.table.seats):
        there = other.table.seats[chair].hand
        assert there is not None
        assert sitting.hand is not None
        assert sitting.hand.state == there.state
        assert sitting.hand.done == there.done
    finished = company.table.finished
    while not company.table.over:
        company.step()
    assert company.table.seats[0].stands == stands or company.table.dealt[0].stands == company.table.seats[0].stands
    assert company.table.seats[0].match == company.table.dealt[0].match
    assert company.table.finished in (finished, finished + 1)
    company.did(TEACHER, WentBack(trick=min(lines.tricks(company.table.hand))))
    company.deal()
    assert company.table.hand is not None
    assert company.table.hand.kept is None
    assert fold(company.log) == company.table


def company_at(company: Class) -> bool:
    """Is the deal in the middle of a trick, or somewhere after the first card?"""
    hand = company.table.hand
    return hand is not None and not hand.rests and not company.table.over


def test_a_record_that_is_none_or_of_another_game_is_refused_with_a_sentence() -> None:
    company, other = Class("ottocento", 2), Class("mineo3", 1)
    other.deal()
    of_another = tuple(lines_of(record_of(other.sitting(0))))
    for record in ((), ("calzettini",), ("calzettini ottocento 1", "hand 0 AC"), of_another):
        said = judge(company.table, TEACHER, HandLaid(record=record))
        assert said is not None
        assert said.reason == "friends.refused.no-record"
    company.deal()
    record = tuple(lines_of(record_of(company.sitting(0))))
    assert judge(company.table, TEACHER, HandLaid(record=record)) is None
    assert judge(company.table, "anna", HandLaid(record=record)) is not None
    assert judge(Company("ottocento", 2).table, "anna", HandLaid(record=record)) is not None


@pytest.mark.parametrize("name", SEATED)
def test_the_same_number_is_the_same_deal(name: str) -> None:
    company = Class(name, 1)
    company.did(TEACHER, DealtOut(seed=1234))
    first = company.sitting(0)
    company.did(TEACHER, DealtOut(seed=1234))
    assert company.sitting(0).state.deck == first.state.deck


@pytest.mark.parametrize("name", SEATED)
def test_a_pupil_changes_places_in_the_middle_of_a_deal(name: str) -> None:
    company = Class(name, 2, 2)
    company.deal()
    for _ in range(6):
        if not company.table.over:
            company.step()
    was = [one.hand for one in company.table.seats]
    last = game(name).seats - 1
    company.did(TEACHER, Moved(chair=0, to=last))
    assert company.table.chair_of("anna") == last
    assert [one.hand.state for one in company.table.seats] == [one.state for one in was]
    assert judge(company.table, "bruno", Moved(chair=0, to=1)) is not None
    assert judge(company.table, TEACHER, Moved(chair=0, to=0)) is not None
    assert last == 4 or judge(company.table, TEACHER, Moved(chair=0, to=4)) is not None
    for _ in range(400):
        if company.table.over:
            break
        somebody_presses(company)
    assert company.table.over
    assert fold(company.log) == company.table
