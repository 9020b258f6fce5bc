"""The end solved in many worlds that one player thinks possible, the hands of each open."""

from __future__ import annotations

import numpy as np

from players.core.chance import seeded
from players.core.ends.solver import solve
from players.core.jit import compiled
from players.core.search import world


@compiled
def solve_worlds(
    cards: np.ndarray, worlds: int, seed: int, seat: int, dealer: int, own: np.ndarray, won: np.ndarray, now: np.ndarray,
    given: int, rules: int, table: np.ndarray, hidden: np.ndarray, allowed: np.ndarray, room: np.ndarray,
    known: np.ndarray, played: np.ndarray, silent: np.ndarray, never: np.ndarray, holds: np.ndarray,
    doubt: int, limit: int, nodes: int, keys: np.ndarray, entries: np.ndarray, generation: int,
) -> np.ndarray:  # fmt: skip
    """[world, card]: the exact points of the asking side less the others' with all hands open.

    A world that takes more than ``limit`` nodes has no row; when ``nodes`` are used up no further one is begun.
    """
    found = np.empty((worlds, len(cards)), np.int16)
    hands, into, held = np.zeros(4, np.int64), np.zeros(4, np.int64), np.zeros(4, np.int64)
    state, sign, rows, used = seeded(seed), 1 if seat & 1 == 0 else -1, 0, 0
    for i in range(worlds):
        if used >= nodes:
            break
        left = world(
            seat, own, table, hidden, allowed, room, known, played, silent, never, holds, rules, doubt, hands, into,
            held, state,
        )  # fmt: skip
        values = solve(cards, hands, won, now, left, dealer, given, rules, limit, keys, entries, generation + i)
        used += values[len(cards) + 1]
        if values[len(cards)] == 0:
            for j in range(len(cards)):
                found[rows, j] = sign * values[j]
            rows += 1
    return found[:rows]
