"""Problems are right in the master's eyes, also when the worlds are drawn anew; the search finds them in any deal."""

from __future__ import annotations

import pytest

from engine import game
from engine.games.bologna.deal.judging import FOLLOWING
from engine.games.bologna.pack import PACK
from lessons.questions.problem.shelf import Problem, problems
from players.finding import MARGIN, found, values_of

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


def test_the_same_deals_have_the_same_problems() -> None:
    first = found(3, range(9))
    assert len(first) == 3
    assert found(3, range(9)) == first
    assert {one.name for one in first} <= {one.name for one in found(40, range(9))}
