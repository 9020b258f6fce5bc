"""How far down the grande of a side can still come: what it lacks lies with the others, and only higher trumps take trumps."""

from __future__ import annotations

from players.core.cards import ALL, ANGEL, BEGATO, NUMBERS, TRUMPS
from players.core.jit import compiled, ones
from players.core.rows import CONTATORI


@compiled
def within_reach(has: int, hands: int, other: int, other_2: int) -> int:
    """All cards but those that cannot come into this side's grande, whatever is played.

    ``has``: what the side has, its own Matto included; ``hands``: both its hands together; ``other``, ``other_2``: those of the
    others. Each trick takes one card at most from a hand, and a trump goes only to a higher one: of the first ``n`` numbers
    that one of them holds, at least ``n`` less our trumps above the last of them stay there. Contatori fill no more gaps than
    there are of them.
    """
    if (has | hands) & ANGEL == 0:
        return ALL & ~ANGEL
    wild = ones((has | ((hands | other | other_2) & BEGATO)) & CONTATORI)
    trumps, lacking = hands & TRUMPS, NUMBERS & ~(has | hands)
    held = held_2 = stays = stays_2 = gone = 0
    while lacking:
        card = lacking & -lacking
        lacking ^= card
        if other & card:
            held += 1
            stays = max(stays, held - ones(trumps & (card - 1)))
        elif other_2 & card:
            held_2 += 1
            stays_2 = max(stays_2, held_2 - ones(trumps & (card - 1)))
        else:
            gone += 1
        if gone + stays + stays_2 > wild:
            return ALL & ~(NUMBERS & ~(card - 1))
    return ALL
