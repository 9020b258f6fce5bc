"""How fast the end is solved, all hands open: ``python -m bench.players.ends [positions] [tricks …]``. Warm, in CPU time of the
thread that solves: what others do with the machine meanwhile is not in it. The share by the clock stands beside it.

Positions at the start of a trick, from the play of the book's players, of chance, or of the book's with every sixth card by chance,
as players play who know the game and err. ``moment`` is what the position comes to,
``cards`` the exact value of every card that may be led; nodes are starts of tricks.
"""

from __future__ import annotations

import sys
from random import Random
from statistics import median
from time import perf_counter, thread_time

import numpy as np

from engine.games.bologna.deal.actions import Action, Play
from engine.games.bologna.deal.form import OTTOCENTO
from engine.games.bologna.deal.judging import FOLLOWING
from engine.games.bologna.deal.moves import apply, start
from engine.games.bologna.deal.state import State
from engine.games.bologna.pack import PACK
from engine.games.bologna.players import choose
from engine.games.bologna.rules import Rules
from players.core.cards import NUMBER, mask
from players.core.ends.solver import solve
from players.search.position import position
from players.search.solving import table

TRICKS = (5, 6, 7, 8)
NODES = 40_000_000
SOON = 100
"""Milliseconds."""
PLAYED_BY = {"the book": 0.0, "both": 0.16, "chance": 1.0}
"""How many of the cards are any that may be played."""


def leading(seed: int, tricks: int, chance: float = 0.0) -> State:
    """A moment with so many tricks to come; such a share of the cards was any that may go, the others were the book's."""
    deck, rng = list(PACK), Random(f"end {seed}")
    rng.shuffle(deck)
    state = start(OTTOCENTO, deck, seed % 4, Rules())
    while state.phase != "play" or len(state.tricks) < OTTOCENTO.size - tricks:
        action: Action | None = choose(state, rng).action
        if state.phase == "play" and isinstance(action, Play) and (chance == 1 or (chance and rng.random() < chance)):
            action = Play(action.seat, rng.choice(FOLLOWING.allowed(state.hands[action.seat], state.trick.cards)))
        assert action is not None
        state = apply(state, action)
    return state


def solved(state: State, every: bool) -> tuple[float, float, int]:
    """How many milliseconds of one core it takes, how many by the clock, and how many nodes."""
    seat = state.to_act
    assert seat is not None
    won, now = position(state, seat).table
    cards = FOLLOWING.allowed(state.hands[seat], ()) if every else []
    hands = np.array([mask(hand) for hand in state.hands], np.int64)
    given = mask([state.given]) if state.given else 0
    begun, by_clock = thread_time(), perf_counter()
    found = solve(
        np.array([NUMBER[card] for card in cards], np.int64), hands, won, now, mask(state.left[state.dealer]),
        state.dealer, given, 0, NODES, table().keys, table().entries, table().searches(1),
    )  # fmt: skip
    return 1000 * (thread_time() - begun), 1000 * (perf_counter() - by_clock), int(found[-1])


def main(positions: int = 200, *tricks: int) -> int:
    solved(leading(0, 3), True)
    print(
        f"{'tricks':8}{'played by':11}{'what':8}{'median ms':>11}{'p90 ms':>9}{'in 100 ms':>11}{'by the clock':>14}"
        f"{'mean nodes':>12}{'ns a node':>11}"
    )
    for number in tricks or TRICKS:
        for played_by, chance in PLAYED_BY.items():
            states = [leading(seed, number, chance) for seed in range(positions)]
            for every in (False, True):
                told = [solved(state, every) for state in states]
                took, nodes = sorted(ms for ms, _, _ in told), sum(nodes for _, _, nodes in told)
                share, by_clock = (sum(one[i] <= SOON for one in told) / positions for i in (0, 1))
                print(
                    f"{number:<8}{played_by:11}{'cards' if every else 'moment':8}"
                    f"{median(took):11.1f}{took[int(0.9 * positions)]:9.1f}{share:11.0%}{by_clock:14.0%}"
                    f"{nodes / positions:12,.0f}{1e6 * sum(took) / nodes:11.0f}",
                    flush=True,
                )
    return 0


if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:])))
