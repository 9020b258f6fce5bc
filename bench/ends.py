"""How fast the end is solved with all hands open: ``python -m bench.ends [positions]``. CPU time of one core, warm.

Positions at the start of a trick, from the play of the book's players. ``moment`` is what the position comes to, ``cards`` the
exact value of every card that may be led.
"""

from __future__ import annotations

import sys
from random import Random
from statistics import median
from time import process_time

import numpy as np

from engine.games.bologna.deal.actions import Action
from engine.games.bologna.deal.form import OTTOCENTO
from engine.games.bologna.deal.judging import FOLLOWING
from engine.games.bologna.deal.moves import apply, start
from engine.games.bologna.deal.state import State
from engine.games.bologna.pack import PACK
from engine.games.bologna.players import choose
from engine.games.bologna.rules import Rules
from players.core.cards import NUMBER, mask
from players.core.solver import solve
from players.position import position
from players.solving import table

TRICKS = (5, 6, 7, 8)
NODES = 40_000_000
SOON = 100
"""Milliseconds."""


def leading(seed: int, tricks: int) -> State:
    """A moment with so many tricks to come."""
    deck, rng = list(PACK), Random(f"end {seed}")
    rng.shuffle(deck)
    state = start(OTTOCENTO, deck, seed % 4, Rules())
    while state.phase != "play" or len(state.tricks) < OTTOCENTO.size - tricks:
        action: Action | None = choose(state, rng).action
        assert action is not None
        state = apply(state, action)
    return state


def solved(state: State, every: bool) -> float:
    """How many milliseconds it takes."""
    seat = state.to_act
    assert seat is not None
    won, now = position(state, seat).table
    cards = FOLLOWING.allowed(state.hands[seat], ()) if every else []
    hands = np.array([mask(hand) for hand in state.hands], np.int64)
    given = mask([state.given]) if state.given else 0
    begun = process_time()
    solve(
        np.array([NUMBER[card] for card in cards], np.int64), hands, won, now, mask(state.left[state.dealer]),
        state.dealer, given, 0, NODES, table().keys, table().entries, table().searches(1),
    )  # fmt: skip
    return 1000 * (process_time() - begun)


def main(positions: int = 30) -> int:
    solved(leading(0, 3), True)
    print(f"{'tricks':8}{'what':10}{'median ms':>12}{'p90 ms':>12}{'in 100 ms':>12}")
    for tricks in TRICKS:
        for every in (False, True):
            took = sorted(solved(leading(seed, tricks), every) for seed in range(positions))
            share = sum(one <= SOON for one in took) / positions
            p90 = took[int(0.9 * positions)]
            print(
                f"{tricks:<8}{'cards' if every else 'moment':10}{median(took):12.1f}{p90:12.1f}{share:12.0%}",
                flush=True,
            )
    return 0


if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:])))
