"""Worlds: exactly those that fit what one player knows, each as often as any other."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import numpy as np
import pytest

from engine.games.bologna.deal.state import State
from engine.games.bologna.inference.cards import view
from players.core.cards import cards, mask
from players.core.chance import seeded
from players.core.search import world
from players.core.worlds import draw, ways
from players.position import position
from players.searching import SURE
from tests.players.moments import moments

Drawn = tuple[int, ...]


def drawn(allowed: list[int], room: list[int], number: int) -> Counter[Drawn]:
    """How often each way to deal these hidden cards comes up."""
    may, space = np.array(allowed, np.int64), np.array(room, np.int64)
    table, hidden, into, state = ways(may, space), np.arange(len(allowed)), np.zeros(4, np.int64), seeded(1)
    found: Counter[Drawn] = Counter()
    for _ in range(number):
        draw(table, hidden, may, space, into, state)
        found[tuple(into)] += 1
    return found


def every(allowed: list[int], room: list[int]) -> set[Drawn]:
    places = [place for place in range(4) for _ in range(room[place])]
    found = set()
    for order in permutations(places):
        if all(allowed[card] >> place & 1 for card, place in enumerate(order)):
            into = [0, 0, 0, 0]
            for card, place in enumerate(order):
                into[place] |= 1 << card
            found.add(tuple(into))
    return found


@pytest.mark.parametrize(
    ("allowed", "room"),
    [
        ([15] * 6, [2, 2, 1, 1]),
        ([7, 7, 15, 15, 15, 15], [2, 1, 1, 2]),  # two cards that cannot have been laid away
        ([3, 3, 6, 6, 5, 7, 15], [2, 2, 2, 1]),  # suits not followed
        ([1, 3, 3, 7, 7, 7], [2, 2, 2, 0]),
        ([8, 8, 7, 7, 7], [1, 1, 1, 2]),  # only one way for the discard
    ],
)
def test_all_worlds_that_fit_come_up_equally_often_and_no_others(allowed: list[int], room: list[int]) -> None:
    wanted = every(allowed, room)
    found = drawn(allowed, room, 400 * len(wanted))
    assert set(found) == wanted
    expected = 400.0
    chi = sum((often - expected) ** 2 / expected for often in found.values())
    # Four standard deviations above the mean of chi square with so many degrees of freedom.
    assert chi < len(wanted) + 4 * (2 * len(wanted)) ** 0.5


def sampled(state: State, seat: int, number: int, doubt: int = SURE) -> list[tuple[list[int], int]]:
    where = position(state, seat)
    hands, into, held, chance = np.zeros(4, np.int64), np.zeros(4, np.int64), np.zeros(4, np.int64), seeded(7)
    found = []
    for _ in range(number):
        left = world(
            seat, where.own, where.ways, *where.hidden, where.shown, where.played, *where.habits, where.rules, doubt,
            hands, into, held, chance,
        )  # fmt: skip
        found.append(([int(hand) for hand in hands], int(left)))
    return found


def test_a_world_fits_all_that_the_engine_says_can_be_known() -> None:
    looked = 0
    for seed in range(12):
        for number, state in enumerate(moments(seed)):
            if state.phase != "play" or number % 7:
                continue
            seat = state.to_act
            assert seat is not None
            known = view(state, seat)
            for hands, left in sampled(state, seat, 5):
                looked += 1
                assert cards(hands[seat]) == tuple(sorted(state.hands[seat], key=lambda card: mask([card])))
                for other in range(4):
                    assert len(cards(hands[other])) == len(state.hands[other])
                    assert all(other in known.places(card) for card in cards(hands[other]))
                assert all(known.discard in known.places(card) for card in cards(left))
                assert len(cards(left)) == 2
    assert looked > 300


def test_what_is_usual_is_likelier_but_not_certain() -> None:
    """Whoever did not declare three Kings probably has not got them; yet nobody has to declare."""
    three = 0
    for seed in range(60):
        state = next(one for one in moments(seed) if one.phase == "play" and len(one.tricks) == 1)
        seat = state.to_act
        assert seat is not None
        kings = mask(card for card in view(state, seat).hidden if card.rank == "K")
        if len(cards(kings)) < 3:
            continue

        def share(doubt: int, state: State = state, seat: int = seat, kings: int = kings) -> float:
            worlds = sampled(state, seat, 2000, doubt)
            others = [one for one in range(4) if one != seat]
            return sum(any(len(cards(hands[one] & kings)) >= 3 for one in others) for hands, _ in worlds) / 2000

        usual, sure = share(200), share(SURE)
        if sure > 0.02:
            three += 1
            assert 0 < usual < sure
    assert three >= 3
