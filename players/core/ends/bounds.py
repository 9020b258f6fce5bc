"""What the solver knows without searching: what an end comes to, what it can at most, which cards are as good as others."""

from __future__ import annotations

import numpy as np

from players.core.cards import (
    ALL,
    ANGEL,
    COUNT_NUMBERS,
    FIVES,
    FOURS,
    HIGHEST_NUMBER,
    MATTO,
    MOORS,
    NUMBERS,
    OF_SUIT,
    PIPS,
    THREES,
    TRUMPS,
    TWOS,
)
from players.core.ends.moments import HALF
from players.core.jit import compiled, lowest, ones
from players.core.piles import LAST_TRICK, combinations, court_points, row, settled, worth
from players.core.playing import LAST, to_the_end
from players.core.playing import MATTO as MATTO_SIDE

NODES, LIMIT, STOPPED, GENERATION, RULES, LEFT, DEALER, GIVEN, PLAIN, HOLDER, NARROW = range(11)
"""What ``setting`` holds: nodes searched and how many may be, whether they were used up; which search the table's entries are of;
house rules, discard, dealer, card given; the cards that are as good as each other; whose Matto it is, where both sides can pay
for it (else -1); whether only likely cards are tried."""
DEAR = 11
"""From here on ``setting`` holds, by card, about how many points hang on it."""
SETTING = DEAR + 62
CHEAP = ALL & ~(FIVES | FOURS | THREES | TWOS)
"""The cards that count one each."""
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
def at_most_from(ours: int, theirs: int, rest: int, kept: int, cost: int, matto_theirs: bool, rules: int) -> int:
    """As :func:`at_most`, from such piles. ``cost``: what else they take for sure costs us, in card points."""
    all_ours, all_theirs, matto = (ours | (rest & ~MATTO)) & ~kept, theirs | kept, 1 if rest & MATTO else 0
    difference = combinations(all_ours, rules) - combinations(all_theirs, rules) + ones(all_ours) - HALF + LAST_TRICK
    difference += court_points(all_ours) - court_points(all_theirs) + (matto if matto_theirs else 0)
    return difference - cost


@compiled
def sure_of(leads: int, mine: int, partner: int, before: int, after: int) -> tuple[int, int]:
    """The cards that a side keeps whatever the others do, and what the other cards of its sure tricks count at least.

    ``mine`` and ``partner``: its hands, that of who leads first; ``leads``: whether it does; ``before``, ``after``: the others'.
    """
    others = (before | after) & TRUMPS
    kept = kept_for_sure((mine | partner) & TRUMPS, others)
    tricks, along = _outlasting(mine & TRUMPS, others), _outlasting(partner & TRUMPS, others)
    if leads:
        for suit in range(1, 5):
            some = mine & OF_SUIT[suit]
            if some == 0:
                continue
            one, two = before & OF_SUIT[suit], after & OF_SUIT[suit]
            against = one | two
            long, long_2 = ones(one), ones(two)
            winners = some & ((against & -against) - 1) if against else some
            number = ones(winners)
            if others == 0:
                if number >= max(long, long_2):
                    winners, number = some, ones(some)
            else:
                if before & TRUMPS:
                    number = min(number, long)
                if after & TRUMPS:
                    number = min(number, long_2)
            tricks += number
            while number:
                kept |= winners & -winners
                winners &= winners - 1
                number -= 1
    tricks = max(tricks, along)
    if tricks == 0:
        return kept, 0
    theirs = max(0, 2 * tricks - ones(kept) - (1 if (mine | partner) & MATTO else 0))
    return kept, theirs + _cheapest(before, tricks) + _cheapest(after, tricks)


@compiled
def _outlasting(trumps: int, others: int) -> int:
    """How many tricks one hand takes with its trumps when each of the others' takes the dearest of them that it can."""
    number, used = 0, 0
    while trumps:
        card = trumps & -trumps
        trumps ^= card
        above = others & (card - 1)
        if card & MOORS:
            above |= others & MOORS
        if ones(above) > used:
            used += 1
        else:
            number += 1
    return number


@compiled
def _cheapest(hand: int, number: int) -> int:
    """What so many cards of a hand cost at least who loses them."""
    if hand & MATTO:
        number -= 1
    cost, dear = number, number - ones(hand & CHEAP)
    if dear > 0:
        cost += 2 * dear
        dear -= ones(hand & TWOS)
        if dear > 0:
            cost += 2 * dear
            dear -= ones(hand & THREES)
            if dear > 0:
                cost += 2 * dear
                dear -= ones(hand & FOURS)
                if dear > 0:
                    cost += 2 * dear
    return cost


@compiled
def kept_for_sure(trumps: int, others: int) -> int:
    """Of one side's trumps those that it cannot lose: all above the highest trump of the other side."""
    kept = trumps & ((others & -others) - 1) if others else trumps
    return kept & ~MOORS if others & MOORS else kept


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
    to_the_end(trial, piles, moment, nobody, True, 0, np.ones(1, np.uint64))
    return end(piles[0], piles[1], moment[MATTO_SIDE], moment[LAST], setting)
