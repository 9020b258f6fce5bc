"""Afterwards, what was done alone or at tables, as it is told: in every language, to pupil and leader, on paper, as a table."""

from __future__ import annotations

import csv
import io
import itertools
import json
from pathlib import Path
from typing import Any

import pytest

from engine.games.bologna.scorekeeper import Counted
from lessons.places.in_a_room.after import After
from screens.prints.evening.afterwards import evening_after
from screens.prints.evening.spreadsheet import evening_csv
from screens.room_views.afterwards import everything, pupil
from tests.lessons.evening.test_afterwards_alone import after, answers, believes
from tests.lessons.evening.test_own_pace import LESSON
from tests.lessons.evening.test_places import TEACHER, Club
from tests.lessons.evening.test_same_deal import plays_it_out
from tests.lessons.evening.test_tables import PUPILS

NAMES = ("Ambrogio", "Benedetta", "Cesarina", "Diomede", "Ermelinda")
LANGS = ("en", "it", "fr")


@pytest.fixture(scope="module")
def evening(tmp_path_factory: pytest.TempPathFactory) -> Club:
    """Five people: two took the lesson, one of them wrong; two played the deal; two pairs played a hand, one rests."""
    club = Club(tmp_path_factory.mktemp("evening") / "log.sqlite")
    club.open()
    for who, name in zip(PUPILS, NAMES, strict=True):
        club.does(who, "room", "join", {"name": name})
    club.does(TEACHER, "desk", "pace", {"lesson": LESSON})
    answers(club, PUPILS[0], right=True)
    believes(club, PUPILS[1])
    club.does(TEACHER, "desk", "deal", {"number": 4})
    for who in (PUPILS[0], PUPILS[2]):
        plays_it_out(club, who)
    club.does(TEACHER, "desk", "pair", {})
    club.does(TEACHER, "desk", "seat", {"hands": 1})
    (code, _) = club.room().seatings[0].tables[0]
    club.store.matches.append(code, PUPILS[0], 2, Counted(2, (34, 14), 0, (60, 20), (50, 37)), "nonce-hand")
    club.does(TEACHER, "after", "homework", {"sort": "wrong"})
    return club


@pytest.mark.parametrize("lang", LANGS)
def test_who_leads_is_told_of_lesson_deal_and_tournament(evening: Club, lang: str) -> None:
    told = everything(after(evening), lang)
    assert [(one["right"], one["of"]) for one in told["paced"]] == [(1, 2)]
    (deal,) = told["deals"]
    assert [(row["name"], row["cost"]) for row in deal["rows"]] == [("Ambrogio", 0), ("Cesarina", 0)]
    (rows,) = (one["rows"] for one in told["tables"])
    assert [(row["place"], row["played"]) for row in rows] == [(1, 1), (2, 1)]
    assert "evening." not in json.dumps({name: told[name] for name in ("paced", "deals", "tables", "homework")})


@pytest.mark.parametrize("lang", LANGS)
def test_a_pupil_is_told_the_same_and_nobody_elses_name(evening: Club, lang: str) -> None:
    every = everything(after(evening), lang)["pupils"]
    assert [one["name"] for one in every] == list(NAMES)
    for who, name, of_them in zip(PUPILS, NAMES, every, strict=True):
        state: After = after(evening, who)
        assert state.own is not None
        own = pupil(state.own, state, lang)
        assert own == of_them
        told = json.dumps(own)
        assert not [other for other in NAMES if other != name and other in told]


def test_the_own_hand_stands_beside_the_best_and_the_book_the_own_match_from_the_own_side(evening: Club) -> None:
    first, second, *_ = everything(after(evening), "en")["pupils"]
    (deal,) = first["deals"]
    assert deal["beside"].startswith(f"The best of 2: {deal['points']}. The book's players: ")
    assert second["deals"] == []
    tables = [one["tables"][0]["lines"] for one in everything(after(evening), "en")["pupils"]]
    points = {tuple(lines[0]["points"].split(" : ")) for lines in tables if lines}
    (one, other) = points
    assert one == other[::-1], "each pair sees its own points first"
    assert second["missed"]
    assert first["missed"] == []
    assert [task["came"] for task in second["homework"][0]["tasks"]] == [""]


def test_who_rested_has_no_place(evening: Club) -> None:
    paired = set(itertools.chain(*evening.room().pairs))
    for one in everything(after(evening), "en")["pupils"]:
        (tables,) = one["tables"]
        assert bool(tables["lines"]) == bool(tables["place"]) == (one["badge"] in paired)


@pytest.mark.parametrize("lang", LANGS)
def test_table_and_paper_have_it_all(evening: Club, lang: str) -> None:
    told: dict[str, Any] = everything(after(evening), lang)
    data = evening_csv(told, lang).decode("utf-8-sig")
    lines = list(csv.reader(io.StringIO(data), delimiter="," if lang == "en" else ";"))
    assert all(len(line) == len(lines[0]) for line in lines)
    lesson, deal, place, ahead = lines[0][-5:-1]
    assert lesson.endswith(told["paced"][0]["title"])
    assert "4" in deal
    assert lines[1][-5:-3] == ["1 / 1", told["deals"][0]["rows"][0]["points"]]
    assert lines[2][-5:-3] == ["0 / 1", ""]
    assert sum(int(line[-2]) for line in lines[1:] if line[-2]) == 0
    assert {line[-3] for line in lines[1:]} == {"1 / 2", "2 / 2", ""}
    assert place != ahead
    assert evening_after(told, evening.code, lang).startswith(b"%PDF")


def test_a_pupils_part_fits_an_evening_with_nothing_of_it(tmp_path: Path) -> None:
    club = Club(tmp_path / "log.sqlite")
    club.open()
    club.does(PUPILS[0], "room", "join", {"name": NAMES[0]})
    told = everything(after(club), "it")
    assert (told["paced"], told["deals"], told["tables"]) == ([], [], [])
    assert [told["pupils"][0][name] for name in ("paced", "missed", "deals", "tables")] == [[], [], [], []]
