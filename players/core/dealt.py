"""Whole deals by chance: shuffled, discarded, declared, played, counted; to measure, and to compare with the engine."""

from __future__ import annotations

import numpy as np

from players.core.cards import ALL, FIVES, FOOL
from players.core.chance import one_of, pair, seeded
from players.core.jit import compiled
from players.core.piles import combinations
from players.core.playing import LAST, LED, MATTO, NOW, SEAT, by_chance, outcome

CARDS, EACH = 62, 15


@compiled
def deal(deck: np.ndarray, hands: np.ndarray, dealer: int, state: np.ndarray) -> int:
    """Shuffles the deck and fills the four hands; the dealer lays two cards away by chance, which are returned.

    ``deck``: the numbers of all the cards, in whatever order an earlier deal left them.
    """
    for left in range(CARDS, 0, -2):
        one, other = pair(state)
        i = one * left >> 32
        deck[i], deck[left - 1] = deck[left - 1], deck[i]
        i = other * (left - 1) >> 32
        deck[i], deck[left - 2] = deck[left - 2], deck[i]
    at = 0
    for seat in range(4):
        hand = np.int64(0)
        for _ in range(EACH + (2 if seat == dealer else 0)):
            hand |= np.int64(1) << deck[at]
            at += 1
        hands[seat] = hand
    away = np.int64(0)
    for _ in range(2):
        away |= np.int64(1) << one_of(hands[dealer] & ~(FIVES | away) & ALL, state)
    hands[dealer] &= ~away
    return away


@compiled
def random_deals(number: int, seed: int) -> int:
    """Plays so many deals out and adds both sides' differences up, declarations included (so that none is left out)."""
    state, total, deck = seeded(seed), 0, np.arange(CARDS)
    hands, won, now = np.zeros(4, np.int64), np.zeros(2, np.int64), np.zeros(NOW, np.int64)
    for i in range(number):
        dealer = i & 3
        away = deal(deck, hands, dealer, state)
        for seat in range(4):
            shown = combinations(hands[seat], 0)
            total += shown if seat & 1 == 0 else -shown
        won[:] = 0
        now[:] = 0
        now[SEAT], now[LED], now[MATTO], now[LAST] = (dealer + 1) & 3, FOOL, -1, -1
        by_chance(hands, won, now, state)
        points, _ = outcome(won, now, away, dealer, 0, 0, 0)
        total += points
    return total
