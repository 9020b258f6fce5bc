"""What the rest of a deal can still hang on, at the start of a trick: two moments alike in that differ by what was won before.

For this both sides must have a pip in what they took, as they soon do. Then whoever had the Matto keeps it and can pay for it
with a pip, one point, and the difference is what the cards taken count, plus combinations, plus one for each pip that is owed.
"""

from __future__ import annotations

import numpy as np

from players.core.cards import (
    ACES,
    ANGEL,
    BEGATO,
    COUNT_NUMBERS,
    FIRST_MOOR,
    HIGHEST_NUMBER,
    JACKS,
    KINGS,
    KNIGHTS,
    MATTO,
    MOON,
    MOORS,
    NUMBERS,
    OF_SUIT,
    PIPS,
    QUEENS,
    SUN,
)
from players.core.jit import compiled, lean, lowest, ones, times
from players.core.piles import POINTS_AT, SORTS_AT, TAROCCHI, court_points
from players.core.rows import CONTATORI, LONG, LONG_ACE, PEZZI, SHORT_ACE, SUITS, by_suit, row, with_king

COURTS = QUEENS | KNIGHTS | JACKS
SORTS = np.array([TAROCCHI, KINGS, QUEENS, KNIGHTS, JACKS], np.int64)
HALF = 31
"""Half the pack: a card more or less than that is a point."""
ROW, LOW = SUN | MOON | NUMBERS, PIPS | ACES
"""Cards that lie side by side in the pack: trumps that may count alike, and what may in each suit."""
ROW_AT, LONG_ROW, LONG_LOW = HIGHEST_NUMBER - 2, COUNT_NUMBERS + 2, 6
LOW_AT = np.array([0] + [(int(suit) & LOW & -(int(suit) & LOW)).bit_length() - 1 for suit in OF_SUIT[1:5]], np.int64)
ROW_FROM, LOW_FROM = 16, 16 + (1 << LONG_ROW)
OWNERS = LOW_FROM + (4 << LONG_LOW)
"""Where in a table of owners those of such trumps and of low cards begin, after those of Moors; how long it is."""


@compiled
def mixed(bits: int) -> int:
    bits = times(bits ^ ((bits >> 30) & 0x3FFFFFFFF), -4658895280553007687)
    bits = times(bits ^ ((bits >> 27) & 0x1FFFFFFFFF), -7723592293110705685)
    return bits ^ ((bits >> 31) & 0x1FFFFFFFF)


@compiled
def owners(hands: np.ndarray) -> np.ndarray:
    """Who holds the trumps of the row, the Moors, the low cards of a suit that are left, in their order, for each lot of them."""
    table, rest = np.ones(OWNERS, np.int64), hands[0] | hands[1] | hands[2] | hands[3]
    for lot in range(1, 16):
        card, seat = lowest(lot), 0
        while seat < 3 and (hands[seat] >> (FIRST_MOOR + card)) & 1 == 0:
            seat += 1
        table[lot] = table[lot & (lot - 1)] + (np.int64(1) << (3 * seat + 1))  # Moors are level: their order is nothing
    held = np.zeros(LONG_ROW, np.int64)
    for suit in range(5):
        first, long, at = ROW_AT, LONG_ROW, ROW_FROM
        if suit:
            first, long, at = LOW_AT[suit], LONG_LOW, LOW_FROM + ((suit - 1) << LONG_LOW)
        for card in range(long):
            held[card] = 0
            while held[card] < 3 and (hands[held[card]] >> (first + card)) & 1 == 0:
                held[card] += 1
        there = (rest >> first) & ((1 << long) - 1)
        lot = there & -there
        while lot:
            table[at + lot] = table[at + (lot & (lot - 1))] << 2 | held[lowest(lot)]
            lot = (lot - there) & there
    return table


@compiled
def _still(now: int, most: int, sum_so_far: int) -> int:
    """What matters of sorts made so far: that they are doubled, or how many points would be; nothing if that cannot be."""
    if now >= 3:
        return 1
    return 2 + now + 3 * sum_so_far if most >= 3 else 0


@lean
def moment(
    ours: int, theirs: int, has: int, they_have: int, owed: int, rest: int, seat: int, rules: int, within: int,
    within_2: int, table: np.ndarray,
) -> tuple[int, int, int, int]:  # fmt: skip
    """Two numbers that know this moment by what its rest hangs on, the difference so far, and the cards that count alike.

    ``ours``, ``theirs``: what each side has by now, discard and its own Matto included, and ``has``, ``they_have`` what of that
    makes combinations (:func:`players.core.piles.summary`); ``owed``: the pip for the Matto; ``within``, ``within_2``: the cards
    that can come into either side's grande.
    """
    sorts, sorts_2 = has >> 8 & 7, they_have >> 8 & 7
    sequences, sequences_2 = has >> 17 & 15, they_have >> 17 & 15
    grande, grande_2 = has >> 21 & 511, they_have >> 21 & 511
    so_far = ones(ours) - HALF + court_points(ours) - court_points(theirs) + owed
    so_far += (has >> POINTS_AT) - (they_have >> POINTS_AT)
    left = rest & ~MATTO
    matters, most, most_2 = 0, sorts, sorts_2
    for i in range(5):
        matters <<= 3
        more = ones(left & SORTS[i])
        if more:
            mine, yours = has >> (SORTS_AT + 3 * i) & 7, they_have >> (SORTS_AT + 3 * i) & 7
            matters |= mine + 1
            most += 1 if mine < 3 and mine + more >= 3 else 0
            most_2 += 1 if yours < 3 and yours + more >= 3 else 0
    doubled = _still(sorts, most, has & 255) | _still(sorts_2, most_2, they_have & 255) << 10
    begato = 1 if left & BEGATO else 0
    wild, wild_2 = ones(ours & CONTATORI), ones(theirs & CONTATORI)
    matters = matters << 1 | (1 if ours & BEGATO else 0)
    most, most_2 = sequences, sequences_2
    # The grande: what numbers either side can still reach, if it can grow at all.
    far, far_2, reach = row((ours | left) & within, rules), row((theirs | left) & within_2, rules), -1
    if far >> 4 != grande >> 4:
        reach = far & 15
        most += 1 if grande >> 4 == 0 else 0
    if far_2 >> 4 != grande_2 >> 4:
        reach = max(reach, far_2 & 15)
        most_2 += 1 if grande_2 >> 4 == 0 else 0
    alike, in_row = PIPS | ROW, 0
    if reach >= 0:
        reached = ((np.int64(1) << min(reach + 1, COUNT_NUMBERS)) - 1) << HIGHEST_NUMBER
        alike = PIPS | (NUMBERS & ~reached)
        in_row = ours & (ANGEL | PEZZI | reached)
    aces = False
    for some in (MOORS, ACES):
        more, mine, yours = ones(left & some), ones(ours & some), ones(theirs & some)
        can = mine + more >= 2 and mine + more + wild + begato >= 3
        can_2 = yours + more >= 2 and yours + more + wild_2 + begato >= 3
        open_still = (more > 0 or begato > 0) and (can or can_2)
        matters <<= 3
        if open_still:
            most += 1 if can and not (mine >= 2 and mine + wild >= 3) else 0
            most_2 += 1 if can_2 and not (yours >= 2 and yours + wild_2 >= 3) else 0
        if open_still or (some == MOORS and reach == COUNT_NUMBERS):
            matters |= mine + 1
        if some == ACES:
            aces = open_still
    # Rows in suits, all four at once: the King, then which court cards may come together.
    in_suits, some_left = np.int64(0), left & (KINGS | COURTS | ACES)
    if begato or some_left:
        free, queen, knight, jack, ace = by_suit(some_left)
        open_suits = SUITS if begato else free | queen | knight | jack | ace
        king, ours_q, ours_n, ours_j, ours_a = by_suit(ours)
        king_2, theirs_q, theirs_n, theirs_j, _ = by_suit(theirs)
        can = with_king(king | free, ours_q | queen, ours_n | knight, ours_j | jack, wild + begato)
        can_2 = with_king(king_2 | free, theirs_q | queen, theirs_n | knight, theirs_j | jack, wild_2 + begato)
        open_suits &= can | can_2
        in_suits = (16 * SUITS | ours_a << 3 | king << 2 | ours_q + ours_n + ours_j) & (31 * open_suits)
        most += ones(can & open_suits & ~with_king(king, ours_q, ours_n, ours_j, wild))
        most_2 += ones(can_2 & open_suits & ~with_king(king_2, theirs_q, theirs_n, theirs_j, wild_2))
    else:
        open_suits = np.int64(0)
    if not aces:
        closed = SUITS & ~open_suits
        alike |= (closed & LONG) << LONG_ACE | (closed & ~LONG) << SHORT_ACE
    doubled = doubled << 10 | _still(sequences, most, has >> 11 & 63)
    doubled = (doubled << 10 | _still(sequences_2, most_2, they_have >> 11 & 63)) << 4 | (reach + 1)
    # What is left, and who leads: of cards that are alike only their order and their owners.
    trumps, low = rest & alike & ROW, rest & alike & LOW
    pips = np.int64(0)
    for i in range(4):
        pips = pips << 13 | table[LOW_FROM + (i << LONG_LOW) + ((low >> LOW_AT[i + 1]) & 63)]
    lots = table[ROW_FROM + (trumps >> ROW_AT)] << 14 | table[(rest >> FIRST_MOOR) & 15]
    others = (rest & ~(low | MOORS | trumps)) | (np.int64(seat) << 62)
    # Each is mixed by itself, which the processor does side by side.
    one, two, three = mixed(others), mixed(lots ^ 0x3C6EF372FE94F82B), mixed(pips ^ 0x1B56C4E9D8A3F217)
    four = mixed((in_suits << 22 | matters) ^ 0x2545F4914F6CDD1D)
    five = mixed((doubled << 16 | in_row) ^ 0x5851F42D4C957F2D)
    second_key = one ^ times(two, 3) ^ times(three, 5) ^ times(four, 9) ^ times(five, 17)
    return one ^ two ^ three ^ four ^ five, second_key, so_far, alike
