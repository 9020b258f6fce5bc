"""Forgetting an evening: no byte of a name is left in any file of the log's folder; copies that somebody took away are theirs."""

from __future__ import annotations

from datetime import date
from pathlib import Path

import pytest

from lessons.backup.making import copy_of
from lessons.learner.storage.copies import keep_copy
from lessons.learner.storage.schema import VERSION
from lessons.learner.storage.upgrades import backup_of
from lessons.learner.store import Store
from lessons.moves.move import MoveRefused
from lessons.places.in_a_room.tournament.on_telephones import open_tables
from tests.lessons.evening.test_places import TEACHER, Club, why

NAME = "Zenobia"


@pytest.fixture
def club(tmp_path: Path) -> Club:
    """Sixty come in, each called by a name of this kind, and sit down to a tournament with cards, and to one on their telephones,
    whose round is begun twice as where a press was cut short; some are called otherwise."""
    made = Club(tmp_path / "log.sqlite")
    made.open()
    for number in range(60):
        made.does(f"learner-{number}", "room", "join", {"name": f"{NAME} {number}"})
    made.does(TEACHER, "desk", "rename", {"badge": 3, "name": f"{NAME} the third"})
    made.does(TEACHER, "desk", "pair", {})
    made.does(TEACHER, "desk", "seat", {"hands": 2})
    made.does(TEACHER, "desk", "pair", {})
    cut_short = made.sessions.state(TEACHER, f"desk/{made.code}")
    open_tables(made.context, cut_short, 2, ((0, 1), (2, 3)), "nonce-of-a-press-that-was-cut")
    made.does(TEACHER, "desk", "seat", {"deals": 2})
    made.does(TEACHER, "desk", "end")
    return made


@pytest.mark.parametrize("name", ["log[1].sqlite", "a*b?.sqlite"])
def test_whatever_the_log_is_called_its_copies_forget_as_well(tmp_path: Path, name: str) -> None:
    made = Club(tmp_path / name)
    made.open()
    made.does("learner-0", "room", "join", {"name": NAME})
    made.does(TEACHER, "desk", "end")
    copy_of(made.file, backup_of(made.file, VERSION))
    assert len(found(tmp_path)) > 1
    made.does(TEACHER, "after", "forget")
    assert found(tmp_path) == []


def found(folder: Path) -> list[str]:
    """The files in which the name stands."""
    return [one.name for one in sorted(folder.rglob("*")) if one.is_file() and NAME.encode() in one.read_bytes()]


def test_a_name_that_is_forgotten_stands_in_no_file(club: Club, tmp_path: Path) -> None:
    copy = backup_of(club.file, VERSION)
    copy_of(club.file, copy)
    daily = keep_copy(club.file, date(2026, 11, 26))
    assert daily is not None
    (tmp_path / "log.sqlite.schema-1.backup").write_bytes(b"no database at all")
    assert {"log.sqlite", copy.name} & set(found(tmp_path)), "the test looks where names are"
    assert {copy.name, daily.name} <= set(found(tmp_path))
    club.does(TEACHER, "after", "forget")
    assert found(tmp_path) == []
    assert Store(str(club.file)).learner(TEACHER) is not None, "everybody's own log is as it was"
    assert Store(str(copy)).rooms.lines(club.code), "the copy can still be put back"


def test_the_tables_of_a_forgotten_evening_are_there_no_more_and_others_are(club: Club) -> None:
    of_friends = club.does("learner-1", "seat/new", "open", {"name": "Ada", "game": "mineo4", "deals": 2}).opened
    tables = [code for code, _ in club.room().seatings[0].tables]
    assert len(tables) == 15
    assert club.sessions.state("learner-1", f"seat/{tables[0]}").table.chairs
    club.does(TEACHER, "after", "forget")
    for code in tables:
        assert why(lambda code=code: club.sessions.state("learner-1", f"seat/{code}")) == "no-such-place"
    assert why(lambda: club.does("learner-1", f"seat/{tables[0]}", "again", seen="any")) == "no-such-place"
    assert club.sessions.state("learner-1", f"seat/{of_friends}").table.chairs[0].name == "Ada"


def test_where_somebody_reads_on_and_on_forgetting_is_asked_for_again(club: Club, tmp_path: Path) -> None:
    with club.store._database.reading() as db:
        db.exec_driver_sql("SELECT count(*) FROM room_entries").scalar()
        with pytest.raises(Exception, match="locked"):
            club.does(TEACHER, "after", "forget", nonce="nonce-once")
    club.does(TEACHER, "after", "forget", nonce="nonce-once")
    assert found(tmp_path) == []
    with pytest.raises(MoveRefused):
        club.does(TEACHER, "after", "forget")
