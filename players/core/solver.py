"""The end of a deal with all hands open, solved exactly: what each card comes to when everybody then plays best.

Null windows are searched with a table of the moments met before. A moment at the start of a trick is known by the cards left,
who leads, who played the Matto, how many tricks each side has, and which of its cards can still matter one by one: pips are
as good as each other, and so are Moors, and numbers that no grande reaches.
"""

from __future__ import annotations

import numpy as np

from players.core.bounds import (
    DEALER,
    FAR,
    GENERATION,
    GIVEN,
    LEFT,
    LIMIT,
    NODES,
    PLAIN,
    RULES,
    SETTING,
    STOPPED,
    alike,
    guess,
)
from players.core.frames import (
    BEST,
    CARDS,
    CHOSEN,
    DEEPEST,
    ENTRIES,
    FRAME,
    HAND,
    LEFT_TO_TRY,
    NEXT,
    OURS,
    PLAYER,
    SIDE,
    SUIT_LED,
    THEIRS,
    TOP,
    TOP_SEAT,
    TRICK,
    UNDER_WAY,
    entered,
    kept,
    play_on,
)
from players.core.jit import compiled, lowest
from players.core.playing import HIGH, HIGH_SEAT, LED, PILE, PLACE, SEAT, put
from players.core.playing import MATTO as MATTO_SIDE

__all__ = ["ENTRIES", "solve"]
STEP = 6
"""How far from the guess the second window lies; the next ones lie twice as far each."""


@compiled
def _search(
    hands: np.ndarray, frames: np.ndarray, beta: int, setting: np.ndarray, keys: np.ndarray, entries: np.ndarray
) -> int:
    """A bound on the difference for seats 0 and 2 at the moment in the first frame: at least ``beta`` if they can reach that.

    A loop over frames, since compiled code that calls itself cannot be kept in the cache.
    """
    depth = 0
    known = entered(frames[0], hands, beta, setting, keys, entries)
    while True:
        if not known:
            frame = frames[depth]
            ours_to_play, best = frame[PLAYER] & 1 == 0, frame[BEST]
            done = (best >= beta) if ours_to_play else (best < beta)
            if frame[LEFT_TO_TRY] and not (done and frame[CHOSEN] >= 0):
                card = frame[NEXT] if frame[NEXT] >= 0 else lowest(frame[LEFT_TO_TRY])
                frame[NEXT], frame[UNDER_WAY] = -1, card
                frame[LEFT_TO_TRY] &= ~(np.int64(1) << card)
                play_on(frame, frames[depth + 1], card, hands)
                depth += 1
                known = entered(frames[depth], hands, beta, setting, keys, entries)
                continue
            kept(frame, beta, keys, entries)
        if depth == 0 or setting[STOPPED]:
            return frames[0, BEST]
        value = frames[depth, BEST]
        depth -= 1
        frame = frames[depth]
        hands[frame[PLAYER]] = frame[HAND]
        better = value > frame[BEST] if frame[PLAYER] & 1 == 0 else value < frame[BEST]
        if better:
            frame[BEST], frame[CHOSEN] = value, frame[UNDER_WAY]
        known = False


@compiled
def solve(
    cards: np.ndarray, hands: np.ndarray, won: np.ndarray, now: np.ndarray, left: int, dealer: int, given: int, rules: int,
    limit: int, keys: np.ndarray, entries: np.ndarray, generation: int,
) -> np.ndarray:  # fmt: skip
    """What each of these cards, which may be played now, comes to for seats 0 and 2; and at the end how many nodes it took.

    Without cards the moment itself is solved, and found last but two. The last but one number is 1 where more than ``limit``
    nodes would have been needed; the values are then not all known.
    """
    number = max(1, len(cards))
    found = np.zeros(number + 2, np.int64)
    setting = np.zeros(SETTING, np.int64)
    setting[LIMIT], setting[GENERATION], setting[RULES] = limit, generation, rules
    setting[LEFT], setting[DEALER], setting[GIVEN] = left, dealer, given
    setting[PLAIN] = alike(hands, won, now[PILE], rules)
    trial, piles, moment, held = hands.copy(), won.copy(), now.copy(), hands.copy()
    frames = np.zeros((DEEPEST, FRAME), np.int64)
    for j in range(number):
        trial[:], piles[:], moment[:] = hands, won, now
        if len(cards):
            put(cards[j], trial, piles, moment)
        low, high, step = -FAR, FAR, STEP
        beta = guess(trial, piles, moment, setting)
        while low < high and not setting[STOPPED]:
            held[:] = trial
            frames[0, PLAYER], frames[0, SUIT_LED], frames[0, TOP] = moment[SEAT], moment[LED], moment[HIGH]
            frames[0, TOP_SEAT], frames[0, TRICK], frames[0, CARDS] = moment[HIGH_SEAT], moment[PILE], moment[PLACE]
            frames[0, OURS], frames[0, THEIRS], frames[0, SIDE] = piles[0], piles[1], moment[MATTO_SIDE]
            value = _search(held, frames, beta, setting, keys, entries)
            if value < beta:
                high = value
            else:
                low = value
            # Away from the guess in growing steps until the value lies between two bounds, then to their middle.
            if high == FAR:
                beta = low + step
                step *= 2
            elif low == -FAR:
                beta = high - step + 1
                step *= 2
            else:
                beta = (low + high + 1) // 2
        found[j] = low
        if setting[STOPPED]:
            found[number] = 1
            break
    found[number + 1] = setting[NODES]
    return found
