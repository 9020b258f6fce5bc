"""Problems are played on by search: what is right only as the rule of thumb or open hands see it is no problem."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

from engine.games.bologna.deal.form import OTTOCENTO
from engine.games.bologna.deal.record import read
from engine.games.bologna.inference.cards import view
from engine.games.bologna.pack import PACK
from engine.games.bologna.rules import Rules
from lessons.questions.problem.shelf import problems
from players.problems.playing_on import MOST, SOON, Pair, compared, otherwise, pairs, sampled
from players.search.position import position
from tests.players.moments import LAST_CUP_SAID


def test_a_card_that_is_no_better_when_it_is_played_on_does_not_stand() -> None:
    """In every deal that bears the striscio out, the Moor and the numbers come to the same."""
    state = read(OTTOCENTO, Rules, LAST_CUP_SAID)[0]
    pair = compared(state, Pair("some", "Moor1", "T10", 39.0))
    assert len(pair.played) >= SOON
    assert not pair.stands


def test_a_card_that_is_plainly_better_is_soon_told() -> None:
    one = max((one for one in problems().values() if len(one.hand) <= 4), key=lambda one: one.least)
    (first, *_) = pairs(one.name, one.right, one.behind)
    pair = compared(one.state, first)
    assert pair.stands
    assert len(pair.played) < MOST
    assert pair == compared(one.state, first)


def test_a_sample_of_a_fixed_size_is_as_large_as_was_said_whatever_comes_and_of_other_deals() -> None:
    one = max((one for one in problems().values() if len(one.hand) <= 4), key=lambda one: one.least)
    (first, *_) = pairs(one.name, one.right, one.behind)
    again = sampled(one.state, first, 5)
    assert len(again.played) == 5
    assert again == sampled(one.state, replace(first, played=(9, 9)), 5)


def test_both_samples_together_decide_by_two_standard_errors(tmp_path: Path) -> None:
    from bench.players import problems as bench

    name = next(iter(problems()))
    first, second = tmp_path / "first", tmp_path / "second"
    for file, played in ((first, [40, 60, 50, 50]), (second, [-90, 80, -70, 60])):
        pair = Pair(name, "SK", "SQ", 20.0, tuple(played))
        file.write_text(json.dumps(vars(pair)) + "\n", "utf-8")
    assert Pair(name, "SK", "SQ", 20.0, (40, 60, 50, 50)).plain
    told = list(bench.pool(first, second))
    assert "8 deals" in told[0]
    assert told[-1] == f"0 stand, these do not: {name}"
    assert list(bench.pool(first, first)) == ["1 stand, these do not: "]


def test_every_wrong_card_is_played_on_the_nearest_first() -> None:
    behind = {"T9": 0.4, "T8": 0.0, "Sun": 136.0, "Moon": 29.0, "SK": 12.5}
    assert [one.wrong for one in pairs("some", ("T9", "T8"), behind)] == ["SK", "Moon", "Sun"]
    assert [one.wrong for one in pairs("some", ("T9", "T8", "SK", "Moon"), behind)] == ["Sun"]
    assert {one.right for one in pairs("some", ("T9", "T8"), behind)} == {"T8"}


def test_the_deals_look_the_same_from_the_chair() -> None:
    state = read(OTTOCENTO, Rules, LAST_CUP_SAID)[0]
    deals = [otherwise(state, position(state, 0), seed) for seed in range(8)]
    assert {replace(view(deal, 0), hand=PACK.sorted(deal.hands[0])) for deal in deals} == {
        replace(view(state, 0), hand=PACK.sorted(state.hands[0]))
    }
    assert len({deal.hands for deal in deals}) > 1
