"""What the solver knows without searching: what an end comes to, what it can at most, which cards are as good as others."""

from __future__ import annotations

import numpy as np

from players.core.cards import ANGEL, COUNT_NUMBERS, HIGHEST_NUMBER, MATTO, MOORS, NUMBERS, OF_SUIT, PIPS
from players.core.ends.moments import HALF
from players.core.jit import compiled, lowest, ones
from players.core.piles import LAST_TRICK, combinations, court_points, settled, worth
from players.core.playing import LAST, to_the_end
from players.core.playing import MATTO as MATTO_SIDE
from players.core.rows import row

NODES, LIMIT, STOPPED, GENERATION, RULES, LEFT, DEALER, GIVEN, PLAIN, HOLDER, NARROW = range(11)
"""What ``setting`` holds: nodes searched and how many may be, whether they were used up; which search the table's entries are of;
house rules, discard, dealer, card given; the cards that are as good as each other; whose Matto it is, where both sides can pay
for it or need not (else -1); how few likely cards are tried (0: all)."""
DEAR = 11
"""From here on ``setting`` holds, by card, about how many points hang on it."""
LIKED = DEAR + 62
"""And then, by cards in hand, place in the trick and seat, the card that was enough there the last time (-1: none yet)."""
SETTING = LIKED + 4 * 64
FAR = 2000
"""No deal comes to so many points."""
DEBT = 3
"""A pip given for the Matto changes the difference by no more."""


@compiled
def end(ours: int, theirs: int, matto: int, last: int, setting: np.ndarray) -> int:
    mine, yours = settled(ours, theirs, setting[LEFT], setting[DEALER] & 1 == 0, matto, setting[GIVEN], setting[RULES])
    six = LAST_TRICK if last & 1 == 0 else -LAST_TRICK
    return worth(mine, setting[RULES]) - worth(yours, setting[RULES]) + six


@compiled
def end_from(ours: int, theirs: int, owed: int, last: int, rules: int) -> int:
    """As :func:`end`, from what each side has, discard and its own Matto included; ``owed``: the pip for the Matto."""
    difference = combinations(ours, rules) - combinations(theirs, rules) + court_points(ours) - court_points(theirs)
    return difference + ones(ours) - HALF + owed + (LAST_TRICK if last & 1 == 0 else -LAST_TRICK)


@compiled
def at_most_from(
    ours: int, theirs: int, rest: int, kept: int, cost: int, matto_theirs: bool, within: int, rules: int
) -> int:
    """As :func:`at_most`, from such piles. ``cost``: what else they take for sure costs us, in card points; ``within``: the cards
    that can come into our grande."""
    all_ours, all_theirs, matto = (ours | (rest & ~MATTO)) & ~kept, theirs | kept, 1 if rest & MATTO else 0
    difference = combinations(all_ours & within, rules) - combinations(all_theirs, rules)
    difference += ones(all_ours) - HALF + LAST_TRICK
    difference += court_points(all_ours) - court_points(all_theirs) + (matto if matto_theirs else 0)
    return difference - cost


@compiled
def at_most(ours: int, theirs: int, rest: int, kept: int, holder: int, dealers: bool, setting: np.ndarray) -> int:
    """A bound on our points less theirs: what it comes to if we take all the rest but what they ``kept``.

    ``holder``: whose Matto it is (1 ours).
    """
    mine, yours = (ours | rest) & ~(MATTO | kept), (theirs | kept) & ~MATTO
    extra, nothing = 0, theirs | kept == 0
    if dealers or nothing:
        mine |= setting[LEFT]
    else:
        yours |= setting[LEFT]
    if holder == 1 or nothing:
        mine |= MATTO
    else:
        yours |= MATTO
        if (ours | rest) & MATTO:  # they may have to give a card for it
            if setting[GIVEN]:
                yours &= ~setting[GIVEN]
                mine |= setting[GIVEN]
            elif theirs & PIPS:
                extra = DEBT
            else:
                return FAR
    if holder == 1 and theirs & MATTO and setting[GIVEN]:
        mine &= ~setting[GIVEN]
        yours |= setting[GIVEN]
    return worth(mine, setting[RULES]) - worth(yours, setting[RULES]) + LAST_TRICK + extra


@compiled
def fewer(may: int, others: int, plain: int) -> int:
    """Of the cards that may be played, one of each lot between which no card of ``others`` lies and that count the same."""
    moors = may & MOORS
    if moors:
        may ^= moors ^ (moors & -moors)
    for suit in range(5):
        some = may & OF_SUIT[suit] & plain
        if some & (some - 1) == 0:
            continue
        between = others & OF_SUIT[suit]
        first = lowest(some)
        some &= some - 1
        while some:
            card = lowest(some)
            some &= some - 1
            if between & ((np.int64(1) << card) - (np.int64(2) << first)) == 0:
                may &= ~(np.int64(1) << card)
            else:
                first = card
    return may


@compiled
def alike(hands: np.ndarray, won: np.ndarray, pile: int, rules: int) -> int:
    """The cards that are as good as each other: pips, and numbers that no grande can reach."""
    rest = hands[0] | hands[1] | hands[2] | hands[3] | pile
    reach = 0
    for side in range(2):
        most = won[side] | rest | MATTO
        if most & ANGEL:
            reach = max(reach, row(most, rules) & 15)
    reached = ((np.int64(1) << min(reach + 1, COUNT_NUMBERS)) - 1) << HIGHEST_NUMBER
    return PIPS | (NUMBERS & ~reached)


@compiled
def guess(hands: np.ndarray, won: np.ndarray, now: np.ndarray, setting: np.ndarray) -> int:
    """What it comes to if everybody plays by rule of thumb."""
    trial, piles, moment, nobody = hands.copy(), won.copy(), now.copy(), np.zeros(4, np.int64)
    to_the_end(trial, piles, moment, nobody, 0, np.ones(1, np.uint64))
    return end(piles[0], piles[1], moment[MATTO_SIDE], moment[LAST], setting)
