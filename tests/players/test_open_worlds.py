"""Near the end cards are compared in possible deals that are solved: as trying everything has it, and nothing else is in it."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from statistics import fmean

import numpy as np
import pytest

from engine.games.bologna.deal.actions import Play
from engine.games.bologna.deal.judging import FOLLOWING
from engine.games.bologna.deal.moves import apply
from engine.games.bologna.deal.state import State
from players.coach import ENOUGH, opinion
from players.core import search
from players.core.cards import cards
from players.core.chance import seeded
from players.position import position
from players.searching import DOUBT
from players.solving import FEW, FEWEST_WORLDS, solve, solve_in_worlds
from tests.players.moments import moments, otherwise, playing
from tests.players.test_solver import everything

WORLDS = 12


def choosing(held: int, number: int) -> list[State]:
    """So many moments with so many cards in hand, more than one of which may go."""
    found = list[State]()
    for seed in range(100):
        for state in moments(seed):
            seat = state.to_act
            if state.phase != "play" or seat is None or len(state.hands[seat]) != held:
                continue
            if len(FOLLOWING.allowed(state.hands[seat], state.trick.cards)) > 1:
                found.append(state)
                break
        if len(found) == number:
            break
    return found


def worlds(state: State, seed: int, number: int) -> list[State]:
    """The first possible deals that are drawn for whoever is to act."""
    assert state.to_act is not None
    where, chance = position(state, state.to_act), seeded(seed)
    hands, into, held = np.zeros(4, np.int64), np.zeros(4, np.int64), np.zeros(4, np.int64)
    found = []
    for _ in range(number):
        left = search.world(
            where.seat, where.own, where.ways, *where.hidden, where.shown, where.played, *where.habits, where.rules, DOUBT,
            hands, into, held, chance,
        )  # fmt: skip
        away = tuple(tuple(cards(int(left))) if seat == state.dealer else one for seat, one in enumerate(state.left))
        found.append(replace(state, hands=tuple(tuple(cards(int(one))) for one in hands), left=away))
    return found


@pytest.mark.parametrize("state", choosing(2, 6))
def test_a_card_comes_to_the_mean_of_what_trying_everything_finds_in_these_deals(
    state: State, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("players.solving.MOST_WORLDS", WORLDS)
    seat = state.to_act
    assert seat is not None
    may = FOLLOWING.allowed(state.hands[seat], state.trick.cards)
    found = solve_in_worlds(state, may, 5, 100)
    assert found is not None
    assert found.worlds == WORLDS
    sign = 1 if seat % 2 == 0 else -1
    for card in may:
        each = [sign * everything(apply(world, Play(seat, card))) for world in worlds(state, 5, WORLDS)]
        assert list(found.of[card].points) == each
        assert found.of[card].mean == fmean(each)


def test_what_is_solved_hangs_on_nothing_that_was_solved_before() -> None:
    """How many worlds the time allows hangs on what each takes, and that must be the same whoever was there before."""
    for state in choosing(FEW, 4):
        seat = state.to_act
        assert seat is not None
        may = FOLLOWING.allowed(state.hands[seat], state.trick.cards)
        first = solve_in_worlds(state, may, 3, 60)
        solve_in_worlds(state, may[:1], 3, 20)
        solve(state, 40)
        again = solve_in_worlds(state, may, 3, 60)
        assert (first is None) == (again is None)
        if first is not None and again is not None:
            assert first.worlds == again.worlds
            assert all(list(first.of[card].points) == list(again.of[card].points) for card in may)


def test_the_coach_solves_near_the_end_and_sees_nothing_that_is_hidden() -> None:
    rng = Random(7)
    for held in range(2, FEW):
        for state in choosing(held, 2):
            one = opinion(state, 4)
            assert one is not None
            assert one.solved
            assert one.worlds >= FEWEST_WORLDS
            assert one == opinion(otherwise(state, rng), 4)


def test_a_lead_early_on_and_a_moment_without_time_are_played_out() -> None:
    early, late = playing(3, FEW + 1), choosing(5, 1)[0]
    for state, ms in ((early, 20), (late, 0)):
        one = opinion(state, 1, ms)
        assert one is None or not one.solved


def test_few_worlds_that_are_solved_tell_something() -> None:
    """Beside what they vary among each other, what open hands err is small; as few as these are no reason to tell nothing."""
    verdicts = {
        one.weighed.verdict
        for state in choosing(6, 10)
        if (one := opinion(state, 2, 40)) and one.solved and one.worlds < ENOUGH
    }
    assert verdicts - {"open"}
