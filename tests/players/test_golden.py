"""What the search makes of the same moments is what was written down: the points of every card, the piles, and how far it looked.

Nothing in it hangs on the clock. ``--write-golden`` writes it anew.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations

import numpy as np

from bench.players.core import HOUSE, MOODS, EngineDeal, play
from engine.games.bologna.deal.judging import FOLLOWING
from engine.games.bologna.deal.state import State
from engine.games.bologna.leaving import may_go
from engine.games.bologna.pack import PACK
from players.core import search
from players.core.cards import CARDS, FOOL, NUMBER, mask
from players.core.chance import seeded
from players.core.dealt import random_deals
from players.core.ends import solver
from players.core.playing import LAST, LED, MATTO, NOW, SEAT, outcome, put, to_the_end
from players.core.tricks import may_play
from players.search.position import core_rules, position
from players.search.searching import DOUBT, SURE, WHIM, evaluate
from players.search.solving import solve, solve_in_worlds, table
from tests.conftest import Golden
from tests.engine.written_down import known
from tests.players.moments import moments
from tests.players.test_solver import house

WORLDS, DEALS, ENDS = 16, 12, 8
OF_A_MOOD = 8
"""Deals of each mood: with Moors on Moors, a Matto that is led or lost, a side without tricks, towers, house rules."""
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


def on_the_way(played: EngineDeal, *held: int) -> Iterator[tuple[np.ndarray, np.ndarray, np.ndarray]]:
    """All hands, both piles and the trick on the table, whenever somebody with so many cards is to play."""
    hands, won, now = (
        np.array([mask(hand) for hand in played.hands], np.int64),
        np.zeros(2, np.int64),
        _before_all(played),
    )
    for card in (card for trick in played.tricks for card in trick.cards):
        if int(hands[now[SEAT]]).bit_count() in held:
            yield hands.copy(), won.copy(), now.copy()
        put(NUMBER[card], hands, won, now)


def _before_all(played: EngineDeal) -> np.ndarray:
    now = np.zeros(NOW, np.int64)
    now[SEAT], now[LED], now[MATTO], now[LAST] = played.tricks[0].leader, FOOL, -1, -1
    return now


def test_rare_ends_come_to_the_same_as_before_and_take_no_longer(golden: Golden) -> None:
    lines = []
    for mood in MOODS:
        told, nodes = [], 0
        for seed in range(OF_A_MOOD):
            played = play(mood, seed)
            for hands, won, now in on_the_way(played, 2, 4, 6):
                may = int(may_play(hands[now[SEAT]], now[LED]))
                tried = np.array([at for at in range(len(CARDS)) if may >> at & 1], np.int64)
                found = solver.solve(
                    tried, hands, won, now, mask(played.left), played.dealer, 0, core_rules(HOUSE[seed % len(HOUSE)]),
                    100_000, table().keys, table().entries, table().searches(len(tried)),
                )  # fmt: skip
                told.append(str(found.tolist()))
                nodes += found[-1]
        lines.append(f"{mood}: {len(told)} ends, {nodes} moments: {known(told)}\n")
    golden("search/rare-ends.txt", "".join(lines))


def test_deals_go_on_by_rule_of_thumb_as_before(golden: Golden) -> None:
    lines = []
    for mood in MOODS:
        told = []
        for seed in range(3 * OF_A_MOOD):
            played, state = play(mood, seed), seeded(seed)
            for whim in (0, WHIM):
                for hands, won, now in on_the_way(played, 15, 9, 6):
                    lacks = np.zeros(4, np.int64)
                    to_the_end(hands, won, now, lacks, whim, state)
                    rules = core_rules(HOUSE[seed % len(HOUSE)])
                    sides = [outcome(won, now, mask(played.left), played.dealer, 0, rules, one) for one in (0, 1)]
                    told.append(f"{won.tolist()} {now.tolist()} {lacks.tolist()} {np.array(sides).tolist()}")
        lines.append(f"{mood}: {len(told)} deals: {known(told)}\n")
    golden("search/by-rule-of-thumb.txt", "".join(lines))
