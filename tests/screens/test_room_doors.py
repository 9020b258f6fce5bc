"""What one address may do at the doors of rooms: whoever is new is counted, and nobody else."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from screens.api.doors import OF_DOORS
from screens.api.places import Api
from screens.shared import services, sessions
from tests.screens import one_way_in
from tests.screens.asking import Visitor
from tests.screens.evening_room import ANNA, BRUNO, STRANGER, TEACHER, WAITING
from tests.screens.posting import drawn

MOST = 3
Presses = Callable[..., tuple[int, dict[str, Any]]]


@pytest.fixture
def press(monkeypatch: pytest.MonkeyPatch) -> Presses:
    """Presses of one club, all from one address, which come neither too fast nor so slowly that it is let off anything."""
    for door in OF_DOORS:
        monkeypatch.setitem(OF_DOORS, door, (0.0, MOST))
    api = Api(sessions.sessions, now=lambda: 0.0)
    monkeypatch.setattr(api._of_learner, "allows", lambda _: True)
    app = one_way_in.app(api)

    def presses(
        place: str, event: str, value: object = None, who: str = ANNA, **more: str
    ) -> tuple[int, dict[str, Any]]:
        services.store().keep(who, {"met": "yes"})
        move = {"place": place, "event": event, "value": value, "seen": "", "nonce": drawn()} | more
        browser = Visitor(app, {"calzettini": who}, {"host": "localhost:8501", "accept-language": "it"})
        answer = browser.post("/api/move", json.dumps(move).encode())
        return answer.status, json.loads(answer.body)

    return presses


@pytest.fixture
def room(press: Presses) -> str:
    return str(press("desk/new", "open", who=TEACHER)[1]["panel"]["opened"])


def statuses(press: Presses, many: int, *asked: object, **more: str) -> set[int]:
    return {press(*asked, **more)[0] for _ in range(many)}


def test_what_is_refused_where_rooms_are_opened_takes_no_room_from_anybody(press: Presses) -> None:
    assert statuses(press, MOST + 1, "desk/new", "end", who=STRANGER) == {422}
    assert statuses(press, MOST + 1, "desk/new", "open", {"question": "x"}, who=STRANGER) == {422}
    assert statuses(press, MOST, "desk/new", "open", who=TEACHER) == {200}
    assert press("desk/new", "open", who=TEACHER)[0] == 429


def test_a_press_that_opens_a_room_and_comes_again_counts_once(press: Presses) -> None:
    assert statuses(press, MOST + 2, "desk/new", "open", nonce="nonce-twice", who=TEACHER) == {200}
    assert press("desk/new", "open", who=TEACHER)[0] == 200


def test_an_address_with_too_many_rooms_is_told_why(press: Presses) -> None:
    statuses(press, MOST, "desk/new", "open", who=TEACHER)
    status, told = press("desk/new", "open", who=TEACHER)
    assert (status, told["refused"]) == (429, "too-fast")
    assert told["why"].startswith("Qui sono appena state aperte molte sale.")


@pytest.mark.parametrize(
    ("event", "value"),
    [("join", {"name": "Anna"}), ("join", {"name": "Anna B."}), ("join", {"name": ""}), ("return", {"badge": 0})],
)
def test_whoever_is_in_already_takes_nobodys_turn(press: Presses, room: str, event: str, value: object) -> None:
    here = f"room/{room}"
    press(here, "join", {"name": "Anna"})
    assert 429 not in statuses(press, MOST + 1, here, event, value)
    assert press(here, "join", {"name": "Bruno"}, who=BRUNO)[0] == 200
    assert press(here, "return", {"badge": 0}, who=STRANGER)[0] == 200


def test_one_browser_that_asks_to_come_back_again_and_again_takes_one_turn(press: Presses, room: str) -> None:
    here = f"room/{room}"
    press(here, "join", {"name": "Anna"})
    assert statuses(press, MOST + 1, here, "return", {"badge": 0}, who=STRANGER) == {200}
    assert press(here, "return", {"badge": 0}, who=BRUNO)[0] == 200


def test_who_was_not_let_in_takes_nobodys_turn(press: Presses, room: str) -> None:
    here = f"room/{room}"
    assert 429 not in statuses(press, MOST + 1, here, "join", {"name": ""}, who=STRANGER)
    assert press(here, "join", {"name": "Bruno"}, who=BRUNO)[0] == 200


def test_more_people_than_a_club_has_are_told_why(press: Presses, room: str) -> None:
    people = (ANNA, BRUNO, WAITING, STRANGER)
    answers = [press(f"room/{room}", "join", {"name": f"N. {who}"[:20]}, who=who) for who in people]
    assert [status for status, _ in answers] == [200, 200, 200, 429]
    assert answers[-1][1]["why"].startswith("Da qui sono appena entrate moltissime persone.")


@pytest.mark.parametrize("event", ["join", "rename"])
def test_who_is_called_so_already_is_written_once(press: Presses, room: str, event: str) -> None:
    here, rooms = f"room/{room}", services.store().rooms
    press(here, "join", {"name": "Anna"})
    before = rooms.latest(room)
    status, told = press(here, event, {"name": " Anna "})
    assert (status, told["panel"]["stage"] == "join", rooms.latest(room)) == (200, False, before)
    press(here, event, {"name": "Annina"})
    assert rooms.latest(room) > before
