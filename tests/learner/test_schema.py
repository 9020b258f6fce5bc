"""Older files become newer ones after a copy; newer and foreign ones are left alone."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from lessons.learner.event import Event
from lessons.learner.schema import VERSION, UnusableDatabase, backup_of
from lessons.learner.store import Store

FIRST = """
CREATE TABLE calzettini (schema_version INTEGER NOT NULL);
INSERT INTO calzettini VALUES (1);
CREATE TABLE learners (id INTEGER PRIMARY KEY, code VARCHAR(64) NOT NULL UNIQUE, created VARCHAR(32) NOT NULL);
CREATE TABLE events (number INTEGER PRIMARY KEY, learner INTEGER NOT NULL REFERENCES learners(id), lesson VARCHAR(128) NOT NULL,
  step VARCHAR(128) NOT NULL, kind VARCHAR(16) NOT NULL, data TEXT NOT NULL, nonce VARCHAR(64) NOT NULL, at VARCHAR(32) NOT NULL,
  UNIQUE (learner, nonce));
INSERT INTO learners VALUES (1, 'luna-sole-onda-faro', '2026-01-01T00:00:00+00:00');
INSERT INTO events VALUES (1, 1, 'following', 'no-cups', 'answer', '{"value": [1]}', 'a', '2026-01-01T00:00:01+00:00');
"""


def write(file: Path, script: str) -> Path:
    with sqlite3.connect(file) as db:
        db.executescript(script)
    db.close()
    return file


def test_an_older_file_is_upgraded_in_place_after_a_copy(tmp_path: Path) -> None:
    file = write(tmp_path / "old.sqlite", FIRST)
    store = Store(str(file))
    assert [dict(event.data) for event in store.events("luna-sole-onda-faro")] == [{"value": [1]}]
    assert store.keep("luna-sole-onda-faro", {"language": "it"}).settings == {"language": "it"}
    with sqlite3.connect(backup_of(file, 1)) as copy:
        assert copy.execute("SELECT schema_version FROM calzettini").fetchone() == (1,)
        assert copy.execute("SELECT count(*) FROM events").fetchone() == (1,)


def test_an_upgraded_file_opens_again_without_another_copy(tmp_path: Path) -> None:
    file = write(tmp_path / "old.sqlite", FIRST)
    Store(str(file)).close()
    backup_of(file, 1).unlink()
    Store(str(file)).append("luna-sole-onda-faro", "following", Event("next", "s", "b"))
    assert not backup_of(file, 1).exists()


def test_a_newer_file_is_refused_and_says_what_to_do(tmp_path: Path) -> None:
    file = write(tmp_path / "new.sqlite", FIRST.replace("VALUES (1);", f"VALUES ({VERSION + 1});"))
    before = file.read_bytes()
    with pytest.raises(UnusableDatabase, match=r"newer Calzettini.*Update Calzettini"):
        Store(str(file))
    assert file.read_bytes()[100:] == before[100:]


def test_a_database_of_another_program_is_refused(tmp_path: Path) -> None:
    file = write(tmp_path / "other.sqlite", "CREATE TABLE recipes (name TEXT);")
    with pytest.raises(UnusableDatabase, match="another program"):
        Store(str(file))


def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "notes.sqlite"
    file.write_text("A letter to the club, not a database at all. " * 40)
    with pytest.raises(UnusableDatabase, match="not a database"):
        Store(str(file))
