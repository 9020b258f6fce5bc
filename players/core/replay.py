"""A whole deal once more from the cards played, with everything the readable engine can be asked about it."""

from __future__ import annotations

import numpy as np

from players.core.cards import FOOL
from players.core.jit import compiled
from players.core.piles import settled, worth
from players.core.playing import LAST, LED, MATTO, NOW, PLACE, SEAT, put
from players.core.tricks import may_play


@compiled
def replay(
    hands: np.ndarray, leader: int, cards: np.ndarray, left: int, dealer: int, given: int, rules: int
) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """(what might have been played at each card, who took each trick, [both piles, both worths, last taker])."""
    held, won, now = hands.copy(), np.zeros(2, np.int64), np.zeros(NOW, np.int64)
    now[SEAT], now[LED], now[MATTO], now[LAST] = leader, FOOL, -1, -1
    may, takers = np.zeros(len(cards), np.int64), np.zeros(len(cards) // 4, np.int64)
    for i in range(len(cards)):
        may[i] = may_play(held[now[SEAT]], now[LED])
        put(cards[i], held, won, now)
        if now[PLACE] == 0:
            takers[i // 4] = now[LAST]
    mine, yours = settled(won[0], won[1], left, dealer & 1 == 0, now[MATTO], given, rules)
    end = np.array([mine, yours, worth(mine, rules), worth(yours, rules), now[LAST]], np.int64)
    return may, takers, end
