"""What each card comes to when the deal is played out in many worlds: the same worlds for all cards."""

from __future__ import annotations

import numpy as np

from players.core.chance import seeded
from players.core.jit import compiled
from players.core.piles import combinations
from players.core.playing import by_chance, outcome, put, to_the_end
from players.core.worlds import draw, has, likely

TRIES = 40
"""So often a world is drawn anew when somebody in it did what is unusual; the last one is taken as it is."""
DRAWS = 400
"""So often at most, when somebody in it signalled what is untrue."""


@compiled
def world(
    seat: int, own: np.ndarray, table: np.ndarray, hidden: np.ndarray, allowed: np.ndarray, room: np.ndarray,
    known: np.ndarray, played: np.ndarray, silent: np.ndarray, never: np.ndarray,
    holds: np.ndarray, rules: int, doubt: int, hands: np.ndarray, into: np.ndarray, held: np.ndarray, state: np.ndarray,
) -> int:  # fmt: skip
    """Draws a world into ``hands``; returns the dealer's discard. ``own``: hand and discard of the player who asks."""
    tries = 0
    for _ in range(DRAWS):
        draw(table, hidden, allowed, room, into, state)
        for i in range(3):
            other = (seat + 1 + i) & 3
            hands[other] = into[i] | known[other]
            held[other] = hands[other] | played[other]
        hands[seat] = own[0]
        if has(hands, holds):
            tries += 1
            if doubt >= 1024 or tries == TRIES or likely(held, silent, never, rules, doubt, state):
                break
    return own[1] | into[3]


@compiled
def evaluate(
    cards: np.ndarray, worlds: int, seed: int, clever: bool, whim: int, seat: int, dealer: int, own: np.ndarray,
    won: np.ndarray, now: np.ndarray, given: int, rules: int, table: np.ndarray, hidden: np.ndarray, allowed: np.ndarray,
    room: np.ndarray, known: np.ndarray, played: np.ndarray, silent: np.ndarray, never: np.ndarray,
    holds: np.ndarray, lacks: np.ndarray, doubt: int,
) -> tuple[np.ndarray, np.ndarray]:  # fmt: skip
    """[world, card]: the points of the asking side less the others' when this card is played, declarations apart; its pile."""
    found, taken = np.empty((worlds, len(cards)), np.int16), np.empty((worlds, len(cards)), np.int64)
    hands, into, held = np.zeros(4, np.int64), np.zeros(4, np.int64), np.zeros(4, np.int64)
    trial, piles, moment = np.zeros(4, np.int64), np.zeros(2, np.int64), np.zeros(len(now), np.int64)
    state = seeded(seed)
    whims, seen = np.empty(1, np.uint64), np.zeros(4, np.int64)
    for i in range(worlds):
        left = world(
            seat, own, table, hidden, allowed, room, known, played, silent, never, holds, rules, doubt, hands, into,
            held, state,
        )  # fmt: skip
        for j in range(len(cards)):
            trial[:] = hands
            piles[:] = won
            moment[:] = now
            seen[:] = lacks
            whims[0] = state[0]
            put(cards[j], trial, piles, moment)
            if clever:
                to_the_end(trial, piles, moment, seen, whim, whims)
            else:
                by_chance(trial, piles, moment, whims)
            found[i, j], taken[i, j] = outcome(piles, moment, left, dealer, given, rules, seat & 1)
    return found, taken


@compiled
def discards(
    pairs: np.ndarray, worlds: int, seed: int, whim: int, seat: int, own: np.ndarray, now: np.ndarray, rules: int,
    table: np.ndarray, hidden: np.ndarray, allowed: np.ndarray, room: np.ndarray,
) -> np.ndarray:  # fmt: skip
    """[world, pair]: as :func:`evaluate`, for what the dealer (``seat``, who holds seventeen cards) may lay away.

    What the dealer can then declare is in it, as that hangs on the discard.
    """
    found = np.empty((worlds, len(pairs)), np.int16)
    hands, into = np.zeros(4, np.int64), np.zeros(4, np.int64)
    trial, piles, moment = np.zeros(4, np.int64), np.zeros(2, np.int64), np.zeros(len(now), np.int64)
    state = seeded(seed)
    whims, seen = np.empty(1, np.uint64), np.zeros(4, np.int64)
    declared = np.array([combinations(own[0] & ~pair, rules) for pair in pairs])
    for i in range(worlds):
        draw(table, hidden, allowed, room, into, state)
        for k in range(3):
            hands[(seat + 1 + k) & 3] = into[k]
        for j in range(len(pairs)):
            trial[:] = hands
            trial[seat] = own[0] & ~pairs[j]
            piles[:] = 0
            moment[:] = now
            seen[:] = 0
            whims[0] = state[0]
            to_the_end(trial, piles, moment, seen, whim, whims)
            points, _ = outcome(piles, moment, pairs[j], seat, 0, rules, seat & 1)
            found[i, j] = points + declared[j]
    return found
