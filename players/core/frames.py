"""A moment of the search for an end: made ready, left for the next one, and kept in a table of those met before."""

from __future__ import annotations

import numpy as np

from players.core.bounds import (
    DEALER,
    FAR,
    GENERATION,
    LIMIT,
    NODES,
    PLAIN,
    STOPPED,
    at_most,
    end,
    fewer,
    kept_for_sure,
)
from players.core.cards import BEATS, FIRST_MOOR, FOOL, MATTO, MATTO_AT, MOORS, SUIT, TRUMPS
from players.core.jit import compiled, lowest, ones
from players.core.policy import follow, lead
from players.core.tricks import may_play

REMAINING, TAKEN = range(2)
"""What ``keys`` hold of a moment: the cards left and who leads; our cards that matter and who played the Matto."""
FIRST, UPPER, COUNT, HINT, OF_SEARCH = range(5)
"""What ``entries`` hold of it: at least, at most; how many cards we have; the card that was best; in which search."""
ENTRIES = 1 << 20
(
    PLAYER, SUIT_LED, TOP, TOP_SEAT, TRICK, CARDS, OURS, THEIRS, SIDE, HAND, LEFT_TO_TRY, NEXT, UNDER_WAY, BEST, CHOSEN, AT,
    REST, OWN, MANY,
) = range(19)  # fmt: skip
"""What a frame holds of a moment: who is to play, the trick so far, both piles, whose the Matto was; the hand, the cards left to
try and the one under way; the best value so far and its card; the place in the table, and what stands there."""
FRAME, DEEPEST = 19, 62


@compiled
def known_at_once(
    frame: np.ndarray, hands: np.ndarray, beta: int, setting: np.ndarray, keys: np.ndarray, entries: np.ndarray
) -> bool:
    """Is the value of this moment, the start of a trick, known without searching? Then it is in the frame."""
    ours, theirs, matto, seat = frame[OURS], frame[THEIRS], frame[SIDE], frame[PLAYER]
    rest = hands[0] | hands[1] | hands[2] | hands[3]
    if rest == 0:
        frame[BEST] = end(ours, theirs, matto, seat, setting)
        return True
    setting[NODES] += 1
    if setting[NODES] > setting[LIMIT]:
        setting[STOPPED] = 1
        frame[BEST] = 0
        return True
    if rest & (rest - 1) == 0:
        return False
    taken = (ours & ~(setting[PLAIN] | MOORS | MATTO)) | (np.int64(matto + 1) << 62)
    taken |= ((np.int64(1) << ones(ours & MOORS)) - 1) << FIRST_MOOR  # Moors are as good as each other
    count, remaining = ones(ours), rest | (np.int64(seat) << 62)
    mixed = (rest ^ (np.int64(seat) << 62)) * np.int64(-7046029254386353131)
    mixed ^= (taken + count) * np.int64(-4417276706812531889)
    mixed ^= mixed >> 29
    mixed *= np.int64(-8796714831421723037)
    at = (mixed >> 32) & (ENTRIES - 1)
    frame[AT], frame[REST], frame[OWN], frame[MANY] = at, remaining, taken, count
    if (
        keys[at, REMAINING] == remaining
        and keys[at, TAKEN] == taken
        and entries[at, OF_SEARCH] == setting[GENERATION]
        and entries[at, COUNT] == count
    ):
        frame[NEXT] = entries[at, HINT]
    else:
        keys[at, REMAINING], keys[at, TAKEN] = remaining, taken
        entries[at, COUNT], entries[at, OF_SEARCH], entries[at, HINT] = count, setting[GENERATION], -1
        held, theirs_held = (hands[0] | hands[2]) & TRUMPS, (hands[1] | hands[3]) & TRUMPS
        holder = matto
        if matto < 0:
            holder = 0 if (hands[0] | hands[2]) & MATTO else 1
        dealers = setting[DEALER] & 1 == 0
        entries[at, UPPER] = at_most(ours, theirs, rest, kept_for_sure(theirs_held, held), 1 - holder, dealers, setting)
        entries[at, FIRST] = -at_most(
            theirs, ours, rest, kept_for_sure(held, theirs_held), holder, not dealers, setting
        )
    if entries[at, FIRST] >= beta:
        frame[BEST] = entries[at, FIRST]
        return True
    if entries[at, UPPER] < beta:
        frame[BEST] = entries[at, UPPER]
        return True
    return False


@compiled
def entered(
    frame: np.ndarray, hands: np.ndarray, beta: int, setting: np.ndarray, keys: np.ndarray, entries: np.ndarray
) -> bool:
    """Makes a moment ready to be searched, unless its value is known: then that is in the frame, and true comes back."""
    seat, place = frame[PLAYER], frame[CARDS]
    frame[AT], frame[NEXT], frame[CHOSEN] = -1, -1, -1
    if place == 0 and known_at_once(frame, hands, beta, setting, keys, entries):
        return True
    hand = hands[seat]
    may = may_play(hand, frame[SUIT_LED])
    if may & (may - 1):
        others = (hands[0] | hands[1] | hands[2] | hands[3] | frame[TRICK]) & ~hand
        may = fewer(may, others, setting[PLAIN])
    first = frame[NEXT]
    if first < 0 or (may >> first) & 1 == 0:
        gone = frame[OURS] | frame[THEIRS]
        if may & (may - 1) == 0:
            first = lowest(may)
        elif place == 0:
            first = lead(hand, gone, 0)
        else:
            partner = frame[TOP_SEAT] == (seat ^ 2) and frame[SUIT_LED] != FOOL
            first = follow(hand, may, frame[SUIT_LED], frame[TOP], partner, 3 - place, frame[TRICK], gone, 0)
        if (may >> first) & 1 == 0:
            first = lowest(may)
    frame[NEXT], frame[LEFT_TO_TRY], frame[HAND] = first, may, hand
    frame[BEST] = -FAR if seat & 1 == 0 else FAR
    return False


@compiled
def play_on(frame: np.ndarray, after: np.ndarray, card: int, hands: np.ndarray) -> None:
    """The moment after this card."""
    seat, bit = frame[PLAYER], np.int64(1) << card
    hands[seat] = frame[HAND] & ~bit
    after[OURS], after[THEIRS] = frame[OURS], frame[THEIRS]
    after[SIDE] = seat & 1 if card == MATTO_AT else frame[SIDE]
    led, top, top_seat, trick = SUIT[card], card, seat, bit
    if frame[CARDS]:
        trick |= frame[TRICK]
        if frame[SUIT_LED] != FOOL:
            led = frame[SUIT_LED]
        if (BEATS[frame[TOP]] >> card) & 1 == 0:
            top, top_seat = frame[TOP], frame[TOP_SEAT]
    if frame[CARDS] == 3:
        if top_seat & 1 == 0:
            after[OURS] |= trick
        else:
            after[THEIRS] |= trick
        after[PLAYER], after[SUIT_LED], after[CARDS], after[TRICK] = top_seat, FOOL, 0, 0
    else:
        after[PLAYER], after[SUIT_LED], after[CARDS], after[TRICK] = (seat + 1) & 3, led, frame[CARDS] + 1, trick
    after[TOP], after[TOP_SEAT] = top, top_seat


@compiled
def kept(frame: np.ndarray, beta: int, keys: np.ndarray, entries: np.ndarray) -> None:
    """What was found of a moment goes into the table."""
    at, best = frame[AT], frame[BEST]
    if (
        at < 0
        or keys[at, REMAINING] != frame[REST]
        or keys[at, TAKEN] != frame[OWN]
        or entries[at, COUNT] != frame[MANY]
    ):
        return
    entries[at, HINT] = frame[CHOSEN]
    if best >= beta:
        entries[at, FIRST] = max(entries[at, FIRST], best)
    else:
        entries[at, UPPER] = min(entries[at, UPPER], best)
