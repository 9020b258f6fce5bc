"""What the search makes of the same moments is what was written down: the points of every card, the piles, and how far it looked.

Nothing in it hangs on the clock. ``--write-golden`` writes it anew.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations

import numpy as np

from engine.games.bologna.deal.judging import FOLLOWING
from engine.games.bologna.deal.state import State
from engine.games.bologna.leaving import may_go
from engine.games.bologna.pack import PACK
from players.core import search
from players.core.cards import mask
from players.core.dealt import random_deals
from players.search.position import position
from players.search.searching import DOUBT, SURE, WHIM, evaluate
from players.search.solving import solve, solve_in_worlds
from tests.conftest import Golden
from tests.players.moments import moments
from tests.players.test_solver import house

WORLDS, DEALS, ENDS = 16, 12, 8
TIME = 150
"""Milliseconds as searches reckon them: so many nodes."""


def choices(seed: int, *held: int) -> Iterator[tuple[State, int]]:
    """The moments of a deal in which somebody with so many cards has a choice, under one house rule or another."""
    for one in moments(seed):
        seat = one.to_act
        if one.phase == "play" and seat is not None and len(one.hands[seat]) in held:
            state = replace(one, rules=house(seed))
            if len(FOLLOWING.allowed(state.hands[seat], state.trick.cards)) > 1:
                yield state, seat


def test_cards_come_to_the_same_as_before_when_deals_are_played_out(golden: Golden) -> None:
    lines = []
    for seed in range(DEALS):
        for state, seat in choices(seed, 15, 11, 7, 4):
            may = FOLLOWING.allowed(state.hands[seat], state.trick.cards)
            for clever, doubt in ((True, DOUBT), (False, SURE)):
                found = evaluate(position(state, seat), may, WORLDS, seed, clever, doubt)
                told = " ".join(
                    f"{card.code} {one.points.sum()} {np.bitwise_xor.reduce(one.piles):x}"
                    for card, one in found.of.items()
                )
                how = "by rule of thumb" if clever else "by chance"
                lines.append(f"{seed} {len(state.hands[seat])} {seat} {how}: {told}\n")
    golden("search/played-out.txt", "".join(lines))


def test_ends_come_to_the_same_as_before_and_take_no_longer(golden: Golden) -> None:
    lines = []
    for seed in range(ENDS):
        for state, seat in choices(seed, 7, 5, 3):
            found = solve(state, TIME)
            told = " ".join(f"{card.code} {points}" for card, points in found.points.items())
            lines.append(f"{seed} {len(state.hands[seat])} {seat}, {found.nodes} moments: {told}\n")
    golden("search/ends.txt", "".join(lines))


def test_ends_that_one_player_thinks_possible_come_to_the_same_as_before(golden: Golden) -> None:
    lines = []
    for seed in range(ENDS):
        for state, seat in choices(seed, 5, 2):
            may = FOLLOWING.allowed(state.hands[seat], state.trick.cards)
            found = solve_in_worlds(state, may, seed, TIME // 20)
            told = found and " ".join(f"{card.code} {one.points.sum()}" for card, one in found.of.items())
            lines.append(f"{seed} {len(state.hands[seat])} {seat}, {found.worlds if found else 0} worlds: {told}\n")
    golden("search/possible-ends.txt", "".join(lines))


def test_what_the_dealer_lays_away_comes_to_the_same_as_before(golden: Golden) -> None:
    lines = []
    for seed in range(DEALS):
        state = replace(next(one for one in moments(seed) if one.phase == "leave"), rules=house(seed))
        where, pairs = (
            position(state, state.dealer),
            list(combinations(PACK.sorted(may_go(state.hands[state.dealer])), 2)),
        )
        masks, (_, now) = np.array([mask(pair) for pair in pairs], np.int64), where.table
        found = search.discards(
            masks, WORLDS, seed, WHIM, where.seat, where.own, now, where.rules, where.ways, *where.hidden
        )
        told = " ".join(
            f"{one.code}+{other.code} {row.sum()}" for (one, other), row in zip(pairs, found.T, strict=True)
        )
        lines.append(f"{seed}: {told}\n")
    golden("search/discards.txt", "".join(lines))


def test_whole_deals_by_chance_come_to_the_same_as_before(golden: Golden) -> None:
    golden("search/by-chance.txt", "".join(f"{seed}: {random_deals(50, seed)}\n" for seed in range(20)))
