"""Coming back with another browser: only by a nod, with name, badge and answers; the old browser is nobody then."""

from __future__ import annotations

from pathlib import Path

import pytest

from lessons.evening.entries.lifecycle import Nodded, Returning
from lessons.evening.entries.rounds import Joined, LeftOut, Revealed
from lessons.evening.returning import MOST_WAITING, waiting
from lessons.places.in_a_room import taking_home
from tests.lessons.evening.room_log import ANNA, BRUNO, CARLA, TEACHER, Log, asked, opened, question, wrong_of
from tests.lessons.evening.test_places import ANNA as ANNAS
from tests.lessons.evening.test_places import BRUNO as BRUNOS
from tests.lessons.evening.test_places import STRANGER, Club, why
from tests.lessons.evening.test_places import TEACHER as TEACHERS

RIGHT, NEW = question().right, "annas-other-browser"


def in_a_round() -> Log:
    log = opened(ANNA, BRUNO)
    log.does(TEACHER, asked())
    log.answers(ANNA, RIGHT)
    return log


def test_with_a_nod_the_new_browser_has_name_badge_and_answers() -> None:
    log = in_a_round()
    assert log.does(NEW, Returning(badge=0)) == ""
    assert log.room.member(NEW) is None, "nobody has nodded yet"
    assert log.does(TEACHER, Nodded(request=1, yes=True)) == ""
    back = log.room.member(NEW)
    assert back is not None
    assert (back.name, back.badge) == ("Anna", 0)
    assert [one.name for one in log.room.there] == [one.name for one in log.room.in_votes] + ["Bruno"]
    log.turns(Revealed)
    assert log.room.points(NEW) == 1
    assert log.room.points(ANNA) == 0


def test_the_old_browser_is_nobody_then_and_may_come_in_as_somebody_new() -> None:
    log = in_a_round()
    log.does(NEW, Returning(badge=0))
    log.does(TEACHER, Nodded(request=1, yes=True))
    assert log.answers(ANNA, RIGHT) == "evening.refused.not-in"
    assert log.answers(NEW, wrong_of()[0]) == ""
    assert log.room.round is not None
    assert set(log.room.round.vote) == {NEW}
    log.does(ANNA, Joined(name="Anna"))
    assert [one.badge for one in log.room.there] == [0, 1, 2], "a badge is never given twice"


def test_without_a_nod_nobody_is_let_in() -> None:
    log = in_a_round()
    log.does(NEW, Returning(badge=0))
    assert log.answers(NEW, RIGHT) == "evening.refused.not-in"
    assert log.does(BRUNO, Nodded(request=1, yes=True)) == "evening.refused.host"
    log.does(TEACHER, Nodded(request=1, yes=False))
    assert log.room.returns[NEW].denied
    assert log.does(TEACHER, Nodded(request=1, yes=True)) == "evening.refused.not-now"
    assert log.does(NEW, Returning(badge=1)) == "", "it may have tapped the wrong name"
    assert log.does(TEACHER, Nodded(request=2, yes=True)) == ""
    assert log.room.member(NEW) == log.room.with_badge(1)


def test_who_is_in_cannot_become_somebody_else() -> None:
    log = in_a_round()
    assert log.does(BRUNO, Returning(badge=0)) == "evening.refused.in-already"
    assert log.does(NEW, Returning(badge=7)) == "evening.refused.nobody"


def test_who_comes_in_under_another_name_waits_no_more() -> None:
    log = in_a_round()
    log.does(NEW, Returning(badge=0))
    log.does(NEW, Joined(name="Carla"))
    assert waiting(log.room) == ()
    assert log.does(TEACHER, Nodded(request=1, yes=True)) == "evening.refused.not-now"


def test_who_was_left_out_comes_back_and_what_the_browser_was_before_is_gone() -> None:
    log = opened(ANNA, BRUNO, CARLA)
    log.does(TEACHER, asked())
    log.answers(CARLA, wrong_of()[0])
    log.answers(ANNA, RIGHT)
    log.does(TEACHER, LeftOut(badge=2), LeftOut(badge=0))
    log.does(CARLA, Returning(badge=0))
    log.does(TEACHER, Nodded(request=1, yes=True))
    assert [(one.who, one.name) for one in log.room.there] == [(CARLA, "Anna"), (BRUNO, "Bruno")]
    assert log.room.round is not None
    assert log.room.round.vote[CARLA].answer == RIGHT


def test_a_stranger_with_many_browsers_does_not_fill_the_desk() -> None:
    log = in_a_round()
    told = [log.does(f"browser-{n}", Returning(badge=0)) for n in range(MOST_WAITING + 1)]
    assert told[-2:] == ["", "evening.refused.many-return"]


@pytest.fixture
def club(tmp_path: Path) -> Club:
    club = Club(tmp_path / "log.sqlite")
    club.open()
    for who, name in ((ANNAS, "Anna"), (BRUNOS, "Bruno")):
        club.does(who, "room", "join", {"name": name})
    return club


def test_no_press_makes_somebody_another_one(club: Club) -> None:
    club.does(STRANGER, "room", "return", {"badge": 0})
    assert why(lambda: club.does(STRANGER, "desk", "nod", {"request": 1, "yes": True})) == "evening.refused.host"
    for value in (None, {"badge": "0"}, {"badge": 0, "who": ANNAS}, {}):
        assert why(lambda value=value: club.does(STRANGER, "room", "return", value)) == "bad-move"
    assert club.room().member(ANNAS) is not None


def test_what_was_answered_before_goes_into_the_new_log_too(club: Club) -> None:
    club.asks()
    club.does(ANNAS, "room", "answer", 0)
    club.does(TEACHERS, "desk", "reveal")
    taking_home.settle()
    club.does(STRANGER, "room", "return", {"badge": 0})
    club.heard.clear()
    club.does(TEACHERS, "desk", "nod", {"request": 1, "yes": True})
    assert "room" in club.heard, "the telephone that waits is told"
    taking_home.settle()
    assert [one.kind for one in club.store.events(STRANGER)] == [one.kind for one in club.store.events(ANNAS)]
