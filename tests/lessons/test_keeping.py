"""The form of a deal: its fields say what was written, whatever was played."""

from __future__ import annotations

from random import Random

import pytest

from engine.games.sicily.playout import random_deal
from engine.games.sicily.scorekeeper import judge_start
from lessons.keeping.told import end_of, told_of
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
