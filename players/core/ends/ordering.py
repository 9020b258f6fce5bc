"""Which cards the solver tries first: those that bring home what is dear in this end, where it sees who takes the trick."""

from __future__ import annotations

import numpy as np

from players.core.cards import BEATS, BEGATO, FOOL, MATTO, MATTO_AT, SUIT, TRUMPS
from players.core.chance import below, seeded
from players.core.jit import compiled, inlined, lowest, ones
from players.core.piles import worth
from players.core.tricks import may_play

WAYS, KEEPS = 64, 614
"""Ways for the rest to go that are tried to see what hangs on a card; how often, of 1024 times, a side keeps its own."""
THE_MATTO = 20
"""What it is worth to play the Matto well, about: he cannot be lost."""
PARTS, LIKED_BEFORE = 2, 5
"""Halves of points: one is taken off a lead for each answer it leaves the others; so many are for what was enough before."""


@compiled
def hanging(hands: np.ndarray, ours: int, theirs: int, pile: int, rules: int, dear: np.ndarray) -> None:
    """Puts into ``dear``, by card, about how many points hang on who gets it in this end.

    ``ours``, ``theirs``: what each side has, its discard included; ``pile``: the trick on the table.
    """
    state, held = seeded(1), hands[0] | hands[2]
    rest = (held | hands[1] | hands[3] | pile) & ~MATTO
    dear[:] = 0
    for _ in range(WAYS):
        mine, yours, left = ours, theirs, rest
        while left:
            bit = left & -left
            left ^= bit
            if (below(1024, state) < KEEPS) == (held & bit != 0):
                mine |= bit
            else:
                yours |= bit
        difference = worth(mine, rules) - worth(yours, rules)
        left = rest
        while left:
            bit = left & -left
            left ^= bit
            if mine & bit:
                dear[lowest(bit)] += difference - worth(mine & ~bit, rules) + worth(yours | bit, rules)
            else:
                dear[lowest(bit)] += worth(mine | bit, rules) - worth(yours & ~bit, rules) - difference
    for card in range(len(dear)):
        dear[card] = max(1, dear[card] // WAYS)
    dear[MATTO_AT] = THE_MATTO


@inlined
def ranked(
    frames: np.ndarray, depth: int, first: int, may: int, seat: int, place: int, led: int, top: int,
    top_seat: int, trick: int, hands: np.ndarray, dear: np.ndarray, dearest: int, liked: int,
) -> int:  # fmt: skip
    """Puts the cards that may be tried into this frame from ``first`` on, likely ones first, and says how many they are.

    ``dear``: from ``dearest`` on, by card, what hangs on it. ``liked``: the card that was enough the last time, if any.
    """
    if may & (may - 1) == 0:
        frames[depth, first] = lowest(may)
        return 1
    there = 0
    while trick:
        there += dear[dearest + lowest(trick)]
        trick &= trick - 1
    number = 0
    while may:
        card = lowest(may)
        may &= may - 1
        suit = SUIT[card] if place == 0 or led == FOOL else led
        high, ours, beats = top, (top_seat ^ seat) & 1 == 0, place == 0 or (BEATS[top] >> card) & 1 == 1
        if beats:
            high, ours = card, True
        for i in range(1, 4 - place):
            better = may_play(hands[(seat + i) & 3], suit) & BEATS[high]
            if better and ours == (i & 1 == 1):
                high, ours = lowest(better), not ours
        worth = dear[dearest + card] + there if ours else -dear[dearest + card] - there
        if ours and beats and (TRUMPS & ~BEGATO) >> card & 1:
            worth -= dear[dearest + card]
        worth *= PARTS
        if place == 0 and suit != FOOL:
            worth -= ones(may_play(hands[(seat + 1) & 3], suit)) + ones(may_play(hands[(seat + 3) & 3], suit))
        if card == liked:
            worth += LIKED_BEFORE
        # Sixty-four times what it is worth and the card in one number, put in its place among the others.
        one, at = worth * 64 + 63 - card, number
        while at > 0 and frames[depth, first + at - 1] < one:
            frames[depth, first + at] = frames[depth, first + at - 1]
            at -= 1
        frames[depth, first + at] = one
        number += 1
    for i in range(number):
        frames[depth, first + i] = 63 - (frames[depth, first + i] & 63)
    return number
