"""A variant is a form: three hands of twenty, one of them against two, play by the rules of the family as they stand."""

from __future__ import annotations

from random import Random

import pytest

from engine.games.bologna.assemble import bolognese
from engine.games.bologna.counting.pile import ALL_CARD_POINTS
from engine.games.bologna.deal.form import Form

TRIO = bolognese(Form("trio", seats=3, size=20, sides=(0, 1, 1)))


@pytest.mark.parametrize("seed", range(50))
def test_a_deal_of_three_hands_is_played_counted_and_read_back(seed: int) -> None:
    state, actions = TRIO.deal.random(Random(seed), TRIO.house())
    again, read = TRIO.deal.read(TRIO.deal.write(state, actions))
    assert (again, read) == (state, actions)
    counted = TRIO.deal.score(state)
    told = [sum(line.points for side, line in counted.lines if side == one) for one in (0, 1)]
    assert told == [side.total for side in counted.sides]
    if counted.piles[0] or counted.piles[1]:
        odd = len(counted.piles[0]) % 2  # then one pair less has a point off
        assert sum(side.card_points for side in counted.sides) == ALL_CARD_POINTS + odd
