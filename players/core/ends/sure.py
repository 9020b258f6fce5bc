"""What a side takes whatever the others do: with trumps that outlast theirs, and in suits that it leads from the top."""

from __future__ import annotations

import numpy as np

from players.core.cards import ALL, FIVES, FOURS, MATTO, MOORS, OF_SUIT, THREES, TRUMPS, TWOS
from players.core.jit import compiled, highest, ones

CHEAP = ALL & ~(FIVES | FOURS | THREES | TWOS)
"""The cards that count one each."""


@compiled
def kept_for_sure(trumps: int, others: int) -> int:
    """Of one side's trumps those that it cannot lose: all above the highest trump of the other side."""
    kept = trumps & ((others & -others) - 1) if others else trumps
    return kept & ~MOORS if others & MOORS else kept


@compiled
def sure_of(leads: int, mine: int, partner: int, before: int, after: int) -> tuple[int, int]:
    """The cards that a side keeps whatever the others do, and what the other cards of its sure tricks count at least.

    ``mine`` and ``partner``: its hands, that of who leads first; ``leads``: whether it does; ``before``, ``after``: the others'.
    """
    others = (before | after) & TRUMPS
    kept = kept_for_sure((mine | partner) & TRUMPS, others)
    tricks, along = _outlasting(mine & TRUMPS, others), _outlasting(partner & TRUMPS, others)
    if leads:
        last = 0  # the card led last of all, after which the partner may have to lead
        for suit in range(1, 5):
            some, low = mine & OF_SUIT[suit], partner & OF_SUIT[suit]
            if some == 0:
                continue
            one, two = before & OF_SUIT[suit], after & OF_SUIT[suit]
            against = one | two
            long, long_2 = ones(one), ones(two)
            winners = some & ((against & -against) - 1) if against else some
            number = ones(winners)
            if others == 0:
                # The Matto is played instead of a card of the suit, which stays.
                if number >= max(long + ones(before & MATTO), long_2 + ones(after & MATTO)):
                    winners, number = some, ones(some)
            else:
                if before & TRUMPS:
                    number = min(number, long)
                if after & TRUMPS:
                    number = min(number, long_2)
            # As long as the partner need not take the trick: with a higher card, or a trump where the suit is at an end.
            ours = number
            if number and low & ((np.int64(1) << highest(winners)) - 1):
                ours = 0
            elif partner & TRUMPS:
                ours = min(number, ones(low))
            tricks += ours
            for _ in range(ours):
                kept |= winners & -winners
                winners &= winners - 1
            if ours < number and last == 0:
                last = winners & -winners
        if last:
            kept |= last
            tricks += 1
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
