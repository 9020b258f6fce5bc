"""A trick that is complete, and the last of all: what each side has then."""

from __future__ import annotations

import numpy as np

from players.core.cards import BEATS, MATTO
from players.core.ends.bounds import HOLDER, RULES
from players.core.ends.moments import HALF
from players.core.jit import compiled, lowest, ones
from players.core.piles import LAST_TRICK, POINTS_AT, combinations, court_points


@compiled
def last_trick(
    seat: int, ours: int, theirs: int, owed: int, has: int, they_have: int, hands: np.ndarray, setting: np.ndarray
) -> int:
    """What the end comes to when each has one card.

    ``has``, ``they_have``: the :func:`players.core.piles.summary` of either pile, true of who did not take the trick before.
    """
    trick, top, top_seat = hands[seat], lowest(hands[seat]), seat
    for i in range(1, 4):
        other = (seat + i) & 3
        trick |= hands[other]
        if BEATS[top] & hands[other]:
            top, top_seat = lowest(hands[other]), other
    side = top_seat & 1
    ours, theirs, owed = taken(ours, theirs, owed, trick, side, setting[HOLDER])
    difference = court_points(ours) - court_points(theirs) + ones(ours) - HALF + owed
    difference += (has >> POINTS_AT) if side & seat & 1 else combinations(ours, setting[RULES])
    difference -= combinations(theirs, setting[RULES]) if (side | seat) & 1 else (they_have >> POINTS_AT)
    return difference + (LAST_TRICK if side == 0 else -LAST_TRICK)


@compiled
def taken(ours: int, theirs: int, owed: int, trick: int, side: int, holder: int) -> tuple[int, int, int]:
    """Both sides' cards after a trick that this side takes, and the pip for the Matto; the Matto itself lies there already."""
    if trick & MATTO and holder != side:
        owed += 1 if side == 0 else -1
    if side == 0:
        return ours | (trick & ~MATTO), theirs, owed
    return ours, theirs | (trick & ~MATTO), owed
