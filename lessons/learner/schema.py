"""The tables of the log, their version, and how an older file becomes a newer one."""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping
from pathlib import Path

from sqlalchemy import (
    Column,
    Connection,
    Engine,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    insert,
    inspect,
    select,
    text,
    update,
)
from sqlalchemy.exc import DatabaseError

VERSION = 3

tables = MetaData()

version = Table("calzettini", tables, Column("schema_version", Integer, nullable=False))

learners = Table(
    "learners",
    tables,
    Column("id", Integer, primary_key=True),
    Column("code", String(64), nullable=False, unique=True),
    Column("created", String(32), nullable=False),
    Column("settings", Text, nullable=False, server_default="{}"),
)

events = Table(
    "events",
    tables,
    Column("number", Integer, primary_key=True),
    Column("learner", ForeignKey("learners.id"), nullable=False),
    Column("lesson", String(128), nullable=False),
    Column("step", String(128), nullable=False),
    Column("kind", String(16), nullable=False),
    Column("data", Text, nullable=False),
    Column("nonce", String(64), nullable=False),
    Column("at", String(32), nullable=False),
    UniqueConstraint("learner", "nonce"),
    Index("events_of_a_lesson", "learner", "lesson", "number"),
)

matches = Table(
    "matches",
    tables,
    Column("id", Integer, primary_key=True),
    Column("code", String(64), nullable=False, unique=True),
    Column("created", String(32), nullable=False),
)
"""Matches kept at a real table; whoever has the code may write in it."""

match_entries = Table(
    "match_entries",
    tables,
    Column("number", Integer, primary_key=True),
    Column("match", ForeignKey("matches.id"), nullable=False),
    Column("place", Integer, nullable=False),
    Column("line", Text, nullable=False),
    Column("learner", ForeignKey("learners.id"), nullable=False),
    Column("nonce", String(64), nullable=False),
    Column("at", String(32), nullable=False),
    UniqueConstraint("match", "place"),
    UniqueConstraint("match", "nonce"),
    Index("matches_of_a_learner", "learner", "match"),
)
"""One line for each entry, in the text form of the engine's scorekeeper; only ever added to."""

UPGRADES: Mapping[int, tuple[str, ...]] = {
    1: ("ALTER TABLE learners ADD COLUMN settings TEXT NOT NULL DEFAULT '{}'",),
    2: (
        "CREATE TABLE matches (id INTEGER NOT NULL PRIMARY KEY, code VARCHAR(64) NOT NULL UNIQUE, created VARCHAR(32) NOT NULL)",
        "CREATE TABLE match_entries (number INTEGER NOT NULL PRIMARY KEY, match INTEGER NOT NULL REFERENCES matches (id), "
        "place INTEGER NOT NULL, line TEXT NOT NULL, learner INTEGER NOT NULL REFERENCES learners (id), "
        "nonce VARCHAR(64) NOT NULL, at VARCHAR(32) NOT NULL, UNIQUE (match, place), UNIQUE (match, nonce))",
        "CREATE INDEX matches_of_a_learner ON match_entries (learner, match)",
    ),
}
"""What turns a file of this version into one of the next."""


class UnusableDatabase(Exception):
    """The address holds something this program must not write to; the message says what and what to do."""


def prepare(engine: Engine) -> None:
    """Make the tables, or bring older ones up to date after a backup; :class:`UnusableDatabase` otherwise."""
    where = str(engine.url.database or engine.url.render_as_string())
    try:
        with engine.begin() as db:
            found = _version_of(db, where)
            if found is None:
                tables.create_all(db)
                db.execute(insert(version).values(schema_version=VERSION))
                return
    except DatabaseError as error:
        reason = "no database can be opened there" if "unable to open" in str(error) else "not a database"
        raise UnusableDatabase(f"{where}: {reason}. Set CALZETTINI_DATABASE to another file.") from error
    if found > VERSION:
        raise UnusableDatabase(
            f"{where} was written by a newer Calzettini (schema {found}, this one knows {VERSION}). "
            "Update Calzettini, or set CALZETTINI_DATABASE to another file."
        )
    if found < VERSION:
        _upgrade(engine, found)


def backup_of(database: Path, found: int) -> Path:
    """Where the copy made before an upgrade stands: beside the file, named after its schema."""
    return database.with_name(f"{database.name}.schema-{found}.backup")


def _version_of(db: Connection, where: str) -> int | None:
    names = inspect(db).get_table_names()
    if not names:
        return None
    if version.name not in names:
        raise UnusableDatabase(f"{where} is a database of another program (tables {', '.join(names[:3])}).")
    found = db.execute(select(version.c.schema_version)).scalar()
    if not isinstance(found, int):
        raise UnusableDatabase(f"{where} does not say which schema it has; restore it from a backup.")
    return found


def _upgrade(engine: Engine, found: int) -> None:
    if engine.dialect.name == "sqlite" and engine.url.database:
        database = Path(engine.url.database)
        _copy(database, backup_of(database, found))
    with engine.begin() as db:
        for step in range(found, VERSION):
            for statement in UPGRADES[step]:
                db.execute(text(statement))
        db.execute(update(version).values(schema_version=VERSION))


def _copy(database: Path, copy: Path) -> None:
    # SQLite's own backup also takes what still stands in the write-ahead log; a file copy would miss it.
    copy.unlink(missing_ok=True)
    with sqlite3.connect(database) as source, sqlite3.connect(copy) as target:
        source.backup(target)
    source.close()
    target.close()
