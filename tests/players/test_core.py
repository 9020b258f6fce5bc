"""The compiled core is equal to the engine, card by card."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest

from bench.players.core import MOODS, compare, play
from engine.games.bologna import declaring
from engine.games.bologna.deal.form import OTTOCENTO
from engine.games.bologna.deal.score import score_deal
from engine.games.bologna.deal.state import owed_by, taken
from engine.games.bologna.matto import must_give
from engine.games.bologna.pack import PACK, SUITS
from engine.games.bologna.rules import Rules
from engine.parts.tricks import best
from players.core.cards import ALL, CARDS, NUMBER, cards, mask
from players.core.piles import kinds
from players.core.replay import replay
from players.core.tricks import beats
from players.search.position import KINDS

DEALS = 5_000


def test_five_thousand_deals_are_the_same_card_by_card_and_the_rare_is_among_them() -> None:
    seen, differences = compare(DEALS)
    assert differences == []
    wanted = ("two Moors in a trick", "three Moors or four", "Matto led", "Matto owed", "Matto lost")
    assert min(seen[what] for what in (*wanted, "a side without tricks", "a grande")) > 200, Counter(seen)


def test_the_pack_is_the_same_pack() -> None:
    assert cards(ALL) == CARDS == tuple(PACK)
    assert mask(PACK) == ALL


def test_one_card_beats_another_as_the_engine_has_it() -> None:
    for high in PACK:
        for card in PACK:
            if card != high and not card.is_fool:
                assert beats(NUMBER[card], NUMBER[high]) == (best((high, card)) == 1), (card, high)


def test_the_card_given_for_the_matto_is_the_one_that_costs_least() -> None:
    """Where nothing has been given, the core gives what leaves its side best off; the engine scores every other gift."""
    tried = 0
    for seed in range(400):
        played = play("matto-lost" if seed % 2 else "plain", seed)
        debtor = owed_by(played.tricks, OTTOCENTO)
        if debtor is None or played.given is None:
            continue
        tried += 1
        hands = np.array([mask(hand) for hand in played.hands], np.int64)
        numbers = np.array([NUMBER[card] for trick in played.tricks for card in trick.cards], np.int64)
        _, _, end = replay(hands, played.tricks[0].leader, numbers, mask(played.left), played.dealer, 0, 0)
        away = tuple(played.left if seat == played.dealer else () for seat in range(4))
        gains = []
        for card in must_give(taken(played.tricks, debtor, OTTOCENTO), Rules()):
            sides = score_deal(OTTOCENTO, away, played.tricks, card, (0, 0), Rules()).sides
            worths = [one.criccone + one.sequences + one.card_points for one in sides]
            gains.append(worths[debtor] - worths[1 - debtor])
        assert end[2 + debtor] - end[3 - debtor] == max(gains)
    assert tried > 50


@pytest.mark.parametrize("mood", MOODS)
def test_the_kinds_that_are_usually_declared_are_found(mood: str) -> None:
    for seed in range(40):
        for hand in play(mood, seed).hands:
            found = {one.kind for one in declaring.best(hand, Rules())}
            assert kinds(mask(hand), 0) == sum(bit for kind, bit in KINDS.items() if kind in found)


def test_suits_are_numbered_as_the_pack_has_them() -> None:
    assert [KINDS[kind] for kind in ("swords", "batons", "cups", "coins")] == [16 << i for i in range(len(SUITS))]
