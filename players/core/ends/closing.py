"""A trick that is complete, and the last of all: what each side has then."""

from __future__ import annotations

import numpy as np

from players.core.cards import BEATS, MATTO
from players.core.ends.bounds import HOLDER, RULES, end_from
from players.core.jit import compiled, lowest


@compiled
def last_trick(seat: int, ours: int, theirs: int, owed: int, hands: np.ndarray, setting: np.ndarray) -> int:
    """What the end comes to when each has one card."""
    trick, top, top_seat = hands[seat], lowest(hands[seat]), seat
    for i in range(1, 4):
        other = (seat + i) & 3
        trick |= hands[other]
        if BEATS[top] & hands[other]:
            top, top_seat = lowest(hands[other]), other
    ours, theirs, owed = taken(ours, theirs, owed, trick, top_seat & 1, setting[HOLDER])
    return end_from(ours, theirs, owed, top_seat, setting[RULES])


@compiled
def taken(ours: int, theirs: int, owed: int, trick: int, side: int, holder: int) -> tuple[int, int, int]:
    """Both sides' cards after a trick that this side takes, and the pip for the Matto; the Matto itself lies there already."""
    if trick & MATTO and holder != side:
        owed += 1 if side == 0 else -1
    if side == 0:
        return ours | (trick & ~MATTO), theirs, owed
    return ours, theirs | (trick & ~MATTO), owed
