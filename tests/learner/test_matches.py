"""Matches on disk: added to, never changed, shared by whoever has the code."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.games.bologna.scorekeeper import Declared, Monte, Start, Undo
from lessons.learner.errors import VersionConflict
from lessons.learner.storage.upgrades import backup_of
from lessons.learner.store import Store

CODE, ANNA, BRUNO = "luna-castello-onda-faro", "sole-onda-faro-luna", "faro-onda-sole-luna"
START = Start(("Anna", "Bruno", "Carla", "Dino"))
SECOND = """
CREATE TABLE calzettini (schema_version INTEGER NOT NULL);
INSERT INTO calzettini VALUES (2);
CREATE TABLE learners (id INTEGER PRIMARY KEY, code VARCHAR(64) NOT NULL UNIQUE, created VARCHAR(32) NOT NULL,
  settings TEXT NOT NULL DEFAULT '{}');
CREATE TABLE events (number INTEGER PRIMARY KEY, learner INTEGER NOT NULL REFERENCES learners(id), lesson VARCHAR(128) NOT NULL,
  step VARCHAR(128) NOT NULL, kind VARCHAR(16) NOT NULL, data TEXT NOT NULL, nonce VARCHAR(64) NOT NULL, at VARCHAR(32) NOT NULL,
  UNIQUE (learner, nonce));
INSERT INTO learners VALUES (1, 'luna-sole-onda-faro', '2026-01-01T00:00:00+00:00', '{}');
"""


@pytest.fixture
def store(address: str) -> Iterator[Store]:
    store = Store(address)
    store.matches.begin(CODE, ANNA, START, "first")
    yield store
    store.close()


def test_what_is_written_is_there_for_everybody(store: Store) -> None:
    store.matches.append(CODE, BRUNO, 2, Declared(1, 0, (("kings", 4),)), "second")
    assert store.matches.entries(CODE) == (START, Declared(1, 0, (("kings", 4),)))
    assert store.matches.length(CODE) == 2
    assert [one.code for one in store.matches.of(ANNA)] == [one.code for one in store.matches.of(BRUNO)] == [CODE]


def test_the_same_entry_sent_twice_is_written_once(store: Store) -> None:
    assert [store.matches.append(CODE, ANNA, 2, Monte(1), "again") for _ in range(3)] == [True, False, False]
    assert store.matches.entries(CODE) == (START, Monte(1))


def test_two_devices_at_once_do_not_write_over_each_other(store: Store) -> None:
    store.matches.append(CODE, ANNA, 2, Monte(1), "anna's")
    with pytest.raises(VersionConflict):
        store.matches.append(CODE, BRUNO, 2, Undo(1), "bruno's")
    assert store.matches.entries(CODE) == (START, Monte(1))


def test_a_code_is_taken_once_and_an_unknown_one_has_nothing(store: Store) -> None:
    with pytest.raises(VersionConflict):
        store.matches.begin(CODE, BRUNO, START, "other")
    assert store.matches.entries("nobody") == ()
    assert store.matches.of("nobody") == ()


def test_a_file_from_before_matches_were_kept_gets_their_tables(tmp_path: Path) -> None:
    file = tmp_path / "old.sqlite"
    with sqlite3.connect(file) as db:
        db.executescript(SECOND)
    db.close()
    store = Store(str(file))
    store.matches.begin(CODE, "luna-sole-onda-faro", START, "first")
    assert store.matches.entries(CODE) == (START,)
    assert backup_of(file, 2).exists()
    fresh = Store(str(tmp_path / "new.sqlite"))
    assert _columns(file) == _columns(tmp_path / "new.sqlite"), "upgraded or new, the tables are alike"
    fresh.close()


def _columns(file: Path) -> dict[str, list[tuple[str, str, int]]]:
    with sqlite3.connect(file) as db:
        found = {
            name: [(row[1], row[2], row[3]) for row in db.execute(f"PRAGMA table_info({name})")]
            for name in ("matches", "match_entries")
        }
    db.close()
    return found
