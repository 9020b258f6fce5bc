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
from players.core.ends.frames import (
    ALIKE,
    AT,
    BEST,
    HAS,
    KEY,
    KEY_2,
    LOOKED_AT,
    NAME,
    NAMES,
    OURS,
    PLAYER,
    SIDE,
    SO_FAR,
    THEIRS,
    THEY_HAVE,
    UNDER_WAY,
)
from players.core.ends.moments import moment
from players.core.ends.places import CARDS_LEFT, FIRST, HINT, OF_SEARCH, SEARCHES, UPPER, place_of
from players.core.ends.reach import within_reach
from players.core.ends.sure import kept_for_sure, sure_of
from players.core.jit import inlined, ones, times
from players.core.piles import summary

OF_GUESS = -7046029254386353131
"""Searches for a guess have rows of their own: what is proved stays where it is."""


@inlined
def known_at_once(
    frames: np.ndarray, depth: int, hands: np.ndarray, beta: int, again: bool, setting: np.ndarray, table: np.ndarray,
    keys: np.ndarray, entries: np.ndarray,
) -> bool:  # fmt: skip
    """Is the value of this moment, the start of a trick, known without searching? Then it is in the frame.

    ``again``: it was looked at when the trick's last card was chosen, and need not be named anew.
    """
    rest = hands[0] | hands[1] | hands[2] | hands[3]
    frames[depth, AT] = -1
    if rest == 0:
        frames[depth, BEST] = _at_the_end(frames, depth, setting)
        return True
    setting[NODES] += 1
    if setting[NODES] > setting[LIMIT]:
        setting[STOPPED] = 1
        frames[depth, BEST] = 0
        return True
    if setting[HOLDER] >= 0 and hands[0] & (hands[0] - 1) == 0:
        frames[depth, BEST] = last_trick(
            frames[depth, PLAYER], frames[depth, OURS], frames[depth, THEIRS], frames[depth, SIDE], frames[depth, HAS],
            frames[depth, THEY_HAVE], hands, setting,
        )  # fmt: skip
        return True
    if rest & (rest - 1) == 0:
        frames[depth, ALIKE] = setting[PLAIN]
        return False
    if again:
        name = NAMES + NAME * ones(frames[depth - 1, LOOKED_AT] & ((np.int64(1) << frames[depth - 1, UNDER_WAY]) - 1))
        frames[depth, KEY], frames[depth, KEY_2] = frames[depth - 1, name], frames[depth - 1, name + 1]
        frames[depth, SO_FAR], frames[depth, ALIKE] = frames[depth - 1, name + 2], frames[depth - 1, name + 3]
        frames[depth, HAS + (frames[depth, PLAYER] & 1)] = frames[depth - 1, name + 4]
    else:
        _named(frames, depth, hands, rest, setting, table)
    search, many, so_far = setting[GENERATION] & SEARCHES, ones(rest) - 1, frames[depth, SO_FAR]
    at = place_of(frames[depth, KEY], frames[depth, KEY_2], search, many, keys, entries)
    frames[depth, AT] = at
    new = keys[at, 0] != frames[depth, KEY] or keys[at, 1] != frames[depth, KEY_2]
    if new or entries[at, OF_SEARCH] >> CARDS_LEFT != search:
        keys[at, 0], keys[at, 1] = frames[depth, KEY], frames[depth, KEY_2]
        entries[at, HINT], entries[at, OF_SEARCH] = -1, search << CARDS_LEFT | many
        least, most = _bounds(frames, depth, hands, rest, setting)
        entries[at, UPPER], entries[at, FIRST] = most - so_far, least - so_far
    if entries[at, FIRST] + so_far >= beta:
        frames[depth, BEST] = entries[at, FIRST] + so_far
        return True
    if entries[at, UPPER] + so_far < beta:
        frames[depth, BEST] = entries[at, UPPER] + so_far
        return True
    return False


@inlined
def _at_the_end(frames: np.ndarray, depth: int, setting: np.ndarray) -> int:
    """What it comes to when all is played."""
    ours, theirs, matto, seat = frames[depth, OURS], frames[depth, THEIRS], frames[depth, SIDE], frames[depth, PLAYER]
    if setting[HOLDER] < 0:
        return end(ours, theirs, matto, seat, setting)
    return end_from(ours, theirs, matto, seat, setting[RULES])


@inlined
def _named(
    frames: np.ndarray, depth: int, hands: np.ndarray, rest: int, setting: np.ndarray, table: np.ndarray
) -> None:
    """Puts into the frame what knows this moment in the table, the difference so far, and the cards that are alike."""
    ours, theirs, matto, seat = frames[depth, OURS], frames[depth, THEIRS], frames[depth, SIDE], frames[depth, PLAYER]
    if setting[HOLDER] < 0:
        so_far, alike = 0, setting[PLAIN]
        taken = (ours & ~(alike | MOORS | MATTO)) | (np.int64(matto + 1) << 62)
        taken |= ((np.int64(1) << ones(ours & MOORS)) - 1) << FIRST_MOOR  # Moors are as good as each other
        key, key_2 = (rest | (np.int64(seat) << 62)) ^ times(ones(ours), OF_GUESS), taken
    else:
        within = within_reach(ours, hands[0] | hands[2], hands[1], hands[3])
        within_2 = within_reach(theirs, hands[1] | hands[3], hands[0], hands[2])
        winner = seat & 1
        if depth > 0 and (frames[depth, OURS + winner] ^ frames[depth - 1, OURS + winner]) & ~frames[depth, ALIKE]:
            frames[depth, HAS + winner] = summary(frames[depth, OURS + winner], setting[RULES])
        has, they_have = frames[depth, HAS], frames[depth, THEY_HAVE]
        key, key_2, so_far, alike = moment(
            ours, theirs, has, they_have, matto, rest, seat, setting[RULES], within, within_2, table
        )
    frames[depth, KEY], frames[depth, KEY_2] = key, key_2 ^ times(setting[NARROW], OF_GUESS)
    frames[depth, SO_FAR], frames[depth, ALIKE] = so_far, alike


@inlined
def _bounds(frames: np.ndarray, depth: int, hands: np.ndarray, rest: int, setting: np.ndarray) -> tuple[int, int]:
    """The least and the most that this moment can come to."""
    ours, theirs, matto, seat = frames[depth, OURS], frames[depth, THEIRS], frames[depth, SIDE], frames[depth, PLAYER]
    holder = setting[HOLDER]
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
        within = within_reach(ours, hands[0] | hands[2], hands[1], hands[3])
        within_2 = within_reach(theirs, hands[1] | hands[3], hands[0], hands[2])
        after, partner, before = hands[(seat + 1) & 3], hands[(seat + 2) & 3], hands[(seat + 3) & 3]
        sure, cost = sure_of(1, hands[seat], partner, before, after)
        theirs_sure, their_cost = sure_of(0, after, before, hands[seat], partner)
        if seat & 1:
            sure, cost, theirs_sure, their_cost = theirs_sure, their_cost, sure, cost
        most = matto + at_most_from(ours, theirs, rest, theirs_sure, their_cost, holder == 1, within, setting[RULES])
        least = matto - at_most_from(theirs, ours, rest, sure, cost, holder == 0, within_2, setting[RULES])
    return least, most
