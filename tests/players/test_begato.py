"""Could the Bégato have been brought home? What trying everything finds, and what is asked of a hand that is over."""

from __future__ import annotations

from functools import cache

from engine import game
from engine.games.bologna.deal.actions import Play
from engine.games.bologna.deal.judging import FOLLOWING
from engine.games.bologna.deal.moves import apply
from engine.games.bologna.deal.state import State, trick_winner
from engine.games.bologna.pack import BEGATO
from players.begato import home
from tests.players.moments import deal, moments
from tests.players.test_protocol import asked, recorded

LAST = 12
"""So many tricks are over where everything is tried."""


@cache
def everything(state: State, side: int) -> bool:
    """Does this side take the Bégato if both do what they can, found by the engine alone?"""
    for trick in state.tricks:
        if BEGATO in trick.cards:
            return trick_winner(trick, 4) % 2 == side
    seat = state.to_act
    assert seat is not None
    came = (
        everything(apply(state, Play(seat, card)), side)
        for card in FOLLOWING.allowed(state.hands[seat], state.trick.cards)
    )
    return any(came) if seat % 2 == side else all(came)


def ends() -> list[State]:
    """Moments with three tricks to come and the Bégato still in a hand."""
    found = [one for seed in range(120) for one in moments(seed) if len(one.tricks) == LAST and one.phase == "play"]
    return [one for one in found if any(BEGATO in held for held in one.hands)]


def test_the_last_three_tricks_bring_it_home_where_trying_everything_does() -> None:
    some = ends()
    assert len(some) >= 60
    both: set[bool] = set()
    for state in some:
        seat = state.to_act
        assert seat is not None
        found = home(state, 1000)
        assert found == {card: everything(apply(state, Play(seat, card)), seat % 2) for card in found or ()}
        both |= set((found or {}).values())
    assert both == {True, False}


def test_where_the_time_is_not_enough_nothing_is_said() -> None:
    state = next(one for seed in range(50) for one in moments(seed) if one.phase == "play" and not one.tricks)
    assert home(state, 1) is None


def test_the_protocol_answers_and_says_where_there_is_nothing_to_ask() -> None:
    fallen = set()
    for seed in range(1, 9):
        state, record = recorded(seed, 10)
        reply = asked(ask="begato", game="ottocento", record=record)
        if reply["ok"]:
            assert set(reply["cards"]) <= {card.code for card in state.hands[reply["seat"]]}
            assert set(reply["cards"].values()) <= {True, False}
        else:
            fallen.add(reply["error"]["code"])
    assert fallen <= {"begato-has-fallen"}
    _, early = recorded(3, 1)
    assert asked(ask="begato", game="ottocento", record=early, ms=1)["error"]["code"] == "too-long"
    start = game("ottocento").deal.write(deal(1), ())
    assert asked(ask="begato", game="ottocento", record=start)["error"]["code"] == "not-now", (
        "two cards are laid away first"
    )
