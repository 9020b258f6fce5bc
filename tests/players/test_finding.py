"""Problems are right in the master's eyes, also when the worlds are drawn anew; the search finds them in any deal."""

from __future__ import annotations

from math import hypot, sqrt

import pytest

from engine import game
from engine.games.bologna.deal.judging import FOLLOWING
from engine.games.bologna.pack import PACK
from lessons.questions.problem.shelf import Problem, problems
from players.finding import MARGIN, found, values_of

AGAIN, ERRORS, ROUNDED = 2_000, 4.5, 0.1
"""Possible deals; so many standard errors of both prices are chance, among some 1,500 of them; a price is written to a tenth."""
SAMPLE = tuple(problems().values())[::13]


@pytest.mark.parametrize("one", SAMPLE, ids=lambda one: one.name)
def test_the_right_card_is_right_by_a_clear_margin_in_other_worlds_too(one: Problem) -> None:
    state, _ = game("ottocento").deal.read(one.record)
    values = values_of(state, FOLLOWING.allowed(state.hands[0], state.trick.cards), 4000, seed=77)
    right = PACK[one.right[0]]
    for card in values.of:
        gap, error = values.behind(card, right)
        if card.code in one.right:
            assert abs(gap) < MARGIN
        else:
            assert gap > MARGIN / 2
            assert gap > error


def test_the_prices_of_all_problems_are_those_that_come_out_when_they_are_played_out_again() -> None:
    """All of them, in other possible deals than those in which they were found."""
    wrong = []
    for one in problems().values():
        values, right = values_of(one.state, one.may, AGAIN, seed=78), PACK[one.right[0]]
        for card in values.of:
            gap, error = values.behind(card, right)
            written = one.behind[card.code] - one.behind[right.code]
            both = hypot(error, error * sqrt(AGAIN / one.worlds))
            if abs(gap - written) > ERRORS * both + ROUNDED or (card.code not in one.right and gap <= MARGIN / 2):
                wrong.append((one.name, card.code, written, round(gap, 1), round(error, 2)))
    assert not wrong


def test_the_same_deals_have_the_same_problems() -> None:
    first = found(3, range(9))
    assert len(first) == 3
    assert found(3, range(9)) == first
    assert {one.name for one in first} <= {one.name for one in found(40, range(9))}
