"""Tests can be run in any order: what one of them puts off is not done while another one looks."""

from __future__ import annotations

import threading

import pytest

from lessons.places.in_a_room import taking_home
from tests import left_for_later
from tests.screens.evening_room import Room


def timers() -> list[threading.Timer]:
    return [one for one in threading.enumerate() if isinstance(one, threading.Timer)]


@pytest.mark.parametrize("later", [taking_home.LATER, 0.0], ids=["waiting", "begun"])
def test_what_a_room_takes_home_later_is_not_taken_home_in_another_test(
    later: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(taking_home, "LATER", later)
    room = Room()
    asked = {"game": "ottocento", "misconception": "first-moor-wins"}
    room.lead("ask", asked)
    room.answer(0, room.state().question.right)
    room.lead("reveal")
    room.lead("ask", asked)  # while a question is open, what was answered to the one before waits on
    assert timers()
    left_for_later.drop()
    assert not timers()
