"""A moment of the search for an end, and the one after it."""

from __future__ import annotations

import numpy as np

from players.core.cards import BEATS, FOOL, MATTO_AT, SUIT
from players.core.ends.closing import taken
from players.core.jit import inlined

(
    PLAYER, SUIT_LED, TOP, TOP_SEAT, TRICK, CARDS, OURS, THEIRS, SIDE, HAND, TO_TRY, TRIED, LATER, UNDER_WAY, BEST, CHOSEN,
    AT, KEY, KEY_2, SO_FAR, ALIKE, LOOKED_AT, HAS, THEY_HAVE,
) = range(24)  # fmt: skip
"""What a frame holds of a moment: who is to play, the trick so far, both piles, whose the Matto was (or what is owed for it); the
hand, how many cards are put in order, how many of them were tried, and those that are put in order only if these are not enough;
the best value so far and its card; the place in the table and what stands there; the cards whose tricks were looked at before one
was tried. After that, the cards to try, in their order, and by which names the moments after those tricks stand in the table."""
ORDER = 24
NAMES, NAME = ORDER + 16, 5
FRAME, DEEPEST = NAMES + NAME * 16, 62


@inlined
def play_on(frames: np.ndarray, depth: int, card: int, hands: np.ndarray, holder: int) -> None:
    """The moment after this card."""
    seat, bit = frames[depth, PLAYER], np.int64(1) << card
    hands[seat] = frames[depth, HAND] & ~bit
    after = depth + 1
    ours, theirs, side = frames[depth, OURS], frames[depth, THEIRS], frames[depth, SIDE]
    if card == MATTO_AT and holder < 0:
        side = seat & 1
    led, top, top_seat, trick = SUIT[card], card, seat, bit
    if frames[depth, CARDS]:
        trick |= frames[depth, TRICK]
        if frames[depth, SUIT_LED] != FOOL:
            led = frames[depth, SUIT_LED]
        if (BEATS[frames[depth, TOP]] >> card) & 1 == 0:
            top, top_seat = frames[depth, TOP], frames[depth, TOP_SEAT]
    if frames[depth, CARDS] == 3:
        if holder >= 0:
            ours, theirs, side = taken(ours, theirs, side, trick, top_seat & 1, holder)
        elif top_seat & 1 == 0:
            ours |= trick
        else:
            theirs |= trick
        frames[after, PLAYER], frames[after, SUIT_LED], frames[after, CARDS], frames[after, TRICK] = (
            top_seat,
            FOOL,
            0,
            0,
        )
    else:
        frames[after, PLAYER], frames[after, SUIT_LED] = (seat + 1) & 3, led
        frames[after, CARDS], frames[after, TRICK] = frames[depth, CARDS] + 1, trick
    frames[after, OURS], frames[after, THEIRS], frames[after, SIDE] = ours, theirs, side
    frames[after, HAS], frames[after, THEY_HAVE] = frames[depth, HAS], frames[depth, THEY_HAVE]
    frames[after, ALIKE], frames[after, TOP], frames[after, TOP_SEAT] = frames[depth, ALIKE], top, top_seat
