"""A log from its file into PostgreSQL: whole, counted, into an empty database only, and never half."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import select

from bench.running.postgresql import Cluster, name_in
from calzettini import keeping
from calzettini.commands import parsed
from engine.games.bologna.scorekeeper import Monte, Start
from lessons.backup.archive import BadBackup
from lessons.backup.moving import AT_ONCE, move
from lessons.learner.errors import UnusableDatabase
from lessons.learner.event import Event
from lessons.learner.storage.database import Database
from lessons.learner.storage.schema import tables
from lessons.learner.store import ADDRESS, Store
from screens.wording.texts import LANGUAGES, text
from tests.learner.test_postgresql_tables import shape
from tests.learner.test_schema import FIRST
from tests.learner.test_schema import write as database

CODE, OTHER, MATCH, ROOM = "luna-sole-onda-faro", "sole-luna-faro-onda", "match-code-1", "room-code-1"
LONG = "n" * 300
TABLES = "SELECT tablename FROM pg_tables WHERE schemaname = 'public'"


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(ADDRESS, str(tmp_path / "calzettini.sqlite"))
    return tmp_path / "calzettini.sqlite"


@pytest.fixture
def target(postgresql: Cluster) -> str:
    return postgresql.database()


def full(file: Path) -> None:
    """A log with something in every table, texts with a NUL and nonces longer than any of ours, and more than goes at once."""
    store = Store(str(file))
    store.append_all(CODE, [("points", Event("next", "a", f"nonce-{n}", {"seed": n})) for n in range(AT_ONCE + 5)])
    store.keep(OTHER, {"language": "it", "name": "Nerìna"})
    store.matches.begin(MATCH, CODE, Start(("An\0na", "Bruno", "Carla", "Dino")), LONG)
    store.matches.append(MATCH, CODE, 2, Monte(1), "match-2")
    store.rooms.begin(ROOM, OTHER, "opened", '{"name": "a\0b"}', LONG)
    store.close()


def rows(address: str) -> dict[str, list[tuple[object, ...]]]:
    kept = Database(address)
    with kept.reading() as db:
        found = {table.name: [tuple(one) for one in db.execute(select(table))] for table in tables.sorted_tables}
    kept.close()
    return {name: sorted(lines, key=repr) for name, lines in found.items()}


def clean(told: dict[str, list[tuple[object, ...]]]) -> dict[str, list[tuple[object, ...]]]:
    """As PostgreSQL can hold it."""
    return {
        name: [tuple(one.replace("\0", "\ufffd") if isinstance(one, str) else one for one in line) for line in lines]
        for name, lines in told.items()
    }


def test_all_of_a_log_is_there_afterwards_and_goes_on(file: Path, target: str) -> None:
    full(file)
    before = rows(str(file))
    moved = move(target)
    assert (moved.learners, moved.events, moved.matches, moved.rooms) == (2, AT_ONCE + 5, 2, 1)
    assert moved.home == file.parent
    assert rows(target) == clean(before)
    assert rows(str(file)) == before, "the file stays as it is"
    store, old = Store(target), Store(str(file))
    assert store.secret == old.secret
    assert [one.nonce for one in store.append(CODE, "points", Event("next", "a", "new"), AT_ONCE + 5)] == ["new"]
    assert not store.rooms.append(ROOM, OTHER, "opened", "{}", LONG), "what was written counts once here too"
    assert store.rooms.append(ROOM, OTHER, "opened", "{}", "room-2")
    assert len(store.append("sole-sole-sole-sole", "points", Event("next", "a", "new"))) == 1, "learners are counted on"
    store.close()
    old.close()


def test_a_log_of_the_first_version_is_brought_up_to_date_on_the_way(file: Path, postgresql: Cluster) -> None:
    database(file, FIRST)
    target, new = postgresql.database(), postgresql.database()
    assert move(target).events == 1
    Store(new).close()
    store = Store(target)
    assert [dict(one.data) for one in store.events(CODE)] == [{"value": [1]}]
    store.close()
    assert shape(postgresql, target) == shape(postgresql, new)
    with closing(sqlite3.connect(file)) as db:
        assert db.execute("SELECT schema_version FROM calzettini").fetchall() == [(1,)], "the file stays as it is"


@pytest.mark.parametrize("script", ["CREATE TABLE recipes (name TEXT)", ""], ids=["another program's", "ours"])
def test_a_database_that_is_not_empty_is_left_alone(file: Path, target: str, postgresql: Cluster, script: str) -> None:
    full(file)
    if script:
        postgresql.say(script, name_in(target))
    else:
        Store(target).close()
    before = shape(postgresql, target)
    with pytest.raises(BadBackup) as found:
        move(target)
    assert found.value.reason == "not-empty"
    assert name_in(target) in text("backup.not-empty", "it", **found.value.facts)
    assert shape(postgresql, target) == before


def test_where_one_line_is_not_taken_nothing_is_there(file: Path, target: str, postgresql: Cluster) -> None:
    full(file)
    with closing(sqlite3.connect(file)) as db:
        db.execute("INSERT INTO events VALUES (?, 1, 'points', 'a', 'next', '{}', 'far', '')", (2**40,))
        db.commit()
    with pytest.raises(BadBackup) as found:
        move(target)
    assert found.value.reason == "not-moved"
    assert "integer" in text("backup.not-moved", "en", **found.value.facts)
    assert postgresql.say(TABLES, name_in(target)) == []
    with closing(sqlite3.connect(file)) as db:
        db.execute("DELETE FROM events WHERE nonce = 'far'")
        db.commit()
    assert move(target).learners == 2, "and then it goes"


def test_what_cannot_be_is_said(
    file: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def reason(address: str) -> str:
        with pytest.raises((BadBackup, UnusableDatabase)) as found:
            move(address)
        assert isinstance(found.value, BadBackup | UnusableDatabase)
        return found.value.reason

    away = f"postgresql://anna:secret@/log?host={file.parent}"
    assert reason(away) == "nothing"
    full(file)
    assert reason(away) == "unreachable"
    assert reason(str(file.parent / "other.sqlite")) == "no-server"
    assert keeping.move_log(away) == 1
    said = capsys.readouterr().err
    assert len(said.splitlines()) == len(LANGUAGES)
    assert "secret" not in said
    monkeypatch.setenv(ADDRESS, away)
    assert reason(away) == "no-file-to-move"


def test_the_command_says_what_came_along(file: Path, target: str, capsys: pytest.CaptureFixture[str]) -> None:
    full(file)
    asked = parsed(["move-log", target])
    assert keeping.move_log(asked.address) == 0
    said = capsys.readouterr().err
    assert all(text("backup.moved-next", lang, home=file.parent) in said for lang in LANGUAGES)
    assert str(AT_ONCE + 5) in said
