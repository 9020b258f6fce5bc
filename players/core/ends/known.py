"""What is known of the start of a trick without searching: from the table of those met before, or from bounds."""

from __future__ import annotations

import numpy as np

from players.core.cards import FIRST_MOOR, MATTO, MOORS, TRUMPS
from players.core.ends.bounds import (
    DEALER,
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
)
from players.core.ends.closing import last_trick
from players.core.ends.frames import ALIKE, AT, BEST, KEY, KEY_2, OURS, PLAYER, SIDE, SO_FAR, THEIRS
from players.core.ends.moments import moment
from players.core.ends.places import CARDS_LEFT, FIRST, HINT, OF_SEARCH, SEARCHES, UPPER, place_of
from players.core.ends.reach import within_reach
from players.core.ends.sure import kept_for_sure, sure_of
from players.core.jit import inlined, ones

OF_GUESS = -7046029254386353131
"""Searches for a guess have rows of their own: what is proved stays where it is."""


@inlined
def known_at_once(
    frames: np.ndarray, depth: int, hands: np.ndarray, beta: int, setting: np.ndarray, table: np.ndarray,
    keys: np.ndarray, entries: np.ndarray,
) -> bool:  # fmt: skip
    """Is the value of this moment, the start of a trick, known without searching? Then it is in the frame."""
    ours, theirs, matto, seat = frames[depth, OURS], frames[depth, THEIRS], frames[depth, SIDE], frames[depth, PLAYER]
    rest, holder = hands[0] | hands[1] | hands[2] | hands[3], setting[HOLDER]
    frames[depth, AT] = -1
    if rest == 0:
        if holder < 0:
            frames[depth, BEST] = end(ours, theirs, matto, seat, setting)
        else:
            frames[depth, BEST] = end_from(ours, theirs, matto, seat, setting[RULES])
        return True
    setting[NODES] += 1
    if setting[NODES] > setting[LIMIT]:
        setting[STOPPED] = 1
        frames[depth, BEST] = 0
        return True
    if holder >= 0 and hands[0] & (hands[0] - 1) == 0:
        frames[depth, BEST] = last_trick(seat, ours, theirs, matto, hands, setting)
        return True
    if rest & (rest - 1) == 0:
        frames[depth, ALIKE] = setting[PLAIN]
        return False
    within, within_2 = np.int64(0), np.int64(0)
    if holder < 0:
        so_far, alike = 0, setting[PLAIN]
        taken = (ours & ~(alike | MOORS | MATTO)) | (np.int64(matto + 1) << 62)
        taken |= ((np.int64(1) << ones(ours & MOORS)) - 1) << FIRST_MOOR  # Moors are as good as each other
        key, key_2 = (rest | (np.int64(seat) << 62)) ^ (np.int64(ones(ours)) * np.int64(-7046029254386353131)), taken
    else:
        within = within_reach(ours, hands[0] | hands[2], hands[1], hands[3])
        within_2 = within_reach(theirs, hands[1] | hands[3], hands[0], hands[2])
        key, key_2, so_far, alike = moment(ours, theirs, matto, rest, seat, setting[RULES], within, within_2, table)
    key_2 += setting[NARROW] * np.int64(OF_GUESS)
    search, many = setting[GENERATION] & SEARCHES, ones(rest) - 1
    at = place_of(key, key_2, search, many, keys, entries)
    frames[depth, AT], frames[depth, KEY], frames[depth, KEY_2], frames[depth, SO_FAR], frames[depth, ALIKE] = (
        at,
        key,
        key_2,
        so_far,
        alike,
    )
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
            most = matto + at_most_from(
                ours, theirs, rest, theirs_sure, their_cost, holder == 1, within, setting[RULES]
            )
            least = matto - at_most_from(theirs, ours, rest, sure, cost, holder == 0, within_2, setting[RULES])
        entries[at, UPPER], entries[at, FIRST] = most - so_far, least - so_far
    if entries[at, FIRST] + so_far >= beta:
        frames[depth, BEST] = entries[at, FIRST] + so_far
        return True
    if entries[at, UPPER] + so_far < beta:
        frames[depth, BEST] = entries[at, UPPER] + so_far
        return True
    return False
