"""The solver: the value that trying everything finds, and the master's end."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from random import Random

import numpy as np
import numpy.typing as npt
import pytest

from engine import game
from engine.games.bologna.deal.actions import Give, Play
from engine.games.bologna.deal.judging import FOLLOWING
from engine.games.bologna.deal.moves import apply
from engine.games.bologna.deal.score import score
from engine.games.bologna.deal.state import State
from engine.games.bologna.matto import must_give
from engine.games.bologna.players import choose
from engine.games.bologna.rules import Rules
from players.core.cards import BEGATO, FOOL, KINGS, MOORS, NUMBER, mask
from players.core.cards import MATTO as THE_MATTO
from players.core.ends import solver
from players.core.ends.bounds import DEALER, FAR, GIVEN, LEFT, RULES, SETTING, end
from players.core.jit import compiled, lowest
from players.core.playing import LAST, LED, MATTO, PLACE, SEAT, put
from players.core.tricks import may_play
from players.registry import player
from players.search.position import core_rules, position
from players.search.solving import solve, table
from tests.players.moments import deal, moments, playing
from tests.players.test_protocol import asked, recorded

Masks = npt.NDArray[np.int64]
RARE = {"Matto": THE_MATTO, "Moors": MOORS, "contatori": BEGATO | THE_MATTO, "Kings": KINGS}
"""What is to be among the cards of some of the ends."""
FIVES = 8
"""So many deals are looked at with five tricks to come, too."""


@cache
def everything(state: State) -> int:
    """What this moment comes to for seats 0 and 2, found by the engine alone, which tries all that may be done."""
    if state.phase == "over":
        ours, theirs = score(state).sides
        return ours.total - ours.declared - theirs.total + theirs.declared
    seat = state.to_act
    assert seat is not None
    best = max if seat % 2 == 0 else min
    if state.phase == "owing":
        may = must_give(state.taken(seat % 2), state.rules)
        return best(everything(apply(state, Give(seat, card))) for card in may)
    cards = FOLLOWING.allowed(state.hands[seat], state.trick.cards)
    return best(everything(apply(state, Play(seat, card))) for card in cards)


@pytest.mark.parametrize("seed", range(14))
def test_the_last_two_tricks_come_to_what_trying_everything_finds(seed: int) -> None:
    state = next(one for one in moments(seed) if len(one.tricks) == 13)
    seat = state.to_act
    assert seat is not None
    sign = 1 if seat % 2 == 0 else -1
    found = solve(state, 100).points
    assert found == {card: sign * everything(apply(state, Play(seat, card))) for card in found}


@compiled
def every_card(hands: Masks, won: Masks, now: Masks, setting: Masks, least: int, most: int) -> int:
    """The same from the core's own rules, which the engine's are compared with elsewhere: no table, no bounds of points, no order.

    For seats 0 and 2; what lies outside ``least`` and ``most``, which others have for sure already, is not gone into.
    """
    may = may_play(hands[now[SEAT]], now[LED] if now[PLACE] else FOOL)
    if may == 0:
        return end(won[0], won[1], now[MATTO], now[LAST], setting)
    ours = now[SEAT] & 1 == 0
    while may and least < most:
        held, piles, moment = hands.copy(), won.copy(), now.copy()
        put(lowest(may), held, piles, moment)
        may &= may - 1
        value = every_card(held, piles, moment, setting, least, most)
        if ours:
            least = max(least, value)
        else:
            most = min(most, value)
    return least if ours else most


def house(seed: int) -> Rules:
    few = (Rules(), Rules(), Rules(grande="laghi_both", matto_exchange="single_point"), Rules(moors_in_grande=False))
    return few[seed % len(few)]


def ends(seed: int, *tricks: int) -> Iterator[State]:
    """The moments of a deal with so many tricks to come, played by the book or, every other one, by chance."""
    state, rng = deal(seed), Random(seed)
    while state.phase != "over":
        if state.phase == "play" and not state.trick.cards and len(state.hands[0]) in tricks:
            yield state
        action = choose(state, rng).action
        if seed % 2 and isinstance(action, Play):
            action = Play(action.seat, rng.choice(FOLLOWING.allowed(state.hands[action.seat], state.trick.cards)))
        assert action is not None
        state = apply(state, action)


def test_the_last_tricks_come_to_what_trying_every_card_finds_whatever_the_house_rules() -> None:
    met, number = set(), 0
    for seed in range(150):
        rules = core_rules(house(seed))
        for state in ends(seed, 3, 4, *[5] * (seed < FIVES)):
            won, now = position(state, state.trick.leader).table
            hands = np.array([mask(hand) for hand in state.hands], np.int64)
            left, given = mask(state.left[state.dealer]), mask([state.given]) if state.given else 0
            setting = np.zeros(SETTING, np.int64)
            setting[RULES], setting[LEFT], setting[DEALER], setting[GIVEN] = rules, left, state.dealer, given
            found = solver.solve(
                np.zeros(0, np.int64), hands, won, now, left, state.dealer, given, rules, 100_000, table().keys,
                table().entries, table().searches(1),
            )  # fmt: skip
            assert found[0] == every_card(hands, won, now, setting, -FAR, FAR)
            rest, number = int(np.bitwise_or.reduce(hands)), number + 1
            met |= {name for name, cards in RARE.items() if rest & cards} | ({"owed"} if state.owed else set())
    assert number >= 300
    assert met >= {*RARE, "owed"}


@pytest.mark.parametrize("seed", range(6))
def test_a_moment_comes_to_what_its_best_card_does_whatever_was_searched_before(seed: int) -> None:
    """Six tricks: too many for trying every card. Each card is solved with what the ones before it left in the table."""
    for state in ends(seed, 6):
        won, now = position(state, state.trick.leader).table
        hands = np.array([mask(hand) for hand in state.hands], np.int64)
        left, given = mask(state.left[state.dealer]), mask([state.given]) if state.given else 0
        leads = np.array([NUMBER[card] for card in sorted(state.hands[state.trick.leader], key=str)], np.int64)
        found = [
            solver.solve(
                cards, hands, won, now, left, state.dealer, given, 0, 10_000_000, table().keys, table().entries,
                table().searches(1),
            )
            for cards in (leads, np.zeros(0, np.int64), leads[::-1])
        ]  # fmt: skip
        best = max if state.trick.leader % 2 == 0 else min
        assert best(found[0][:-2]) == found[1][0]
        assert list(found[0][:-2]) == list(found[2][:-2])[::-1]


def test_another_process_takes_the_solver_from_the_cache() -> None:
    """What is compiled is kept, and has to work where it was not compiled."""
    _, record = recorded(4, 11)
    question = json.dumps({"ask": "solve", "game": "ottocento", "record": record, "ms": 5000})
    command = [sys.executable, "-m", "players"]
    done = subprocess.run(command, input=question + "\n", capture_output=True, text=True, check=True)
    assert json.loads(done.stdout)["values"] == asked(ask="solve", game="ottocento", record=record, ms=5000)["values"]


def test_a_search_that_would_take_too_long_says_so() -> None:
    assert solve(playing(1, 13), 1).points == {}


def test_the_master_solves_the_end() -> None:
    decision = player("master").choose(playing(6, 4), 1, 30)
    assert decision.exact
    assert decision.worlds >= 8


def test_the_protocol_solves_an_end_and_refuses_what_has_none() -> None:
    _, record = recorded(3, 12)
    reply = asked(ask="solve", game="ottocento", record=record)
    assert reply["ok"]
    points = [value["points"] for value in reply["values"]]
    assert points == sorted(points, reverse=True)
    _, early = recorded(3, 1)
    assert asked(ask="solve", game="ottocento", record=early, ms=1)["error"]["code"] == "too-long"
    start = game("ottocento").deal.write(deal(1), ())
    assert asked(ask="solve", game="ottocento", record=start)["error"]["code"] == "not-now"
