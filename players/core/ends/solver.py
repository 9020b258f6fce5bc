"""The end of a deal with all hands open, solved exactly: what each card comes to when everybody then plays best.

Null windows are searched with a table of the moments met before. A search among the likeliest cards makes a guess and a likely
line, which is solved from its end back: what it comes to is where the windows of the whole begin. A
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
from players.core.ends.frames import (
    ALIKE,
    AT,
    CARDS,
    CHOSEN,
    DEEPEST,
    FRAME,
    HAS,
    OURS,
    PLAYER,
    SIDE,
    SUIT_LED,
    THEIRS,
    THEY_HAVE,
    TOP,
    TOP_SEAT,
    TRICK,
)
from players.core.ends.moments import owners
from players.core.ends.places import ENTRIES, FIRST, UPPER
from players.core.ends.replies import no_replies
from players.core.ends.windows import between, search_once
from players.core.jit import borrowed, compiled, ones
from players.core.piles import summary
from players.core.playing import HIGH, HIGH_SEAT, LED, NOW, PILE, PLACE, SEAT, put
from players.core.playing import MATTO as MATTO_SIDE

__all__ = ["ENTRIES", "solve"]
WIDTH = 3
"""A guess is a search of fewer answers than so many to each lead; the one before it, of one answer, is its own guess."""
LINE = 5
"""The line that a guess thinks likely is solved before, from the trick with so many to come back to the next one."""


@compiled
def _begin(frame: np.ndarray, hands: np.ndarray, piles: np.ndarray, moment: np.ndarray, setting: np.ndarray) -> None:
    """Puts this moment into the first frame."""
    frame[PLAYER], frame[SUIT_LED], frame[TOP] = moment[SEAT], moment[LED], moment[HIGH]
    frame[TOP_SEAT], frame[TRICK], frame[CARDS] = moment[HIGH_SEAT], moment[PILE], moment[PLACE]
    frame[OURS], frame[THEIRS], frame[SIDE], frame[ALIKE] = piles[0], piles[1], moment[MATTO_SIDE], setting[PLAIN]
    if setting[HOLDER] >= 0:
        piles_at_first(frame, piles, setting[LEFT], setting[DEALER], setting[GIVEN], setting[HOLDER])
    frame[HAS], frame[THEY_HAVE] = summary(frame[OURS], setting[RULES]), summary(frame[THEIRS], setting[RULES])


@compiled
def _likely(
    value: int, hands: np.ndarray, held: np.ndarray, frames: np.ndarray, setting: np.ndarray, table: np.ndarray,
    keys: np.ndarray, entries: np.ndarray, replies: np.ndarray,
) -> int:  # fmt: skip
    """The card with which the moment in the first frame comes to this value, as the search before it has it."""
    beta = value if frames[0, PLAYER] & 1 == 0 else value + 1
    held[:] = hands
    search_once(held, frames, beta, setting, table, keys, entries, replies)
    at = frames[0, AT]
    if frames[0, CHOSEN] < 0 and at >= 0:  # the table knows the value but not by which card: it is told to forget
        entries[at, FIRST], entries[at, UPPER] = -FAR, FAR
        held[:] = hands
        search_once(held, frames, beta, setting, table, keys, entries, replies)
    return frames[0, CHOSEN]


@compiled
def _likely_line(
    value: int, hands: np.ndarray, piles: np.ndarray, moment: np.ndarray, line: np.ndarray, held: np.ndarray,
    frames: np.ndarray, setting: np.ndarray, table: np.ndarray, keys: np.ndarray, entries: np.ndarray, replies: np.ndarray,
) -> int:  # fmt: skip
    """Puts the starts of the tricks after this moment into ``line``, if all play as a guess has it; how many they are."""
    hands, piles, moment, number = hands.copy(), piles.copy(), moment.copy(), 0
    while number < len(line):
        _begin(frames[0], hands, piles, moment, setting)
        card = _likely(value, hands, held, frames, setting, table, keys, entries, replies)
        if card < 0:
            break
        put(card, hands, piles, moment)
        if moment[PLACE] == 0:
            if ones(hands[0]) < LINE:
                break
            line[number, :4], line[number, 4:6], line[number, 6:] = hands, piles, moment
            number += 1
    return number


@compiled
def _value(
    hands: np.ndarray, piles: np.ndarray, moment: np.ndarray, generation: int, held: np.ndarray, frames: np.ndarray,
    setting: np.ndarray, table: np.ndarray, keys: np.ndarray, entries: np.ndarray, replies: np.ndarray,
) -> int:  # fmt: skip
    """What this moment comes to."""
    beta = guess(hands, piles, moment, setting)
    _begin(frames[0], hands, piles, moment, setting)
    for width in range(1, WIDTH):
        setting[NARROW], setting[GENERATION] = width, WIDTH * generation + width
        beta = between(beta, hands, held, frames, setting, table, keys, entries, replies)
    line = np.zeros((max(0, ones(hands[0]) - LINE), 4 + 2 + NOW), np.int64)
    number = _likely_line(beta, hands, piles, moment, line, held, frames, setting, table, keys, entries, replies)
    setting[NARROW], setting[GENERATION] = 0, WIDTH * generation
    while number:
        number -= 1
        _begin(frames[0], line[number, :4], line[number, 4:6], line[number, 6:], setting)
        beta = between(beta, line[number, :4], held, frames, setting, table, keys, entries, replies)
    _begin(frames[0], hands, piles, moment, setting)
    return between(beta, hands, held, frames, setting, table, keys, entries, replies)


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
