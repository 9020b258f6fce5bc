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
from players.core.jit import compiled, lowest, ones
from players.core.piles import CONTATORI, PEZZI, TAROCCHI, court_points, parts, row

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
    bits = (bits ^ ((bits >> 30) & 0x3FFFFFFFF)) * np.int64(-4658895280553007687)
    bits = (bits ^ ((bits >> 27) & 0x1FFFFFFFFF)) * np.int64(-7723592293110705685)
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


@compiled
def moment(
    ours: int, theirs: int, owed: int, rest: int, seat: int, rules: int, within: int, within_2: int, table: np.ndarray
) -> tuple[int, int, int, int]:
    """Two numbers that know this moment by what its rest hangs on, the difference so far, and the cards that count alike.

    ``ours``, ``theirs``: what each side has by now, discard and its own Matto included; ``owed``: the pip for the Matto;
    ``within``, ``within_2``: the cards that can come into either side's grande.
    """
    criccone, sorts, cards, sequences, grande = parts(ours, rules)
    criccone_2, sorts_2, cards_2, sequences_2, grande_2 = parts(theirs, rules)
    so_far = ones(ours) - HALF + court_points(ours) - court_points(theirs) + owed
    so_far += (2 * criccone if sorts >= 3 else criccone) + (10 if sequences >= 3 else 5) * cards
    so_far -= (2 * criccone_2 if sorts_2 >= 3 else criccone_2) + (10 if sequences_2 >= 3 else 5) * cards_2
    left = rest & ~MATTO
    matters, most, most_2 = 0, sorts, sorts_2
    for i in range(5):
        matters <<= 3
        more = ones(left & SORTS[i])
        if more:
            mine, yours = ones(ours & SORTS[i]), ones(theirs & SORTS[i])
            matters |= mine + 1
            most += 1 if mine < 3 and mine + more >= 3 else 0
            most_2 += 1 if yours < 3 and yours + more >= 3 else 0
    doubled = _still(sorts, most, criccone) | _still(sorts_2, most_2, criccone_2) << 10
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
    for suit in range(1, 5):
        of_suit, open_still = OF_SUIT[suit], False
        matters <<= 4
        if begato or left & of_suit & (KINGS | COURTS | ACES):
            courts = of_suit & COURTS
            more, mine, yours = ones(left & courts), ones(ours & courts), ones(theirs & courts)
            king, free = of_suit & KINGS & ours != 0, of_suit & KINGS & left != 0
            king_2 = of_suit & KINGS & theirs != 0
            can = (king or free) and mine + more > 0 and mine + more + wild + begato >= 2
            can_2 = (king_2 or free) and yours + more > 0 and yours + more + wild_2 + begato >= 2
            if can or can_2:
                open_still = True
                matters |= 8 | (4 if king else 0) | mine
                doubled = doubled << 1 | (1 if ours & of_suit & ACES else 0)
                most += 1 if can and not (king and mine > 0 and mine + wild >= 2) else 0
                most_2 += 1 if can_2 and not (king_2 and yours > 0 and yours + wild_2 >= 2) else 0
        if not open_still and not aces:
            alike |= of_suit & ACES
    doubled = doubled << 10 | _still(sequences, most, cards)
    doubled = (doubled << 10 | _still(sequences_2, most_2, cards_2)) << 4 | (reach + 1)
    # What is left, and who leads: of cards that are alike only their order and their owners.
    trumps, low = rest & alike & ROW, rest & alike & LOW
    pips = np.int64(0)
    for i in range(4):
        pips = pips << 13 | table[LOW_FROM + (i << LONG_LOW) + ((low >> LOW_AT[i + 1]) & 63)]
    lots = table[ROW_FROM + (trumps >> ROW_AT)] << 14 | table[(rest >> FIRST_MOOR) & 15]
    others = (rest & ~(low | MOORS | trumps)) | (np.int64(seat) << 62)
    first_key = mixed(mixed(others) + lots * np.int64(-7046029254386353131)) ^ (pips * np.int64(-6884282663029611473))
    first_key = mixed(mixed(first_key) + matters * np.int64(-1800455987208640293)) ^ doubled
    first_key = mixed(first_key + in_row * np.int64(-2960836687051489901))
    second_key = mixed(others * 3 + mixed(pips + mixed(lots * 5 + mixed(matters * 7 + mixed(doubled * 9 + in_row)))))
    return first_key, second_key, so_far, alike
