"""What comes after going on is told before that: the same as then, at every practice table, whoever plays there."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from engine.games.bologna.deal.actions import Action, Play
from engine.games.bologna.deal.judging import FOLLOWING
from lessons.practice.hand import Hand
from lessons.practice.others import by_the_book
from screens import services, sessions
from tests.screens.driving import LEARNER
from tests.screens.posting import Device
from tests.screens.practising import first_legal

CHANCE = Random(7)


def unlike_the_time_before(hand: Hand) -> Action | None:
    """A player who searches for as long as there is time does not choose the same twice."""
    state, seat = hand.state, hand.state.to_act
    if state.phase != "play" or seat is None or not state.tricks:
        return by_the_book(hand)
    return Play(seat, CHANCE.choice(FOLLOWING.allowed(state.hands[seat], state.trick.cards)))


def the_lowest(hand: Hand) -> Action | None:
    """Another player than the book."""
    state, seat = hand.state, hand.state.to_act
    if state.phase != "play" or seat is None or not state.tricks:
        return by_the_book(hand)
    return Play(seat, FOLLOWING.allowed(state.hands[seat], state.trick.cards)[-1])


@pytest.fixture(params=["book", "club"])
def strength(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    chosen = {"book": by_the_book, "club": unlike_the_time_before}
    monkeypatch.setattr("screens.searched.opponents.sits", chosen.__getitem__)
    sessions.sessions.cache_clear()
    yield request.param
    sessions.sessions.cache_clear()


def sat_down(sort: str, **settings: str) -> Device:
    device = Device(f"practice/{sort}")
    services.store().keep(LEARNER, settings)
    device.look()
    return device


def step(device: Device) -> None:
    shown: dict[str, Any] = device.panel
    if shown["can"]["next"]:
        device.goes_on()
    else:
        device.press("answer", first_legal(shown), seen=shown["qid"])
        assert device.status == 200, device.refused


@pytest.mark.parametrize("pace", ["turn", "card"])
@pytest.mark.parametrize("sort", ["short", "whole", "match"])
def test_what_comes_next_is_told_beforehand(sort: str, pace: str, strength: str) -> None:
    device = sat_down(sort, pace=pace, strength=strength)
    for _ in range(30):
        if not device.panel["leaves"]:
            step(device)


def until_one_may_go_on(device: Device) -> None:
    while not device.panel["can"]["next"] or device.ahead() is None:
        step(device)


def in_the_trick(shown: dict[str, Any] | None) -> int:
    return sum(len(row["cards"]) for row in (shown or {"rows": []})["rows"] if row["layout"] == "trick")


def test_it_is_written_nowhere(strength: str) -> None:
    device = sat_down("whole", strength=strength)
    until_one_may_go_on(device)
    log = services.store().log(LEARNER)
    device.ahead()
    assert services.store().log(LEARNER) == log
    was = device.panel["qid"]
    assert device.look()["qid"] == was


def test_what_is_set_otherwise_meanwhile_holds(strength: str) -> None:
    device = sat_down("whole", pace="turn", strength=strength)
    while in_the_trick(device.ahead()) < 2:
        step(device)
    device.press("pace", "card")
    device.goes_on()
    assert in_the_trick(device.panel) == 1


def test_a_card_played_onto_what_did_not_come_after_all_is_not_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("screens.searched.opponents.sits", {"book": by_the_book, "club": the_lowest}.__getitem__)
    sessions.sessions.cache_clear()
    device = sat_down("whole", pace="turn", strength="book")
    seen = None
    while seen is None or seen["rows"] == device.panel["rows"]:
        step(device)
        while (seen := device.ahead()) is None:
            step(device)
        device.press("strength", "club")
        device.press("next", seen=device.panel["qid"])
        device.press("strength", "book")
    log = services.store().log(LEARNER)
    device.press("answer", first_legal(seen), seen=seen["qid"])
    assert device.refused == "stale"
    assert services.store().log(LEARNER) == log
    sessions.sessions.cache_clear()


def test_a_trick_that_is_looked_at_again_leads_back_first() -> None:
    device = sat_down("short")
    while not device.panel["can"]["back"]:
        step(device)
    device.press("back", seen=device.panel["qid"])
    assert device.ahead() is None
    assert not device.panel["ahead"]


@pytest.mark.parametrize("place", ["lesson/ottocento/following", "scoring/any"])
def test_elsewhere_nothing_is_told_beforehand(place: str) -> None:
    assert Device(place).ahead() is None


def test_a_table_there_is_not_is_said_to_be_none() -> None:
    assert Device("practice/nowhere").get("/api/place/practice/nowhere?after=next").status == 404
