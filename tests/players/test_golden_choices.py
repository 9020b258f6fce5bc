"""What players who search choose and why, what the coach thinks of it, and which problems are found in deals, is as before.

Nothing in it hangs on the clock: so many milliseconds are so many deals.
"""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest

from engine.games.bologna.deal.judging import FOLLOWING
from engine.games.bologna.deal.state import State
from players.coach import opinion
from players.problems.finding import problems
from players.registry import NAMES, player
from tests.conftest import Golden
from tests.engine.written_down import brief, known
from tests.players.moments import moments

DEALS, MS, FOUND = 6, 2, 16


def some(seed: int) -> list[State]:
    """Every fourth moment of a deal, and all in which a card is played near its end."""
    every = list(moments(seed))
    return [one for at, one in enumerate(every) if at % 4 == seed % 4 or (len(one.hands[0]) <= 4 and at % 2)]


def told_of(value: Any) -> str:
    """To the hundredth: the last digits hang on how a processor adds up."""
    return re.sub(r"\d+\.\d+(e-?\d+)?", lambda found: f"{float(found[0]):.2f}", brief(value))


@pytest.mark.parametrize("name", NAMES)
def test_players_choose_what_they_chose_before(name: str, golden: Golden) -> None:
    lines = []
    for seed in range(DEALS):
        told = [told_of(player(name).choose(state, seed, MS)) for state in some(seed)]
        lines.append(f"{seed}: {len(told)} {known(told)}\n")
    golden(f"search/choices-{name}.txt", "".join(lines))


def test_the_coach_thinks_what_it_thought_before(golden: Golden) -> None:
    lines = []
    for seed in range(DEALS):
        told, rng = list[str](), Random(seed)
        for state in some(seed):
            seat = state.to_act
            if state.phase != "play" or seat is None:
                continue
            advised = rng.choice((None, rng.choice(FOLLOWING.allowed(state.hands[seat], state.trick.cards))))
            told += [told_of(opinion(state, seed, ms, advised)) for ms in (0, 3 * MS)]
        lines.append(f"{seed}: {len(told)} {known(told)}\n")
    golden("search/opinions.txt", "".join(lines))


def test_the_same_problems_are_found_as_before(golden: Golden) -> None:
    lines = [f"{one.name} {told_of(one)}" for seed in range(FOUND) for one in problems(seed)]
    golden("search/found.txt", f"{len(lines)} problems: {known(lines)}\n")
