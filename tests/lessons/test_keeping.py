"""The form of a deal: its fields say what was written, whatever was played."""

from __future__ import annotations

from fractions import Fraction
from random import Random

import pytest

from engine.games.sicily.playout import random_deal
from engine.games.sicily.scorekeeper import judge_start
from lessons.keeping import contract
from lessons.keeping.told import end_of, laid_deal, told_of
from lessons.moves.move import Refused
from tests.engine.france.test_scorekeeper import GAMES as FRENCH
from tests.engine.france.test_scorekeeper import start as begun_in_france
from tests.engine.sicily.test_scorekeeper import GAMES, as_written, random_rules, start


@pytest.mark.parametrize("id", GAMES)
def test_the_fields_of_a_form_say_what_was_written(id: str) -> None:
    rng = Random(id)
    for _ in range(12):
        rules = random_rules(id, rng)
        begun = start(id, rules, rng.randrange(len(start(id).names)))
        assert judge_start(begun).ok
        state, _actions = random_deal(begun.form, rng, rules, begun.dealer)
        end = as_written(state, 1)
        kind, told = told_of(begun, end)
        again = end_of(begun, 1, kind, told)
        assert told_of(begun, again) == (kind, told)


@pytest.mark.parametrize("id", GAMES)
def test_whose_cards_lie_on_the_table_is_who_was_told_to_play_and_nobody_is_ones_own_partner(id: str) -> None:
    begun = start(id)
    for kind in begun.form.kinds:
        seats = [str(seat) for seat in range(begun.form.seats)]
        for bidder in (None, *seats):
            for partner in (None, *seats):
                made = laid_deal(begun, kind, {"bidder": bidder, "partner": partner})
                own = int(bidder or 0)
                assert made.bidder == own
                assert made.partner == (None if partner is None or int(partner) == own else int(partner))


@pytest.mark.parametrize("id", FRENCH)
def test_points_that_do_not_add_up_are_told_with_their_sum(id: str) -> None:
    told = {"taker": "0", "bouts": "1", "partner": contract.ALONE, "points.taker": "50", "points.defence": "40,5"}
    with pytest.raises(Refused) as found:
        contract.end_of(begun_in_france(id), 1, "garde", told)
    assert found.value.said is not None
    assert (found.value.said.reason, found.value.said.facts) == (
        "points-do-not-add-up",
        {"sum": Fraction(181, 2), "all": 91},
    )
