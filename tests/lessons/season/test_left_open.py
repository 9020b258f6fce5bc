"""An evening begins with what the last one left open: at the desk, and in a plan that says so."""

from __future__ import annotations

from pathlib import Path

import pytest

from lessons.evening.room import Round
from lessons.plans import shelf
from tests.lessons.evening.test_places import ANNA, BRUNO, TEACHER
from tests.lessons.season.club_year import AIM, ClubYear

CARLA = "mare-onda-faro-luna"
OTHERWISE = "must-overtrump"
PLAN = f"""\
id: begins-again
game: ottocento
title: {{en: "Begin again", it: "Da capo"}}
about: {{en: "For everybody.", it: "Per tutti."}}
minutes: 8
source: "ottocento#the-play"
parts:
  - title: {{en: "Welcome", it: "Benvenuti"}}
    minutes: 3
    say: {{en: "Hello.", it: "Ciao."}}
  - title: {{en: "Last time", it: "L'altra volta"}}
    minutes: 5
    say: {{en: "What was it?", it: "Che cos'era?"}}
    ask: {{left_open: true, or: {OTHERWISE}}}
"""


@pytest.fixture
def year(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ClubYear:
    monkeypatch.setenv("CALZETTINI_DATABASE", str(tmp_path / "log.sqlite"))
    (tmp_path / "evenings").mkdir()
    (tmp_path / "evenings" / "begins-again.yaml").write_text(PLAN, encoding="utf-8")
    shelf.look()
    made = ClubYear(tmp_path / "log.sqlite")
    made.begins()
    return made


def offered(year: ClubYear) -> list[tuple[str, str, int]]:
    desk = year.sessions.state(TEACHER, f"desk/{year.code}")
    return [(one.misconception, one.game, one.still) for one in desk.left_open]


def asked_by_the_plan(year: ClubYear) -> Round:
    year.does(TEACHER, "desk", "plan", {"plan": "begins-again", "part": 1, "turn": 0})
    found: Round = year.room().rounds[-1]
    return found


def test_the_desk_offers_what_the_last_evening_left_open(year: ClubYear) -> None:
    year.evening({ANNA: "Anna", BRUNO: "Bruno", CARLA: "Carla"}, wrong=[ANNA, BRUNO])
    year.open()
    assert offered(year) == [(AIM, "ottocento", 2)]
    year.asks()
    year.does(TEACHER, "desk", "reveal")
    assert offered(year) == [], "it was asked tonight"


def test_what_is_gone_by_the_end_of_the_evening_is_not_offered(year: ClubYear) -> None:
    year.evening({ANNA: "Anna"}, wrong=[ANNA])
    year.open()
    year.does(ANNA, "room", "join", {"name": "Anna"})
    year.asked(wrong=[])
    year.does(TEACHER, "desk", "end")
    year.open()
    assert offered(year) == [], "the last evening left nothing open, whatever the one before did"


def test_the_first_evening_and_one_that_does_not_count_begin_with_nothing(year: ClubYear) -> None:
    year.open()
    assert offered(year) == []
    year.does(ANNA, "room", "join", {"name": "Anna"})
    year.asked(wrong=[ANNA])
    year.does(TEACHER, "desk", "end")
    year.says("end")
    year.open()
    assert offered(year) == []


def test_only_who_leads_is_told(year: ClubYear) -> None:
    year.evening({ANNA: "Anna"}, wrong=[ANNA])
    year.open()
    assert year.sessions.state(ANNA, f"desk/{year.code}").left_open == ()


def test_a_plan_asks_what_was_left_open(year: ClubYear) -> None:
    year.evening({ANNA: "Anna"}, wrong=[ANNA])
    year.open()
    assert asked_by_the_plan(year).aim == AIM


def test_where_nothing_was_left_open_a_plan_asks_what_it_names(year: ClubYear) -> None:
    year.open()
    assert asked_by_the_plan(year).aim == OTHERWISE
