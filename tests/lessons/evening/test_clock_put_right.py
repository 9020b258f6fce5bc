"""An evening at a computer whose clock is wrong, or is put right in the middle: it is found as long as it is on, and afterwards."""

from __future__ import annotations

import itertools
import time
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from lessons.learner.event import Event
from lessons.learner.store import Store
from lessons.moves.move import Move
from lessons.places.in_a_room.earlier import earlier
from lessons.places.place import Context
from lessons.places.sessions import Sessions
from tests.lessons.evening.room_log import courses
from tests.lessons.evening.test_places import ANNA, TEACHER

RIGHT = datetime(2026, 11, 27, 20, tzinfo=UTC)
WRONG = [datetime(year, 1, 1, tzinfo=UTC) for year in (1970, 2015, 2031)]
HOUR, DAY = timedelta(hours=1), timedelta(days=1)


class Club:
    """A club whose clock says whatever is set."""

    def __init__(self, file: Path) -> None:
        self.clock, self._numbers = RIGHT, itertools.count()
        store = Store(str(file), now=lambda: self.clock)
        self.context = Context(store, courses, store.secret)
        self.sessions = Sessions(self.context)

    def does(self, who: str, place: str, event: str, value: Any = None) -> Any:
        seen, nonce = self.sessions.revision(place, self.sessions.state(who, place)), f"nonce-{next(self._numbers):06}"
        return self.sessions.move(who, Move(place=place, event=event, value=value, nonce=nonce, seen=seen)).state

    def opens(self, at: datetime) -> str:
        """The code of a room that is opened when the clock says so, where Anna sits."""
        self.clock = at
        code = str(self.does(TEACHER, "desk/new", "open").opened)
        self.does(ANNA, f"room/{code}", "join", {"name": "Anna"})
        return code

    def offered(self) -> tuple[list[str], list[str]]:
        """The rooms that anybody who comes in finds, and those that the teacher does."""
        found = self.sessions.state(ANNA, "room/open").rooms, self.sessions.state(TEACHER, "desk/new").rooms
        return list(found[0]), list(found[1])

    def homework(self, code: str) -> list[str]:
        """What came of Anna's."""
        after = self.sessions.state(ANNA, f"after/{code}")
        return [task.came for task in after.tasks(0, after.own)]

    def over(self, who: str) -> list[str]:
        return [one.code for one in earlier(self.context, who)]


@pytest.fixture
def club(tmp_path: Path) -> Club:
    return Club(tmp_path / "log.sqlite")


@pytest.mark.parametrize("at", WRONG)
def test_an_evening_is_found_though_the_clock_is_wrong(club: Club, at: datetime) -> None:
    code = club.opens(at)
    club.clock += HOUR
    assert club.offered() == ([code], [code])
    assert club.over(TEACHER) == []


@pytest.mark.parametrize("at", WRONG)
def test_an_evening_in_which_the_clock_is_put_right_goes_on_and_is_over_afterwards(club: Club, at: datetime) -> None:
    code = club.opens(at)
    club.clock = RIGHT
    club.does(TEACHER, f"desk/{code}", "agree", {"hidden": False})
    assert club.offered() == ([code], [code])
    club.clock = RIGHT + 3 * DAY
    assert club.offered() == ([], [])
    assert club.over(TEACHER) == club.over(ANNA) == [code], "what nobody has ended is over all the same"


@pytest.mark.parametrize("at", WRONG)
def test_homework_that_was_given_under_a_wrong_clock_can_be_done(
    club: Club, at: datetime, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(time, "time", lambda: club.clock.timestamp())
    code, lesson = club.opens(at), next(iter(courses()))
    club.does(TEACHER, f"desk/{code}", "end")
    club.does(TEACHER, f"after/{code}", "homework", {"sort": "lesson", "lesson": lesson})
    club.clock = RIGHT + DAY
    assert club.homework(code) == [""]
    club.context.store.append(ANNA, lesson, Event("answer", "a-step", "nonce-answer", {"ok": True}))
    assert club.homework(code) == ["begun"]


def test_whoever_comes_back_to_an_old_evening_does_not_have_it_offered_to_everybody_again(club: Club) -> None:
    code = club.opens(RIGHT)
    club.clock += 7 * DAY
    club.does(ANNA, f"room/{code}", "rename", {"name": "Annalisa"})
    assert club.offered() == ([], [])
    tonight = club.opens(club.clock)
    assert club.offered() == ([tonight], [tonight])


@pytest.mark.parametrize("at", WRONG)
def test_a_table_with_friends_is_found_when_the_clock_is_right_again(club: Club, at: datetime) -> None:
    club.clock = at
    code = club.does(ANNA, "seat/new", "open", {"game": "mineo3", "name": "Anna"}).opened
    club.clock = RIGHT
    club.does(TEACHER, f"seat/{code}", "sit", {"name": "Ugo", "chair": 1})
    assert [one for one, _ in club.sessions.state(ANNA, "seat/new").tables] == [code]
