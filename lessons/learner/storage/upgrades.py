"""Upgrades of the schema: a database is made, or brought up to date after a copy, or refused; all of it in one transaction."""

from __future__ import annotations

import os
import secrets
import sqlite3
import time
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, closing, contextmanager, suppress
from filecmp import cmp
from functools import cache
from glob import escape
from itertools import count
from pathlib import Path

from sqlalchemy import Connection, inspect, select, text, update
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import DatabaseError
from sqlalchemy.schema import CreateIndex, CreateTable

from lessons.learner.errors import Unavailable, UnusableDatabase
from lessons.learner.storage.causes import code_of
from lessons.learner.storage.copies import sync_folder
from lessons.learner.storage.database import Database
from lessons.learner.storage.private_files import begin_private
from lessons.learner.storage.schema import VERSION, installation, learners, tables, version

START = "start"
"""What a start is called, of which there is one at a time."""
PATIENCE = 30
"""Seconds that a start waits for another one to be done with the same database."""
_HALF = ".copying"
UPGRADES: Mapping[int, tuple[str, ...]] = {
    1: ("ALTER TABLE learners ADD COLUMN settings TEXT NOT NULL DEFAULT '{}'",),
    2: (
        "CREATE TABLE IF NOT EXISTS matches (id INTEGER NOT NULL PRIMARY KEY, code VARCHAR(64) NOT NULL UNIQUE, "
        "created VARCHAR(32) NOT NULL)",
        "CREATE TABLE IF NOT EXISTS match_entries (number INTEGER NOT NULL PRIMARY KEY, "
        "match INTEGER NOT NULL REFERENCES matches (id), place INTEGER NOT NULL, line TEXT NOT NULL, "
        "learner INTEGER NOT NULL REFERENCES learners (id), "
        "nonce VARCHAR(64) NOT NULL, at VARCHAR(32) NOT NULL, UNIQUE (match, place), UNIQUE (match, nonce))",
        "CREATE INDEX IF NOT EXISTS matches_of_a_learner ON match_entries (learner, match)",
    ),
    3: ("CREATE TABLE IF NOT EXISTS installation (secret VARCHAR(64) NOT NULL)",),
    4: (
        "CREATE TABLE IF NOT EXISTS rooms (id INTEGER NOT NULL PRIMARY KEY, code VARCHAR(64) NOT NULL UNIQUE, "
        "created VARCHAR(32) NOT NULL)",
        "CREATE TABLE IF NOT EXISTS room_entries (number INTEGER NOT NULL PRIMARY KEY, "
        "room INTEGER NOT NULL REFERENCES rooms (id), kind VARCHAR(16) NOT NULL, data TEXT NOT NULL, "
        "learner INTEGER NOT NULL REFERENCES learners (id), "
        "nonce VARCHAR(64) NOT NULL, at VARCHAR(32) NOT NULL, UNIQUE (room, learner, nonce))",
        "CREATE INDEX IF NOT EXISTS entries_of_a_room ON room_entries (room, number)",
    ),
}
"""What turns a file of this version into one of the next; each may find its work done by an upgrade that was cut short."""


def prepare(database: Database) -> str:
    """Make the tables, or bring older ones up to date after a backup; the secret of the installation.

    Errors: :class:`UnusableDatabase`; the database is then as it was.
    """
    try:
        with _patient(database) as db:
            _sweep(database)
            found = _version_of(db, database.where)
            new = found is None and _made(db)
            if found is None:
                db.execute(version.insert().values(schema_version=VERSION))
            elif found < VERSION:
                _upgrade(db, database, found)
            if database.shared:
                _mend(db)
            if not new:
                _whole(db, database.where)
            secret = _secret(db)
            # Written each time: a database that may only be read lets a transaction begin, and nothing be kept in it.
            db.execute(update(version).values(schema_version=VERSION))
        _log_ahead(database)
        database.settle()
    except Unavailable as error:
        raise UnusableDatabase(error.code, where=database.where) from error
    except DatabaseError as error:
        raise UnusableDatabase(code_of(error) or "damaged", where=database.where) from error
    except sqlite3.Error as error:
        raise UnusableDatabase("locked", where=database.where) from error
    except OSError as error:
        raise UnusableDatabase("no-backup", where=database.where) from error
    return secret


def backup_of(database: Path, found: int, number: int = 1) -> Path:
    """The path of a copy made before an upgrade: beside the file, named after its schema, numbered from the second on."""
    again = f"-{number}" if number > 1 else ""
    return database.with_name(f"{database.name}.schema-{found}{again}.backup")


@contextmanager
def _patient(database: Database) -> Iterator[Connection]:
    """A transaction that waits for another start to finish, rather than give up as an answer must."""
    deadline = time.monotonic() + PATIENCE
    with ExitStack() as entered:
        while True:
            try:
                db = entered.enter_context(database.writing(START))
                break
            except Unavailable as error:
                if error.code != "locked" or time.monotonic() > deadline:
                    raise
        yield db


def _version_of(db: Connection, where: str) -> int | None:
    names = inspect(db).get_table_names()
    if not names:
        return None
    if version.name not in names:
        raise UnusableDatabase("foreign", where=where, tables=", ".join(names[:3]))
    told = list(db.execute(select(version.c.schema_version)).scalars())
    if not told and not ({learners.name} & set(names) and db.execute(select(learners.c.id).limit(1)).first()):
        return None  # its making was cut short before anybody had learned anything
    found = told[0] if len(told) == 1 else None
    if not isinstance(found, int) or found < 1:
        raise UnusableDatabase("damaged", where=where)
    if found > VERSION:
        raise UnusableDatabase("newer", where=where, found=found, known=VERSION)
    return found


def _made(db: Connection) -> bool:
    """Makes what is not there yet; was nothing there, so that all of it is as it should be?"""
    if db.dialect.name != "sqlite" or inspect(db).get_table_names():
        tables.create_all(db)
        return False
    for statement in _making():
        db.exec_driver_sql(statement)
    return True


@cache
def _making() -> tuple[str, ...]:
    """What makes all tables in SQLite."""
    its = sqlite.dialect()
    indexes = [index for table in tables.sorted_tables for index in table.indexes]
    made = [str(CreateTable(table).compile(dialect=its)) for table in tables.sorted_tables]
    return (*made, *(str(CreateIndex(index).compile(dialect=its)) for index in indexes))


def _upgrade(db: Connection, database: Database, found: int) -> None:
    if database.file is not None:
        _copy(database.file, found)
    statements = [statement for step in range(found, VERSION) for statement in UPGRADES[step]]
    if database.shared:
        from lessons.learner.server import schema_repair

        statements = schema_repair.left_of(db, tables, statements)
    for statement in statements:
        if not _done(db, statement):
            db.execute(text(statement))


def _mend(db: Connection) -> None:
    from lessons.learner.server import schema_repair

    schema_repair.mend(db, tables)


def _done(db: Connection, statement: str) -> bool:
    """Is this the adding of a column that is there?"""
    words = statement.split()
    added = words[:2] == ["ALTER", "TABLE"] and words[3:5] == ["ADD", "COLUMN"]
    return added and words[5] in {one["name"] for one in inspect(db).get_columns(words[2])}


def _whole(db: Connection, where: str) -> None:
    """Errors: UnusableDatabase where a table or a column is missing, or the file itself is broken."""
    if db.dialect.name == "sqlite" and db.exec_driver_sql("PRAGMA quick_check(1)").scalar() != "ok":
        raise UnusableDatabase("damaged", where=where)
    there = inspect(db)
    names = set(there.get_table_names())
    for table in tables.tables.values():
        known = {one["name"] for one in there.get_columns(table.name)} if table.name in names else set[str]()
        if not {column.name for column in table.columns} <= known:
            raise UnusableDatabase("damaged", where=where)


def _secret(db: Connection) -> str:
    found = db.execute(select(installation.c.secret)).scalar()
    if not isinstance(found, str) or len(found) != 64:
        found = secrets.token_hex(32)
        db.execute(installation.delete())
        db.execute(installation.insert().values(secret=found))
    return found


def _log_ahead(database: Database) -> None:
    """Readers do not wait for writers from now on. Kept by the file, so only the first start has to do it."""
    if database.file is None:
        return
    deadline = time.monotonic() + PATIENCE
    with closing(database.engine.raw_connection()) as db:
        while True:
            try:
                db.cursor().execute("PRAGMA journal_mode=WAL").close()
                return
            except sqlite3.OperationalError as error:
                # The change waits for nobody, so that two first starts would get in each other's way.
                if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY or time.monotonic() > deadline:
                    raise
            time.sleep(0.02)


def _sweep(database: Database) -> None:
    """Halves of copies whose upgrade was killed: under the lock of a start nobody makes one."""
    if database.file is not None:
        for left in database.file.parent.glob(f"{escape(database.file.name)}.*{_HALF}"):
            with suppress(OSError):
                left.unlink()


def _copy(database: Path, found: int) -> Path:
    """A copy beside the file, complete or not there at all; an older one is left alone, and not made twice if it is the same."""
    draft = database.with_name(f"{database.name}.{os.getpid()}-{secrets.token_hex(4)}{_HALF}")
    begin_private(draft)
    try:
        # SQLite's own backup also takes what still stands in the write-ahead log; a file copy would miss it.
        with closing(sqlite3.connect(database)) as source, closing(sqlite3.connect(draft)) as target:
            source.backup(target)
        with draft.open("rb+") as file:
            os.fsync(file.fileno())
        for number in count(1):
            place = backup_of(database, found, number)
            if place.exists():
                if cmp(place, draft, shallow=False):
                    return place
                continue
            draft.rename(place)  # under the lock of the upgrade: nobody else makes one now
            sync_folder(place.parent)
            return place
    finally:
        draft.unlink(missing_ok=True)
    raise AssertionError("numbers do not end")
