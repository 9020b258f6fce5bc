"""A moment of the search for an end: made ready, left for the next one, and kept in a table of those met before."""

from __future__ import annotations

import numpy as np

from players.core.cards import BEATS, FIRST_MOOR, FOOL, MATTO, MATTO_AT, MOORS, SUIT, TRUMPS
from players.core.ends.bounds import (
    DEALER,
    DEAR,
    FAR,
    GENERATION,
    HOLDER,
    LIMIT,
    NARROW,
    NODES,
    PLAIN,
    RULES,
    STOPPED,
    at_most,
    at_most_from,
    end,
    end_from,
    fewer,
    kept_for_sure,
    sure_of,
)
from players.core.ends.moments import moment
from players.core.ends.ordering import ranked
from players.core.ends.places import CARDS_LEFT, FIRST, HINT, OF_SEARCH, SEARCHES, UPPER, place_of
from players.core.jit import compiled, inlined, lowest, ones
from players.core.tricks import may_play

(
    PLAYER, SUIT_LED, TOP, TOP_SEAT, TRICK, CARDS, OURS, THEIRS, SIDE, HAND, TO_TRY, TRIED, UNDER_WAY, BEST, CHOSEN, AT,
    KEY, KEY_2, SO_FAR, ALIKE,
) = range(20)  # fmt: skip
"""What a frame holds of a moment: who is to play, the trick so far, both piles, whose the Matto was (or what is owed for it); the
hand, how many cards are to be tried and how many were; the best value so far and its card; the place in the table and what
stands there. After that, the cards to try, likely ones first."""
ORDER = 20
FRAME, DEEPEST = ORDER + 16, 62
NARROWLY = 3
"""How many leads are tried for a first guess."""


@inlined
def known_at_once(
    frame: np.ndarray, hands: np.ndarray, beta: int, setting: np.ndarray, table: np.ndarray, keys: np.ndarray,
    entries: np.ndarray,
) -> bool:  # fmt: skip
    """Is the value of this moment, the start of a trick, known without searching? Then it is in the frame."""
    ours, theirs, matto, seat = frame[OURS], frame[THEIRS], frame[SIDE], frame[PLAYER]
    rest, holder = hands[0] | hands[1] | hands[2] | hands[3], setting[HOLDER]
    frame[AT] = -1
    if rest == 0:
        if holder < 0:
            frame[BEST] = end(ours, theirs, matto, seat, setting)
        else:
            frame[BEST] = end_from(ours, theirs, matto, seat, setting[RULES])
        return True
    setting[NODES] += 1
    if setting[NODES] > setting[LIMIT]:
        setting[STOPPED] = 1
        frame[BEST] = 0
        return True
    if holder >= 0 and hands[0] & (hands[0] - 1) == 0:
        frame[BEST] = last_trick(frame, hands, setting)
        return True
    if rest & (rest - 1) == 0:
        frame[ALIKE] = setting[PLAIN]
        return False
    if holder < 0:
        so_far, alike = 0, setting[PLAIN]
        taken = (ours & ~(alike | MOORS | MATTO)) | (np.int64(matto + 1) << 62)
        taken |= ((np.int64(1) << ones(ours & MOORS)) - 1) << FIRST_MOOR  # Moors are as good as each other
        key, key_2 = (rest | (np.int64(seat) << 62)) ^ (np.int64(ones(ours)) * np.int64(-7046029254386353131)), taken
    else:
        key, key_2, so_far, alike = moment(ours, theirs, matto, rest, seat, setting[RULES], table)
    search, many = setting[GENERATION] & SEARCHES, ones(rest) - 1
    at = place_of(key, key_2, search, many, keys, entries)
    frame[AT], frame[KEY], frame[KEY_2], frame[SO_FAR], frame[ALIKE] = at, key, key_2, so_far, alike
    if keys[at, 0] != key or keys[at, 1] != key_2:
        keys[at, 0], keys[at, 1], entries[at, HINT], entries[at, OF_SEARCH] = key, key_2, -1, -1
    if entries[at, OF_SEARCH] >> CARDS_LEFT != search:
        entries[at, OF_SEARCH] = search << CARDS_LEFT | many
        if holder < 0:
            held, theirs_held = (hands[0] | hands[2]) & TRUMPS, (hands[1] | hands[3]) & TRUMPS
            sure, theirs_sure = kept_for_sure(held, theirs_held), kept_for_sure(theirs_held, held)
            owner = matto
            if matto < 0:
                owner = 0 if (hands[0] | hands[2]) & MATTO else 1
            dealers = setting[DEALER] & 1 == 0
            most = at_most(ours, theirs, rest, theirs_sure, 1 - owner, dealers, setting)
            least = -at_most(theirs, ours, rest, sure, owner, not dealers, setting)
        else:
            after, partner, before = hands[(seat + 1) & 3], hands[(seat + 2) & 3], hands[(seat + 3) & 3]
            sure, cost = sure_of(1, hands[seat], partner, before, after)
            theirs_sure, their_cost = sure_of(0, after, before, hands[seat], partner)
            if seat & 1:
                sure, cost, theirs_sure, their_cost = theirs_sure, their_cost, sure, cost
            most = at_most_from(ours, theirs, rest, theirs_sure, their_cost, holder == 1, setting[RULES]) + matto
            least = matto - at_most_from(theirs, ours, rest, sure, cost, holder == 0, setting[RULES])
        entries[at, UPPER], entries[at, FIRST] = most - so_far, least - so_far
    if entries[at, FIRST] + so_far >= beta:
        frame[BEST] = entries[at, FIRST] + so_far
        return True
    if entries[at, UPPER] + so_far < beta:
        frame[BEST] = entries[at, UPPER] + so_far
        return True
    return False


@compiled
def last_trick(frame: np.ndarray, hands: np.ndarray, setting: np.ndarray) -> int:
    """What the end comes to when each has one card."""
    seat = frame[PLAYER]
    trick, top, top_seat = hands[seat], lowest(hands[seat]), seat
    for i in range(1, 4):
        other = (seat + i) & 3
        trick |= hands[other]
        if BEATS[top] & hands[other]:
            top, top_seat = lowest(hands[other]), other
    ours, theirs, owed = taken(frame[OURS], frame[THEIRS], frame[SIDE], trick, top_seat & 1, setting[HOLDER])
    return end_from(ours, theirs, owed, top_seat, setting[RULES])


@compiled
def taken(ours: int, theirs: int, owed: int, trick: int, side: int, holder: int) -> tuple[int, int, int]:
    """Both sides' cards after a trick that this side takes, and the pip for the Matto; the Matto itself lies there already."""
    if trick & MATTO and holder != side:
        owed += 1 if side == 0 else -1
    if side == 0:
        return ours | (trick & ~MATTO), theirs, owed
    return ours, theirs | (trick & ~MATTO), owed


@inlined
def entered(
    depth: int, frames: np.ndarray, hands: np.ndarray, beta: int, setting: np.ndarray, table: np.ndarray, keys: np.ndarray,
    entries: np.ndarray,
) -> bool:  # fmt: skip
    """Makes a moment ready to be searched, unless its value is known: then that is in the frame, and true comes back."""
    frame = frames[depth]
    seat, place, hint = frame[PLAYER], frame[CARDS], -1
    frame[CHOSEN] = -1
    if place == 0:
        if known_at_once(frame, hands, beta, setting, table, keys, entries):
            return True
        if frame[AT] >= 0:
            hint = entries[frame[AT], HINT]
    else:
        frame[AT] = -1
    hand = hands[seat]
    may = may_play(hand, frame[SUIT_LED])
    if may & (may - 1):
        others = (hands[0] | hands[1] | hands[2] | hands[3] | frame[TRICK]) & ~hand
        may = fewer(may, others, frame[ALIKE])
    number = ranked(
        frame[ORDER:],
        may,
        hint,
        seat,
        place,
        frame[SUIT_LED],
        frame[TOP],
        frame[TOP_SEAT],
        frame[TRICK],
        hands,
        setting[DEAR:],
    )
    if setting[NARROW]:
        number = min(number, 2 + setting[NARROW] if place == 0 else setting[NARROW])
    frame[TO_TRY], frame[TRIED], frame[HAND] = number, 0, hand
    frame[BEST] = -FAR if seat & 1 == 0 else FAR
    if place == 3 and number > 1 and ones(hands[(seat + 1) & 3]) > 2:
        # Is one of these tricks known to be enough?
        after = frames[depth + 1]
        for i in range(number):
            play_on(frame, after, frame[ORDER + i], hands, setting[HOLDER])
            known = known_at_once(after, hands, beta, setting, table, keys, entries)
            hands[seat] = hand
            if known and ((after[BEST] >= beta) if seat & 1 == 0 else (after[BEST] < beta)):
                frame[BEST] = after[BEST]
                return True
    return False


@inlined
def play_on(frame: np.ndarray, after: np.ndarray, card: int, hands: np.ndarray, holder: int) -> None:
    """The moment after this card."""
    seat, bit = frame[PLAYER], np.int64(1) << card
    hands[seat] = frame[HAND] & ~bit
    after[OURS], after[THEIRS], after[SIDE], after[ALIKE] = frame[OURS], frame[THEIRS], frame[SIDE], frame[ALIKE]
    if card == MATTO_AT and holder < 0:
        after[SIDE] = seat & 1
    led, top, top_seat, trick = SUIT[card], card, seat, bit
    if frame[CARDS]:
        trick |= frame[TRICK]
        if frame[SUIT_LED] != FOOL:
            led = frame[SUIT_LED]
        if (BEATS[frame[TOP]] >> card) & 1 == 0:
            top, top_seat = frame[TOP], frame[TOP_SEAT]
    if frame[CARDS] == 3:
        if holder >= 0:
            after[OURS], after[THEIRS], after[SIDE] = taken(
                frame[OURS], frame[THEIRS], frame[SIDE], trick, top_seat & 1, holder
            )
        elif top_seat & 1 == 0:
            after[OURS] |= trick
        else:
            after[THEIRS] |= trick
        after[PLAYER], after[SUIT_LED], after[CARDS], after[TRICK] = top_seat, FOOL, 0, 0
    else:
        after[PLAYER], after[SUIT_LED], after[CARDS], after[TRICK] = (seat + 1) & 3, led, frame[CARDS] + 1, trick
    after[TOP], after[TOP_SEAT] = top, top_seat


@inlined
def kept(frame: np.ndarray, beta: int, keys: np.ndarray, entries: np.ndarray) -> None:
    """What was found of a moment goes into the table."""
    at, best = frame[AT], frame[BEST]
    if at < 0 or keys[at, 0] != frame[KEY] or keys[at, 1] != frame[KEY_2]:
        return
    entries[at, HINT] = frame[CHOSEN]
    if best >= beta:
        entries[at, FIRST] = max(entries[at, FIRST], best - frame[SO_FAR])
    else:
        entries[at, UPPER] = min(entries[at, UPPER], best - frame[SO_FAR])
