"""A member who is forgotten is forgotten everywhere, and no byte of the name is left; what the others did stays as it was."""

from __future__ import annotations

from datetime import date
from pathlib import Path

import pytest

from lessons.backup.making import copy_of
from lessons.club.members import members
from lessons.evening.forgetting import NOBODY
from lessons.learner.storage.copies import keep_copy
from lessons.learner.storage.schema import VERSION
from lessons.learner.storage.upgrades import backup_of
from lessons.moves.move import MoveRefused
from lessons.places.in_a_room.gathering import tournaments_in
from screens.room_views.season import everything
from tests.lessons.evening.test_places import ANNA, BRUNO, TEACHER, why
from tests.lessons.season.club_year import ClubYear

CARLA, DINO, ZENOBIAS_TABLET = "mare-onda-faro-luna", "pane-onda-faro-luna", "vela-onda-faro-luna"
NAME = "Zenobia"
COME = {ANNA: "Anna", BRUNO: NAME, CARLA: "Carla", DINO: "Dino"}


@pytest.fixture
def year(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ClubYear:
    """Zenobia answers, plays, is called otherwise, comes back with a tablet, sits with friends and has set her name."""
    monkeypatch.setenv("CALZETTINI_DATABASE", str(tmp_path / "log.sqlite"))
    (tmp_path / "members.txt").write_text(f"# Soci\nAnna\n{NAME}\nDino\n", encoding="utf-8")
    made = ClubYear(tmp_path / "log.sqlite")
    made.begins()
    made.evening(COME, wrong=[BRUNO], plays=True)
    made.open()
    made.does(ZENOBIAS_TABLET, "room", "join", {"name": f"{NAME} T"})
    made.does(ANNA, "room", "join", {"name": "Anna"})
    made.does(TEACHER, "desk", "rename", {"badge": 0, "name": f"{NAME} Bis"})
    made.does(BRUNO, "room", "return", {"badge": 0})
    made.does(TEACHER, "desk", "nod", {"request": 1, "yes": True})
    made.does(TEACHER, "desk", "end")
    made.evening({ANNA: "Anna", DINO: "Dino"})
    made.does(BRUNO, "seat/new", "open", {"game": "ottocento", "name": NAME})
    made.store.keep(BRUNO, {"name": NAME})
    made.says("rename", {"pupil": made.member(f"{NAME} Bis").key, "name": f"{NAME} la Grande"})
    return made


def found(folder: Path) -> list[str]:
    """The files in which the name stands, however it is written."""
    files = (one for one in sorted(folder.rglob("*")) if one.is_file())
    return [one.name for one in files if NAME.encode().lower() in one.read_bytes().lower()]


def test_no_byte_of_the_name_is_left_in_any_file_or_copy(year: ClubYear, tmp_path: Path) -> None:
    copy = backup_of(year.file, VERSION)
    copy_of(year.file, copy)
    daily = keep_copy(year.file, date(2026, 11, 26))
    assert daily is not None
    assert {copy.name, daily.name, "members.txt"} <= set(found(tmp_path)), "the test looks where names are"
    year.says("forget", {"pupil": year.member(f"{NAME} la Grande").key})
    assert found(tmp_path) == []
    assert members() == ("Anna", "Dino")
    assert year.store.learner(BRUNO) is not None, "the own log of what was learnt is theirs"


def test_what_the_others_did_stays_as_it_was(year: ClubYear) -> None:
    def standings() -> list[object]:
        return [tournaments_in(year.context, one.room) for one in year.season().evenings]

    league = {one.who: (one.half_wins, one.margin, one.played) for one in year.season().persons}
    pairs = [(one.place, one.half_wins, one.margin, one.played) for one in year.season().pairs]
    before, gone = standings(), year.member(f"{NAME} la Grande")
    learnt = {key: told for key, told in year.season().learnt.items() if key not in gone.keys}
    year.says("forget", {"pupil": gone.key})
    year.start()
    assert year.named() == ["Anna", "Carla", "Dino"]
    assert standings() == before
    assert year.season().learnt == learnt
    del league[gone.key]
    assert {one.who: (one.half_wins, one.margin, one.played) for one in year.season().persons} == league
    assert [(one.place, one.half_wins, one.margin, one.played) for one in year.season().pairs] == pairs
    (names,) = [
        one["name"] for one in everything(year.season(), year.season_code, "it")["pairs"] if NOBODY in one["name"]
    ]
    assert names in {f"{one} & {NOBODY}" for one in COME.values()}, "the pair stands with what it won (docs/season.md)"
    first = year.season().evenings[0]
    assert [one.member.name for one in year.sessions.state(TEACHER, f"after/{first.code}").left.pupils] == [
        "Anna",
        "Carla",
        "Dino",
    ]


def test_who_is_forgotten_comes_again_as_somebody_new(year: ClubYear) -> None:
    year.says("forget", {"pupil": year.member(f"{NAME} la Grande").key})
    year.evening({BRUNO: NAME})
    assert year.member(NAME).evenings == (3,)


def test_nobody_is_forgotten_in_the_middle_of_an_evening(year: ClubYear) -> None:
    year.open()
    year.does(BRUNO, "room", "join", {"name": NAME})
    key = year.member(NAME).key if NAME in year.named() else year.member(f"{NAME} la Grande").key
    assert why(lambda: year.says("forget", {"pupil": key})) == "season.refused.here-now"


def test_where_somebody_reads_on_and_on_forgetting_is_asked_for_again(year: ClubYear, tmp_path: Path) -> None:
    key = year.member(f"{NAME} la Grande").key
    with year.store._database.reading() as db:
        db.exec_driver_sql("SELECT count(*) FROM room_entries").scalar()
        with pytest.raises(Exception, match="locked"):
            year.says("forget", {"pupil": key}, nonce="nonce-once")
    year.says("forget", {"pupil": key}, nonce="nonce-once")
    assert found(tmp_path) == []
    with pytest.raises(MoveRefused):
        year.says("forget", {"pupil": key})


def test_of_two_people_on_one_tablet_only_the_one_is_forgotten(tmp_path: Path) -> None:
    year = ClubYear(tmp_path / "log.sqlite")
    year.begins()
    year.evening({ANNA: "Anna"})
    year.evening({ANNA: NAME})
    (both,) = year.season().members
    year.says("part", {"pupil": next(one.key for one in both.pupils if one.name == NAME)})
    table = year.does(ANNA, "seat/new", "open", {"game": "ottocento", "name": "Anna"}).opened
    year.says("forget", {"pupil": year.member(NAME).key})
    assert year.named() == ["Anna"]
    assert found(tmp_path) == []
    its = year.context.tables.table(year.store.rooms, table)
    assert its is not None
    assert its.chairs[0].name == "Anna"


def test_a_name_that_the_teacher_gave_goes_with_the_last_evening_of_who_had_it(year: ClubYear, tmp_path: Path) -> None:
    year.evening({"riva-onda-faro-luna": "Gigi"})
    year.says("rename", {"pupil": year.member("Gigi").key, "name": "Ermenegilda"})
    year.does(TEACHER, "after", "forget")
    assert b"Ermenegilda" not in b"".join(one.read_bytes() for one in tmp_path.rglob("*") if one.is_file())
