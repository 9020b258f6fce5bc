"""Older files become newer ones after a copy, all at once; newer, broken and foreign ones are left alone."""

from __future__ import annotations

import os
import signal
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
from sqlalchemy import Engine
from sqlalchemy import event as on

from lessons.learner.errors import UnusableDatabase
from lessons.learner.event import Event
from lessons.learner.storage.schema import VERSION
from lessons.learner.storage.upgrades import backup_of
from lessons.learner.store import Store
from screens.wording import database_words

CODE = "luna-sole-onda-faro"
FIRST = """
CREATE TABLE calzettini (schema_version INTEGER NOT NULL);
INSERT INTO calzettini VALUES (1);
CREATE TABLE learners (id INTEGER NOT NULL PRIMARY KEY, code VARCHAR(64) NOT NULL UNIQUE, created VARCHAR(32) NOT NULL);
CREATE TABLE events (number INTEGER NOT NULL PRIMARY KEY, learner INTEGER NOT NULL REFERENCES learners(id),
  lesson VARCHAR(128) NOT NULL, step VARCHAR(128) NOT NULL, kind VARCHAR(16) NOT NULL, data TEXT NOT NULL,
  nonce VARCHAR(64) NOT NULL, at VARCHAR(32) NOT NULL,
  UNIQUE (learner, nonce));
INSERT INTO learners VALUES (1, 'luna-sole-onda-faro', '2026-01-01T00:00:00+00:00');
INSERT INTO events VALUES (1, 1, 'following', 'no-cups', 'answer', '{"value": [1]}', 'a', '2026-01-01T00:00:01+00:00');
"""
STARTING = """
import os, signal, sys
from sqlalchemy import Engine, event
from lessons.learner.store import Store
left = int(sys.argv[2])
@event.listens_for(Engine, "before_cursor_execute")
def count(*_):
    global left
    left -= 1
    if left == 0:
        os.kill(os.getpid(), signal.SIGKILL)
store = Store(sys.argv[1])
print(store.secret.hex(), len(store.events("luna-sole-onda-faro")), flush=True)
"""


class Killed(Exception):
    """The power went."""


def write(file: Path, script: str) -> Path:
    with closing(sqlite3.connect(file)) as db:
        db.executescript(script)
    return file


def shape(file: Path) -> set[tuple[str, str, str, int]]:
    """Every table and column of a database."""
    with closing(sqlite3.connect(file)) as db:
        names = [name for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        return {(name, row[1], row[2], row[3]) for name in names for row in db.execute(f"PRAGMA table_info({name})")}


def version_in(file: Path) -> int:
    with closing(sqlite3.connect(file)) as db:
        (found,) = db.execute("SELECT schema_version FROM calzettini").fetchone()
    return int(found)


@contextmanager
def stopped_at(statement: int) -> Iterator[list[int]]:
    """Whatever the program was about to tell the database as its so-many-th statement, it does not come to it."""
    told = [0]

    def count(*_: object) -> None:
        told[0] += 1
        if told[0] == statement:
            raise Killed

    on.listen(Engine, "before_cursor_execute", count)
    try:
        yield told
    finally:
        on.remove(Engine, "before_cursor_execute", count)


def statements_of_a_start(file: Path) -> int:
    with stopped_at(0) as told:
        Store(str(file)).close()
    return told[0]


def test_an_older_file_is_upgraded_in_place_after_a_copy(tmp_path: Path) -> None:
    file = write(tmp_path / "old.sqlite", FIRST)
    store = Store(str(file))
    assert [dict(event.data) for event in store.events(CODE)] == [{"value": [1]}]
    assert store.keep(CODE, {"language": "it"}).settings == {"language": "it"}
    with closing(sqlite3.connect(backup_of(file, 1))) as copy:
        assert copy.execute("SELECT schema_version FROM calzettini").fetchone() == (1,)
        assert copy.execute("SELECT count(*) FROM events").fetchone() == (1,)


def test_upgraded_or_new_the_tables_are_alike(tmp_path: Path) -> None:
    file = write(tmp_path / "old.sqlite", FIRST)
    Store(str(file)).close()
    Store(str(tmp_path / "new.sqlite")).close()
    assert shape(file) == shape(tmp_path / "new.sqlite")


@pytest.mark.parametrize("script", [FIRST, ""], ids=["an upgrade", "a first start"])
def test_a_start_stopped_at_any_statement_changes_nothing_and_the_next_one_does_it_all(
    tmp_path: Path, script: str
) -> None:
    every = statements_of_a_start(write(tmp_path / "whole.sqlite", script))
    assert every > 8
    for statement in range(1, every + 1):
        file = write(tmp_path / f"at-{statement}.sqlite", script)
        with stopped_at(statement), pytest.raises(Killed):
            Store(str(file))
        if script:
            assert version_in(file) in (1, VERSION)
        store = Store(str(file))
        assert len(store.events(CODE)) == bool(script)
        store.close()
        assert shape(file) == shape(tmp_path / "whole.sqlite")
        if script:
            assert version_in(backup_of(file, 1)) == 1
            assert not backup_of(file, 1, 2).exists(), "one copy is enough, however often it was begun"


@pytest.mark.parametrize("statement", [1, 8, 14])
def test_a_start_killed_by_the_system_is_made_good_by_the_next(tmp_path: Path, statement: int) -> None:
    file = write(tmp_path / "old.sqlite", FIRST)
    told = [sys.executable, "-c", STARTING, str(file)]
    env = os.environ | {"PYTHONPATH": os.getcwd()}
    assert subprocess.run([*told, str(statement)], env=env, check=False).returncode == -signal.SIGKILL
    again = subprocess.run([*told, "0"], env=env, check=True, capture_output=True, text=True)
    assert again.stdout.split()[1] == "1"
    assert version_in(backup_of(file, 1)) == 1


def test_what_an_older_program_left_half_upgraded_is_finished(tmp_path: Path) -> None:
    half = "ALTER TABLE learners ADD COLUMN settings TEXT NOT NULL DEFAULT '{}';"
    file = write(tmp_path / "half.sqlite", FIRST + half)
    assert len(Store(str(file)).events(CODE)) == 1
    empty = write(tmp_path / "begun.sqlite", "CREATE TABLE calzettini (schema_version INTEGER NOT NULL);")
    Store(str(empty)).append(CODE, "following", Event("next", "s", "b"))


def test_a_copy_is_never_written_over(tmp_path: Path) -> None:
    file = tmp_path / "old.sqlite"
    write(file, FIRST)
    first = backup_of(file, 1)
    first.write_bytes(b"the good one of last year")
    Store(str(file)).close()
    assert first.read_bytes() == b"the good one of last year"
    assert version_in(backup_of(file, 1, 2)) == 1
    assert not list(tmp_path.glob("*.copying"))


def test_an_upgraded_file_opens_again_without_another_copy(tmp_path: Path) -> None:
    file = write(tmp_path / "old.sqlite", FIRST)
    Store(str(file)).close()
    backup_of(file, 1).unlink()
    Store(str(file)).append(CODE, "following", Event("next", "s", "b"))
    assert not backup_of(file, 1).exists()


@pytest.mark.parametrize("script", [FIRST, ""], ids=["upgrades", "first starts"])
def test_two_starts_at_once_both_end_well(tmp_path: Path, script: str) -> None:
    file = write(tmp_path / "one.sqlite", script)
    told, env = [sys.executable, "-c", STARTING, str(file), "0"], os.environ | {"PYTHONPATH": os.getcwd()}
    starts = [subprocess.Popen(told, env=env, stdout=subprocess.PIPE, text=True) for _ in range(3)]
    said = [start.communicate(timeout=60)[0] for start in starts]
    assert [start.returncode for start in starts] == [0, 0, 0]
    assert len(set(said)) == 1, "one secret, and one log"


def test_many_threads_opening_a_new_file_at_once_all_get_it(tmp_path: Path) -> None:
    secrets: list[bytes] = []
    file = str(tmp_path / "one.sqlite")
    threads = [threading.Thread(target=lambda: secrets.append(Store(file).secret)) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(secrets) == 8
    assert len(set(secrets)) == 1


NOTES = "A letter to the club, not a database at all. " * 40
UNUSABLE = [
    ("newer", FIRST.replace("VALUES (1);", f"VALUES ({VERSION + 1});")),
    ("damaged", FIRST.replace("VALUES (1);", "VALUES (0);")),
    ("damaged", FIRST.replace("VALUES (1);", "VALUES (-3);")),
    ("damaged", FIRST.replace("VALUES (1);", "VALUES ('one');")),
    ("damaged", FIRST.replace("VALUES (1);", "VALUES (1), (2);")),
    ("damaged", FIRST.replace("INSERT INTO calzettini VALUES (1);", "")),
    ("damaged", "CREATE TABLE calzettini (schema_version INTEGER); INSERT INTO calzettini VALUES (4);"),
    ("damaged", "CREATE TABLE calzettini (something_else TEXT);"),
    ("foreign", "CREATE TABLE recipes (name TEXT);"),
]


def sentences(error: UnusableDatabase) -> tuple[str, str]:
    return database_words.explain(error, "en"), database_words.explain(error, "it")


@pytest.mark.parametrize(("reason", "script"), UNUSABLE)
def test_what_cannot_be_used_is_left_alone_and_explained(tmp_path: Path, reason: str, script: str) -> None:
    file = write(tmp_path / "some.sqlite", script)
    before = file.read_bytes()
    with pytest.raises(UnusableDatabase) as found:
        Store(str(file))
    assert found.value.reason == reason
    assert file.read_bytes() == before
    for sentence in sentences(found.value):
        assert "some.sqlite" in sentence
        assert "{" not in sentence
        assert "CALZETTINI_DATABASE" in sentence


def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "notes.sqlite"
    file.write_text(NOTES)
    with pytest.raises(UnusableDatabase) as found:
        Store(str(file))
    assert found.value.reason == "not-a-database"
    assert "not a database" in sentences(found.value)[0]
    assert file.read_text() == NOTES


def test_a_database_with_a_torn_page_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "torn.sqlite"
    store = Store(str(file))
    store.append_all(CODE, [("following", Event("next", "s", f"nonce-{number}")) for number in range(500)])
    store.close()
    raw = bytearray(file.read_bytes())
    for page in range(4, len(raw) // 4096, 2):
        raw[page * 4096 : page * 4096 + 64] = b"\xff" * 64
    file.write_bytes(raw)
    with pytest.raises(UnusableDatabase) as found:
        Store(str(file))
    assert found.value.reason == "damaged"


@pytest.mark.parametrize(
    "address", ["{folder}", "{folder}/notes/log.sqlite", "oracle://x/y", "a://b", "sqlite:///{folder}"]
)
def test_an_address_where_nothing_can_be_kept_is_refused(tmp_path: Path, address: str) -> None:
    (tmp_path / "notes").write_text(NOTES)
    with pytest.raises(UnusableDatabase) as found:
        Store(address.format(folder=tmp_path))
    assert found.value.reason == "cannot-open"


def test_a_database_that_may_only_be_read_is_refused_at_the_start(tmp_path: Path) -> None:
    file = tmp_path / "log.sqlite"
    Store(str(file)).close()
    with pytest.raises(UnusableDatabase) as found:
        Store(f"sqlite:///file:{file}?mode=ro&uri=true")
    assert found.value.reason == "read-only"


def test_every_reason_has_a_sentence_in_every_language() -> None:
    for reason in ("newer", "foreign", "not-a-database", "damaged", "read-only", "cannot-open", "locked", "full",
                   "unreachable", "no-backup", "no-driver", "bad-address"):  # fmt: skip
        english, italian = sentences(UnusableDatabase(reason, where="log.sqlite", found=9, known=4, tables="recipes"))
        assert english != italian
        assert english.count("\n") == 0
