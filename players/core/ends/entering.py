"""A moment made ready to be searched, its cards put in order, and what was found of it kept."""

from __future__ import annotations

import numpy as np

from players.core.ends.bounds import DEAR, FAR, HOLDER, NARROW, fewer
from players.core.ends.frames import (
    ALIKE,
    AT,
    BEST,
    CARDS,
    CHOSEN,
    HAND,
    HAS,
    KEY,
    KEY_2,
    LATER,
    LOOKED_AT,
    NAME,
    NAMES,
    ORDER,
    PLAYER,
    SO_FAR,
    SUIT_LED,
    TO_TRY,
    TOP,
    TOP_SEAT,
    TRICK,
    TRIED,
    UNDER_WAY,
    play_on,
)
from players.core.ends.known import known_at_once
from players.core.ends.ordering import ranked
from players.core.ends.places import FIRST, HINT, UPPER
from players.core.ends.replies import liked_at, reply_at
from players.core.jit import inlined, lowest, ones
from players.core.tricks import may_play

MORE_LEADS = 2
"""So many more leads than answers to them are tried for a guess."""


@inlined
def entered(
    depth: int, frames: np.ndarray, hands: np.ndarray, beta: int, setting: np.ndarray, table: np.ndarray, keys: np.ndarray,
    entries: np.ndarray, replies: np.ndarray,
) -> bool:  # fmt: skip
    """Makes a moment ready to be searched, unless its value is known: then that is in the frame, and true comes back."""
    seat, place, hint = frames[depth, PLAYER], frames[depth, CARDS], -1
    frames[depth, CHOSEN] = -1
    if place == 0:
        again = depth > 0 and (frames[depth - 1, LOOKED_AT] >> frames[depth - 1, UNDER_WAY]) & 1 == 1
        if known_at_once(frames, depth, hands, beta, again, setting, table, keys, entries):
            return True
        if frames[depth, AT] >= 0:
            hint = entries[frames[depth, AT], HINT]
    else:
        frames[depth, AT] = -1
    hand = hands[seat]
    may = may_play(hand, frames[depth, SUIT_LED])
    if may & (may - 1):
        others = (hands[0] | hands[1] | hands[2] | hands[3] | frames[depth, TRICK]) & ~hand
        may = fewer(may, others, frames[depth, ALIKE])
    frames[depth, TO_TRY], frames[depth, TRIED], frames[depth, LATER], frames[depth, HAND] = 0, 0, may, hand
    frames[depth, BEST], frames[depth, LOOKED_AT] = -FAR if seat & 1 == 0 else FAR, 0
    if may & (may - 1) == 0:
        first = lowest(may)
    else:
        first = hint if hint >= 0 and (may >> hint) & 1 else replies[reply_at(hand, frames[depth, TOP], place)]
        if place == 3 and ones(hands[(seat + 1) & 3]) > 2:
            # Is one of these tricks known to be enough? Those known not to be need no second look.
            unknown, frames[depth, LOOKED_AT] = may, may
            while may:
                card = first if first >= 0 and (may >> first) & 1 else lowest(may)
                may &= ~(np.int64(1) << card)
                play_on(frames, depth, card, hands, setting[HOLDER])
                known = known_at_once(frames, depth + 1, hands, beta, False, setting, table, keys, entries)
                hands[seat] = hand
                if not known:
                    name = NAMES + NAME * ones(frames[depth, LOOKED_AT] & ((np.int64(1) << card) - 1))
                    frames[depth, name], frames[depth, name + 1] = frames[depth + 1, KEY], frames[depth + 1, KEY_2]
                    frames[depth, name + 2], frames[depth, name + 3] = (
                        frames[depth + 1, SO_FAR],
                        frames[depth + 1, ALIKE],
                    )
                    frames[depth, name + 4] = frames[depth + 1, HAS + (frames[depth + 1, PLAYER] & 1)]
                    continue
                unknown &= ~(np.int64(1) << card)
                value = frames[depth + 1, BEST]
                if (value > frames[depth, BEST]) if seat & 1 == 0 else (value < frames[depth, BEST]):
                    frames[depth, BEST], frames[depth, CHOSEN] = value, card
                    if (value >= beta) if seat & 1 == 0 else (value < beta):
                        return True
            may = unknown
            frames[depth, LATER] = may
    if first >= 0 and (may >> first) & 1:
        # It mostly is enough: the others are put in order only when it was not.
        frames[depth, ORDER], frames[depth, TO_TRY], frames[depth, LATER] = first, 1, may & ~(np.int64(1) << first)
    return False


@inlined
def more_to_try(frames: np.ndarray, depth: int, hands: np.ndarray, setting: np.ndarray) -> bool:
    """Is there another card to try? Those that were left for later are put in order now."""
    later = frames[depth, LATER]
    if frames[depth, TRIED] == frames[depth, TO_TRY] and later:
        seat, place, tried = frames[depth, PLAYER], frames[depth, CARDS], frames[depth, TRIED]
        number = tried + ranked(
            frames, depth, ORDER + tried, later, seat, place, frames[depth, SUIT_LED], frames[depth, TOP],
            frames[depth, TOP_SEAT], frames[depth, TRICK], hands, setting, DEAR,
            setting[liked_at(frames[depth, HAND], place, seat)],
        )  # fmt: skip
        if setting[NARROW]:
            number = min(number, setting[NARROW] + (MORE_LEADS if place == 0 else 0))
        frames[depth, TO_TRY], frames[depth, LATER] = number, 0
    return frames[depth, TRIED] < frames[depth, TO_TRY]


@inlined
def kept(
    frames: np.ndarray, depth: int, beta: int, setting: np.ndarray, keys: np.ndarray, entries: np.ndarray,
    replies: np.ndarray,
) -> None:  # fmt: skip
    """What was found of a moment goes into the table."""
    at, best, seat, card = frames[depth, AT], frames[depth, BEST], frames[depth, PLAYER], frames[depth, CHOSEN]
    enough = card >= 0 and (best >= beta if seat & 1 == 0 else best < beta)
    if enough:
        setting[liked_at(frames[depth, HAND], frames[depth, CARDS], seat)] = card
        replies[reply_at(frames[depth, HAND], frames[depth, TOP], frames[depth, CARDS])] = card
    if at < 0 or keys[at, 0] != frames[depth, KEY] or keys[at, 1] != frames[depth, KEY_2]:
        return
    if (
        enough or entries[at, HINT] < 0
    ):  # what was enough in another window is a better hint than the best of what was not
        entries[at, HINT] = card
    if best >= beta:
        entries[at, FIRST] = max(entries[at, FIRST], best - frames[depth, SO_FAR])
    else:
        entries[at, UPPER] = min(entries[at, UPPER], best - frames[depth, SO_FAR])
