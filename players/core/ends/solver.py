"""The end of a deal with all hands open, solved exactly: what each card comes to when everybody then plays best.

Null windows are searched with a table of the moments met before, from a guess that a search among the likeliest cards makes. A
moment at the start of a trick is known by what the rest can still hang on (:mod:`players.core.ends.moments`); as long as a side has
no pip to give for the Matto, by the cards left, who leads, and which cards of each side can still matter one by one.
"""

from __future__ import annotations

import numpy as np

from players.core.ends.beginning import hanging_at_first, holder_at_first, piles_at_first
from players.core.ends.bounds import (
    DEALER,
    FAR,
    GENERATION,
    GIVEN,
    HOLDER,
    LEFT,
    LIKED,
    LIMIT,
    NARROW,
    NODES,
    PLAIN,
    RULES,
    SETTING,
    STOPPED,
    alike,
    guess,
)
from players.core.ends.entering import entered, kept, more_to_try
from players.core.ends.frames import (
    ALIKE,
    BEST,
    CARDS,
    CHOSEN,
    DEEPEST,
    FRAME,
    HAND,
    HAS,
    ORDER,
    OURS,
    PLAYER,
    SIDE,
    SUIT_LED,
    THEIRS,
    THEY_HAVE,
    TOP,
    TOP_SEAT,
    TRICK,
    TRIED,
    UNDER_WAY,
    play_on,
)
from players.core.ends.moments import owners
from players.core.ends.places import ENTRIES
from players.core.ends.replies import no_replies
from players.core.jit import borrowed, compiled, lean
from players.core.piles import summary
from players.core.playing import HIGH, HIGH_SEAT, LED, PILE, PLACE, SEAT, put
from players.core.playing import MATTO as MATTO_SIDE

__all__ = ["ENTRIES", "solve"]
STEP = 16
"""How far from the guess the second window lies; the next ones lie twice as far each."""
WIDTH = 3
"""A guess is a search of fewer answers than so many to each lead; the one before it, of one answer, is its own guess."""


@lean
def _search(
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
def _between(
    beta: int, step: int, hands: np.ndarray, held: np.ndarray, frames: np.ndarray, setting: np.ndarray, table: np.ndarray,
    keys: np.ndarray, entries: np.ndarray, replies: np.ndarray,
) -> int:  # fmt: skip
    """The value of the moment in the first frame: away from the guess in growing steps until it lies between two bounds, then to
    their middle."""
    low, high, near = -FAR, FAR, True
    while low < high and not setting[STOPPED]:
        held[:] = hands
        value = _search(held, frames, beta, setting, table, keys, entries, replies)
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


@compiled
def _value(
    trial: np.ndarray, piles: np.ndarray, moment: np.ndarray, generation: int, held: np.ndarray, frames: np.ndarray,
    setting: np.ndarray, table: np.ndarray, keys: np.ndarray, entries: np.ndarray, replies: np.ndarray,
) -> int:  # fmt: skip
    """What this moment comes to."""
    frame, holder = frames[0], setting[HOLDER]
    frame[PLAYER], frame[SUIT_LED], frame[TOP] = moment[SEAT], moment[LED], moment[HIGH]
    frame[TOP_SEAT], frame[TRICK], frame[CARDS] = moment[HIGH_SEAT], moment[PILE], moment[PLACE]
    frame[OURS], frame[THEIRS], frame[SIDE], frame[ALIKE] = piles[0], piles[1], moment[MATTO_SIDE], setting[PLAIN]
    beta = guess(trial, piles, moment, setting)
    if holder >= 0:
        piles_at_first(frame, piles, setting[LEFT], setting[DEALER], setting[GIVEN], holder)
    frame[HAS], frame[THEY_HAVE] = summary(frame[OURS], setting[RULES]), summary(frame[THEIRS], setting[RULES])
    for width in range(1, WIDTH):
        setting[NARROW], setting[GENERATION] = width, WIDTH * generation + width
        beta = _between(beta, STEP, trial, held, frames, setting, table, keys, entries, replies)
    setting[NARROW], setting[GENERATION] = 0, WIDTH * generation
    return _between(beta, STEP, trial, held, frames, setting, table, keys, entries, replies)


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
    setting[LIKED:] = -1
    setting[LIMIT], setting[RULES] = limit, rules
    setting[LEFT], setting[DEALER], setting[GIVEN] = left, dealer, given
    setting[PLAIN] = alike(hands, won, now[PILE], rules)
    setting[HOLDER] = holder_at_first(hands, won, now[MATTO_SIDE], given)
    hanging_at_first(hands, won, now, setting)
    trial, piles, moment, held = hands.copy(), won.copy(), now.copy(), hands.copy()
    table, replies = owners(hands), no_replies()
    frames = np.zeros((DEEPEST, FRAME), np.int64)
    for j in range(number):
        trial[:], piles[:], moment[:] = hands, won, now
        if len(cards):
            put(cards[j], trial, piles, moment)
        found[j] = _value(
            trial, piles, moment, generation, borrowed(held), borrowed(frames), borrowed(setting), borrowed(table),
            borrowed(keys), borrowed(entries), borrowed(replies),
        )  # fmt: skip
        if setting[STOPPED]:
            found[number] = 1
            break
    found[number + 1] = setting[NODES] + 0 * (
        held[0] + frames[0, 0] + table[0] + replies[0]
    )  # which are not let go of before
    return found
