"""Whole deals by chance: shuffled, discarded, declared, played, counted; to measure, and to compare with the engine."""

from __future__ import annotations

import numpy as np

from players.core.cards import ALL, FIVES, FOOL
from players.core.chance import below, one_of, seeded
from players.core.jit import compiled
from players.core.piles import combinations
from players.core.playing import LAST, LED, MATTO, NOW, SEAT, outcome, to_the_end

CARDS, EACH = 62, 15


@compiled
def deal(hands: np.ndarray, dealer: int, state: np.ndarray) -> int:
    """Fills the four hands; the dealer lays two cards away by chance, which are returned."""
    deck = np.arange(CARDS)
    hands[:] = 0
    at = CARDS
    for seat in range(4):
        for _ in range(EACH + (2 if seat == dealer else 0)):
            i = below(at, state)
            at -= 1
            hands[seat] |= np.int64(1) << deck[i]
            deck[i] = deck[at]
    left = 0
    for _ in range(2):
        left |= np.int64(1) << one_of(hands[dealer] & ~(FIVES | left) & ALL, state)
    hands[dealer] &= ~left
    return left


@compiled
def random_deals(number: int, seed: int, clever: bool, whim: int) -> int:
    """Plays so many deals out and adds both sides' differences up, declarations included (so that none is left out)."""
    state, total = seeded(seed), 0
    lacks, hands, won, now = (
        np.zeros(4, np.int64),
        np.zeros(4, np.int64),
        np.zeros(2, np.int64),
        np.zeros(NOW, np.int64),
    )
    for i in range(number):
        dealer = i & 3
        left = deal(hands, dealer, state)
        for seat in range(4):
            shown = combinations(hands[seat], 0)
            total += shown if seat & 1 == 0 else -shown
        won[:] = 0
        lacks[:] = 0
        now[:] = 0
        now[SEAT], now[LED], now[MATTO], now[LAST] = (dealer + 1) & 3, FOOL, -1, -1
        to_the_end(hands, won, now, lacks, clever, whim, state)
        points, _ = outcome(won, now, left, dealer, 0, 0, 0)
        total += points
    return total
