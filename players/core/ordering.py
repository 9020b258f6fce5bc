"""Which cards the solver tries first: those that bring home what is dear, where it sees who takes the trick."""

from __future__ import annotations

import numpy as np

from players.core.cards import (
    ACES,
    ANGEL,
    BEATS,
    BEGATO,
    CARDS,
    FOOL,
    JACKS,
    KINGS,
    KNIGHTS,
    MATTO,
    MOON,
    MOORS,
    NUMBERS,
    QUEENS,
    SUIT,
    SUN,
    TRUMPS,
    WORLD,
)
from players.core.jit import compiled, lowest
from players.core.tricks import may_play

DEAR = np.ones(len(CARDS), np.int64)
"""About how many points hang on a card."""
for _cards, _points in (
    (KINGS, 22), (QUEENS, 16), (KNIGHTS, 14), (JACKS, 12), (ACES, 6), (BEGATO | ANGEL, 30), (MATTO, 20), (WORLD, 26),
    (SUN | MOON, 9), (MOORS, 5), (NUMBERS, 3),
):  # fmt: skip
    DEAR[[i for i in range(len(CARDS)) if _cards >> i & 1]] = _points
FIRST = 1 << 20
"""More than all cards of a trick are worth."""


@compiled
def ranked(
    order: np.ndarray, may: int, hint: int, seat: int, place: int, led: int, top: int, top_seat: int, trick: int,
    hands: np.ndarray,
) -> int:  # fmt: skip
    """Puts the cards that may be tried into ``order``, likely ones first, and says how many they are."""
    if may & (may - 1) == 0:
        order[0] = lowest(may)
        return 1
    there = 0
    while trick:
        there += DEAR[lowest(trick)]
        trick &= trick - 1
    number = 0
    while may:
        card = lowest(may)
        may &= may - 1
        if card == hint:
            worth = FIRST
        else:
            suit = SUIT[card] if place == 0 or led == FOOL else led
            high, ours, beats = top, (top_seat ^ seat) & 1 == 0, place == 0 or (BEATS[top] >> card) & 1 == 1
            if beats:
                high, ours = card, True
            for i in range(1, 4 - place):
                better = may_play(hands[(seat + i) & 3], suit) & BEATS[high]
                if better and ours == (i & 1 == 1):
                    high, ours = lowest(better), not ours
            worth = DEAR[card] + there if ours else -DEAR[card] - there
            if ours and beats and (TRUMPS & ~BEGATO) >> card & 1:
                worth -= DEAR[card]
        # Sixty-four times what it is worth and the card in one number, put in its place among the others.
        one, at = worth * 64 + 63 - card, number
        while at > 0 and order[at - 1] < one:
            order[at] = order[at - 1]
            at -= 1
        order[at] = one
        number += 1
    for i in range(number):
        order[i] = 63 - (order[i] & 63)
    return number
