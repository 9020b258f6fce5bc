"""A moment searched in null windows, until its value lies between two bounds."""

from __future__ import annotations

import numpy as np

from players.core.ends.bounds import FAR, HOLDER, STOPPED
from players.core.ends.entering import entered, kept, more_to_try
from players.core.ends.frames import BEST, CHOSEN, HAND, ORDER, PLAYER, TRIED, UNDER_WAY, play_on
from players.core.jit import compiled, lean

STEP = 16
"""How far from the guess the second window lies; the next ones lie twice as far each."""


@lean
def search_once(
    hands: np.ndarray, frames: np.ndarray, beta: int, setting: np.ndarray, table: np.ndarray, keys: np.ndarray,
    entries: np.ndarray, replies: np.ndarray,
) -> int:  # fmt: skip
    """A bound on the difference for seats 0 and 2 at the moment in the first frame: at least ``beta`` if they can reach that.

    A loop over frames, since compiled code that calls itself cannot be kept in the cache.
    """
    depth, holder = 0, setting[HOLDER]
    known = entered(depth, frames, hands, beta, setting, table, keys, entries, replies)
    while True:
        if not known:
            best = frames[depth, BEST]
            done = (best >= beta) if frames[depth, PLAYER] & 1 == 0 else (best < beta)
            if not (done and frames[depth, CHOSEN] >= 0) and more_to_try(frames, depth, hands, setting):
                card = frames[depth, ORDER + frames[depth, TRIED]]
                frames[depth, TRIED] += 1
                frames[depth, UNDER_WAY] = card
                play_on(frames, depth, card, hands, holder)
                depth += 1
                known = entered(depth, frames, hands, beta, setting, table, keys, entries, replies)
                continue
            kept(frames, depth, beta, setting, keys, entries, replies)
        if depth == 0 or setting[STOPPED]:
            return frames[0, BEST]
        value = frames[depth, BEST]
        depth -= 1
        hands[frames[depth, PLAYER]] = frames[depth, HAND]
        better = value > frames[depth, BEST] if frames[depth, PLAYER] & 1 == 0 else value < frames[depth, BEST]
        if better:
            frames[depth, BEST], frames[depth, CHOSEN] = value, frames[depth, UNDER_WAY]
        known = False


@compiled
def between(
    beta: int, hands: np.ndarray, held: np.ndarray, frames: np.ndarray, setting: np.ndarray, table: np.ndarray,
    keys: np.ndarray, entries: np.ndarray, replies: np.ndarray,
) -> int:  # fmt: skip
    """The value of the moment in the first frame: away from the guess in growing steps until it lies between two bounds, then to
    their middle."""
    low, high, near, step = -FAR, FAR, True, STEP
    while low < high and not setting[STOPPED]:
        held[:] = hands
        value = search_once(held, frames, beta, setting, table, keys, entries, replies)
        if value < beta:
            high = value
        else:
            low = value
        if low > -FAR and high < FAR:
            beta = (low + high + 1) // 2
        elif near:  # half of all guesses are right: then the next window proves it
            beta, near = (low + 1 if high == FAR else high), False
        else:
            beta = low + step if high == FAR else high - step + 1
            step *= 2
    return low
