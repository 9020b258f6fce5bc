"""Worlds: exactly those that fit what one player knows, each as often as any other."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import permutations

import numpy as np
import pytest

from engine.cards import Card
from engine.games.bologna.counting.combinations import Combination, combination
from engine.games.bologna.deal.form import OTTOCENTO
from engine.games.bologna.deal.record import read
from engine.games.bologna.deal.state import State, Trick
from engine.games.bologna.inference.cards import view
from engine.games.bologna.pack import PACK
from engine.games.bologna.rules import Rules
from players.core.cards import cards, mask
from players.core.chance import seeded
from players.core.search import world
from players.core.worlds import draw, ways
from players.search.position import position
from players.search.searching import SURE
from tests.players.moments import LAST_CUP_SAID, moments

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


def test_who_has_shown_a_combination_probably_has_nothing_more_of_it() -> None:
    """One shows all there is of it: three Kings, and there is no fourth; a row, and there is no contatore to spare."""
    looked = 0
    for seed in range(40):
        state = next(one for one in moments(seed) if one.phase == "play" and len(one.tricks) == 1)
        seat = state.to_act
        assert seat is not None
        for other in range(4):
            for one in state.shown[other] if other != seat else ():
                more = [card for card in view(state, seat).hidden if _longer(one, card)]
                if not more:
                    continue
                looked += 1
                usual, sure = (
                    sum(bool(hands[other] & mask(more)) for hands, _ in sampled(state, seat, 600, doubt))
                    for doubt in (102, SURE)
                )
                assert usual < 0.6 * sure or sure < 30
    assert looked > 20


def _longer(shown: Combination, card: Card) -> bool:
    made = combination(shown.kind, [*(PACK[code] for code in shown.cards), card], Rules())
    return made is not None and len(made.cards) > len(shown.cards)


def _led(state: State, card: str, signal: str, *others: str, leader: int | None = None) -> State:
    """The deal after one trick more, led so; everybody has got the cards they play from whoever held them."""
    leader = state.eldest if leader is None else leader
    codes, hands = (card, *others), [list(hand) for hand in state.hands]
    for i, code in enumerate(codes):
        seat, holder = (leader + i) % 4, next(one for one in range(4) if PACK[code] in hands[one])
        given = next(one for one in hands[seat] if one.code not in codes and one.suit != PACK[code].suit)
        hands[holder].remove(PACK[code])
        if holder != seat:
            hands[holder].append(given)
            hands[seat].remove(given)
    tricks = (*state.tricks, Trick(leader, tuple(PACK[code] for code in codes), signal))
    held = tuple(tuple(hand) for hand in hands)
    return replace(state, hands=held, tricks=tricks, trick=Trick(tricks[-1].taker(4)), shown=((), (), (), ()))


def _all_there(seed: int, codes: tuple[str, ...]) -> State:
    state = next(one for one in moments(seed) if one.phase == "play" and not one.trick.cards)
    held = [card for hand in state.hands for card in hand]
    return state if all(PACK[code] in held for code in codes) else _all_there(seed + 100, codes)


def _share(state: State, seat: int, whose: int, some: int) -> float:
    """In how many of the worlds drawn somebody holds any of these cards."""
    return sum(bool(hands[whose] & some) for hands, _ in sampled(state, seat, 400)) / 400


def test_a_busso_promises_the_highest_trump_until_somebody_else_plays_it() -> None:
    angel = mask([PACK["Angel"]])
    for seed in range(4):
        true, untrue = ("T9", "T8", "T7", "T6"), ("T9", "Angel", "T7", "T6")
        state = _led(_all_there(seed, (*true, "Angel")), true[0], "busso", *true[1:])
        leader, left = state.tricks[0].leader, (state.tricks[0].leader + 3) % 4
        if PACK["Angel"] not in state.hands[left]:
            assert _share(state, left, leader, angel) == 1
        state = _led(_all_there(seed, untrue), untrue[0], "busso", *untrue[1:])
        assert _share(state, left, leader, angel) == 0


def test_a_volo_denies_the_rest_of_its_suit_until_more_of_it_comes() -> None:
    for seed in range(4):
        first, swords = ("S7", "S8", "S9", "S10"), mask([card for card in PACK if card.suit == "S"])
        state = _led(_all_there(seed, first), first[0], "volo", *first[1:])
        leader = state.tricks[0].leader
        assert _share(state, (leader + 1) % 4, leader, swords) == 0
        more = next(card for hand in state.hands for card in hand if card.suit == "S" and card.rank != "K")
        later = replace(state.tricks[0], leader=leader, cards=(more, *state.tricks[0].cards[1:]), signal=None)
        assert 0 < _share(replace(state, tricks=(*state.tricks, later)), (leader + 1) % 4, leader, swords) < 1


def test_a_striscio_leaves_one_more_of_its_suit_with_whoever_made_it() -> None:
    """In every world, until one of them is played; and who has nothing left that it could be said what is untrue."""
    for seed in range(4):
        first, swords = ("S7", "S8", "S9", "S10"), mask([card for card in PACK if card.suit == "S"])
        state = _led(_all_there(seed, first), first[0], "striscio", *first[1:])
        leader = state.tricks[0].leader
        other = (leader + 1) % 4
        assert _share(state, other, leader, swords) == 1
        plain = replace(state, tricks=(*state.tricks[:-1], replace(state.tricks[-1], signal=None)))
        assert 0 < _share(plain, other, leader, swords) < 1
        more = next(card for hand in state.hands for card in hand if card.suit == "S" and card.rank != "K")
        later = replace(state.tricks[0], leader=leader, cards=(more, *state.tricks[0].cards[1:]), signal=None)
        assert 0 <= _share(replace(state, tricks=(*state.tricks, later)), other, leader, swords) < 1


def test_where_signals_ask_a_striscio_says_nothing_of_the_hand() -> None:
    first, swords = ("S7", "S8", "S9", "S10"), mask([card for card in PACK if card.suit == "S"])
    state = _led(_all_there(0, first), first[0], "striscio", *first[1:])
    leader, asks = state.tricks[0].leader, replace(state, rules=Rules(meanings="standard_pack"))
    plain = replace(state, tricks=(*state.tricks[:-1], replace(state.tricks[-1], signal=None)))
    other = (leader + 1) % 4
    assert _share(asks, other, leader, swords) == _share(plain, other, leader, swords) < 1


def test_a_signal_that_no_deal_bears_out_is_not_believed() -> None:
    """Two have trumped: whoever led has the King, whom the dealer may not lay away, and said there was nothing left."""
    state = _all_there(1, ("S7", "S8", "T5", "T6", "SK"))
    leader = next(one for one in range(4) if PACK["SK"] in state.hands[one])
    state = _led(state, "S7", "volo", "S8", "T5", "T6", leader=leader)
    assert _share(state, (leader + 1) % 4, leader, mask([PACK["SK"]])) == 1


def test_a_striscio_counts_from_the_moment_it_lies_on_the_table() -> None:
    """The leader has two cards left, and one of them is the last cup: only the other may be a trump or the Matto."""
    state, cups = read(OTTOCENTO, Rules, LAST_CUP_SAID)[0], mask([card for card in PACK if card.suit == "C"])
    assert _share(state, 0, 3, cups) == 1
    silent = replace(state, trick=replace(state.trick, signal=None))
    assert 0 < _share(silent, 0, 3, cups) < 1
