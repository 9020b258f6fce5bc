"""Evenings on disk: added to, never changed, once for each press."""

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest

from lessons.learner.shared_logs.rooms import RoomCodeTaken, RoomLine
from lessons.learner.store import Store

ROOM, ANNA, BRUNO = "luna", "sole-onda-faro-luna", "faro-onda-sole-luna"
FOURTH = """
CREATE TABLE calzettini (schema_version INTEGER NOT NULL);
INSERT INTO calzettini VALUES (4);
CREATE TABLE installation (secret VARCHAR(64) NOT NULL);
CREATE TABLE learners (id INTEGER PRIMARY KEY, code VARCHAR(64) NOT NULL UNIQUE, created VARCHAR(32) NOT NULL,
  settings TEXT NOT NULL DEFAULT '{}');
CREATE TABLE events (number INTEGER PRIMARY KEY, learner INTEGER NOT NULL REFERENCES learners(id), lesson VARCHAR(128) NOT NULL,
  step VARCHAR(128) NOT NULL, kind VARCHAR(16) NOT NULL, data TEXT NOT NULL, nonce VARCHAR(64) NOT NULL, at VARCHAR(32) NOT NULL,
  UNIQUE (learner, nonce));
CREATE TABLE matches (id INTEGER PRIMARY KEY, code VARCHAR(64) NOT NULL UNIQUE, created VARCHAR(32) NOT NULL);
CREATE TABLE match_entries (number INTEGER PRIMARY KEY, match INTEGER NOT NULL, place INTEGER NOT NULL, line TEXT NOT NULL,
  learner INTEGER NOT NULL, nonce VARCHAR(64) NOT NULL, at VARCHAR(32) NOT NULL, UNIQUE (match, place), UNIQUE (match, nonce));
"""
KILLED = """
import os, signal, sys
from lessons.learner.store import Store
store = Store(sys.argv[1])
store.rooms.append("luna", "faro-onda-sole-luna", "joined", '{"name": "Bruno"}', "nonce-2")
os.kill(os.getpid(), signal.SIGKILL)
"""


@pytest.fixture
def store(address: str) -> Iterator[Store]:
    store = Store(address)
    store.rooms.begin(ROOM, ANNA, "opened", "{}", "nonce-1")
    yield store
    store.close()


def test_what_happened_is_there_in_its_order(store: Store) -> None:
    store.rooms.append(ROOM, BRUNO, "joined", '{"name": "Bruno"}', "nonce-2")
    first, second = store.rooms.lines(ROOM)
    assert (first.who, first.kind) == (ANNA, "opened")
    assert second == RoomLine(second.number, BRUNO, "joined", '{"name": "Bruno"}', second.at)
    assert store.rooms.lines(ROOM, first.number) == (second,)
    assert store.rooms.lines("sole") == ()


def test_a_press_that_comes_twice_is_written_once(store: Store) -> None:
    told = [store.rooms.append(ROOM, BRUNO, "joined", '{"name": "Bruno"}', "nonce-2") for _ in range(3)]
    assert [len(one) for one in told] == [1, 0, 0]
    assert len(store.rooms.lines(ROOM)) == 2


def test_whoever_writes_hears_what_others_have_written_before(store: Store) -> None:
    (opened,) = store.rooms.lines(ROOM)
    (first,) = store.rooms.append(ROOM, BRUNO, "joined", '{"name": "Bruno"}', "nonce-2", opened.number)
    assert first == store.rooms.lines(ROOM)[1], "alone: one's own line"
    told = store.rooms.append(ROOM, ANNA, "joined", '{"name": "Anna"}', "nonce-3", opened.number)
    assert told == store.rooms.lines(ROOM, opened.number)
    assert store.rooms.latest(ROOM) == told[-1].number


def test_nobody_takes_the_place_of_another_by_using_the_same_nonce(store: Store) -> None:
    assert store.rooms.append(ROOM, BRUNO, "joined", '{"name": "Bruno"}', "nonce-1")


def test_a_room_is_opened_once(store: Store) -> None:
    with pytest.raises(RoomCodeTaken):
        store.rooms.begin(ROOM, BRUNO, "opened", "{}", "nonce-9")


def test_the_rooms_that_are_open_are_those_not_ended_and_not_of_another_day(address: str) -> None:
    days = {"old": 1, "luna": 2, "sole": 2}
    now = [datetime(2026, 1, 1, 20, tzinfo=UTC)]
    store = Store(address, now=lambda: now[0])
    for code, at in days.items():
        now[0] = now[0].replace(day=at)
        store.rooms.begin(code, ANNA, "opened", "{}", f"nonce-{code}")
    day = "2026-01-02T00:00", "2026-01-03T00:00"
    assert store.rooms.without("ended", ("opened",), *day) == ("sole", "luna")
    store.rooms.append("sole", ANNA, "ended", "{}", "nonce-end")
    assert store.rooms.without("ended", ("opened",), *day) == ("luna",)


def test_what_was_acknowledged_is_there_after_a_kill(store: Store, address: str) -> None:
    told = [sys.executable, "-c", KILLED, address]
    subprocess.run(told, env=os.environ | {"PYTHONPATH": os.getcwd()}, check=False)
    assert [line.kind for line in store.rooms.lines(ROOM)] == ["opened", "joined"]


def test_a_file_without_rooms_gets_them(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "old.sqlite") as db:
        db.executescript(FOURTH)
    db.close()
    store = Store(str(tmp_path / "old.sqlite"))
    store.rooms.begin(ROOM, ANNA, "opened", "{}", "nonce-1")
    assert len(store.rooms.lines(ROOM)) == 1
