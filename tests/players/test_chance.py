"""Deals played out by chance: any card that may be played, each as likely, from any moment of a trick on."""

from __future__ import annotations

from collections import Counter
from random import Random

import numpy as np
import pytest

from players.core.cards import ALL, ANGEL_AT, FOOL
from players.core.chance import one_of, one_of_hand, seeded
from players.core.dealt import CARDS, deal
from players.core.playing import LAST, LED, MATTO, NOW, PLACE, SEAT, by_chance, put
from players.core.tricks import may_play


def one_by_one(hands: np.ndarray, won: np.ndarray, now: np.ndarray, state: np.ndarray, number: int) -> None:
    """So many cards, each drawn from those that may be played; the core's tests hold both against the engine."""
    for _ in range(number):
        bit = one_of_hand(may_play(hands[now[SEAT]], now[LED]), state)
        put(int(bit).bit_length() - 1, hands, won, now)


@pytest.mark.parametrize("before", range(12))
def test_a_deal_played_out_at_once_is_the_one_played_card_by_card(before: int) -> None:
    """Also where the trick has begun, and where the Matto lies there alone."""
    for seed in range(60):
        hands, won, now, state = np.zeros(4, np.int64), np.zeros(2, np.int64), np.zeros(NOW, np.int64), seeded(seed)
        deal(np.arange(CARDS), hands, 0, state)
        now[SEAT], now[LED], now[MATTO], now[LAST] = seed & 3, FOOL, -1, -1
        one_by_one(hands, won, now, state, before)
        other_hands, other_won, other_now, other_state = hands.copy(), won.copy(), now.copy(), state.copy()
        one_by_one(hands, won, now, state, 60 - before)
        by_chance(other_hands, other_won, other_now, other_state)
        assert not any(other_hands)
        assert list(other_won) == list(won)
        assert [other_now[what] for what in (MATTO, LAST, SEAT)] == [now[what] for what in (MATTO, LAST, SEAT)]
        assert now[PLACE] == 0


@pytest.mark.parametrize("number", range(1, 17))
def test_each_card_of_a_hand_is_as_likely(number: int) -> None:
    """The same number drawn picks the same card as where it is counted off."""
    rng, state = Random(number), seeded(number)
    found: Counter[int] = Counter()
    hand = sum(1 << i for i in rng.sample(range(62), number))
    for _ in range(2_000):
        bit = one_of_hand(hand, state)
        found[int(bit)] += 1
        if number > 1:
            before = state.copy()
            assert 1 << one_of(hand, state) == one_of_hand(hand, before)
    assert sum(found) == hand
    assert min(found.values()) > 2_000 / number * 0.6


def test_no_card_is_drawn_from_an_empty_hand() -> None:
    assert one_of_hand(0, seeded(1)) == 0


def test_every_card_of_a_shuffled_deck_is_dealt_once_and_comes_everywhere() -> None:
    deck, hands, state = np.arange(CARDS), np.zeros(4, np.int64), seeded(7)
    angels: Counter[int] = Counter()
    for i in range(4_000):
        away = deal(deck, hands, i & 3, state)
        assert sum(map(int, hands)) + int(away) == ALL
        assert [int(hand).bit_count() for hand in (*hands, away)] == [15, 15, 15, 15, 2]
        angels.update(seat for seat in range(4) if int(hands[seat]) >> ANGEL_AT & 1)
    assert all(900 < angels[seat] < 1_100 for seat in range(4)), angels
