"""Taking a log from its file into PostgreSQL: all of it in one transaction, counted before that ends, or nothing."""

from __future__ import annotations

import sqlite3
import tempfile
from dataclasses import dataclass
from pathlib import Path

from sqlalchemy import Connection, Table, func, insert, inspect, select
from sqlalchemy.exc import DBAPIError

from lessons.backup.archive import BadBackup
from lessons.backup.making import copy_of
from lessons.learner.data_folder import log_file
from lessons.learner.errors import Unavailable, UnusableDatabase
from lessons.learner.storage.database import Database
from lessons.learner.storage.schema import events, learners, match_entries, room_entries, tables
from lessons.learner.storage.upgrades import START
from lessons.learner.store import Store

AT_ONCE = 1000
"""Lines that are under way together."""


@dataclass(frozen=True, slots=True)
class MigrationResult:
    """How many of each were copied; ``home``: the folder of what else the club has, which stays where it is."""

    home: Path
    learners: int
    events: int
    matches: int
    rooms: int


def move(address: str) -> MigrationResult:
    """This installation's log, as it stands at this moment, into an empty database of a server; the file stays as it is.

    A log of an older program is brought up to date on the way. Errors: :class:`lessons.backup.archive.BadBackup` and
    :class:`lessons.learner.errors.UnusableDatabase`; there is then nothing in the database.
    """
    log = log_file()
    if log is None:
        raise BadBackup("no-file-to-move")
    if not log.exists():
        raise BadBackup("nothing", where=str(log))
    target = Database(address)
    try:
        if not target.shared:
            raise BadBackup("no-server", told=address[:100])
        with tempfile.TemporaryDirectory(prefix="calzettini-") as room:
            copy = Path(room) / "log.sqlite"
            copy_of(log, copy)
            Store(str(copy)).close()
            source = Database(str(copy))
            try:
                counted = _all(source, target)
            finally:
                source.close()
    except sqlite3.Error as error:
        raise BadBackup("log", where=str(log), why=str(error)) from error
    except Unavailable as error:
        raise UnusableDatabase(error.code, where=target.where) from error
    except DBAPIError as error:
        raise BadBackup("not-moved", where=target.where, why=str(error.orig).splitlines()[0]) from error
    finally:
        target.close()
    there = (counted[one.name] for one in (learners, events, match_entries, room_entries))
    return MigrationResult(log.parent, *there)


def _all(source: Database, target: Database) -> dict[str, int]:
    from lessons.learner.server.schema_repair import mend

    with source.reading() as old, target.writing(START) as new:
        if there := inspect(new).get_table_names():
            raise BadBackup("not-empty", where=target.where, tables=", ".join(sorted(there)[:3]))
        tables.create_all(new)
        mend(new, tables)  # texts may be of any length, as in a file
        for table in tables.sorted_tables:
            _lines(old, new, table)
        counted = {table.name: _count(new, table) for table in tables.sorted_tables}
        for table in tables.sorted_tables:
            if counted[table.name] != _count(old, table):
                raise BadBackup("not-moved", where=target.where, why=table.name)
        mend(new, tables)  # numbers go on after the greatest
    return counted


def _lines(old: Connection, new: Connection, table: Table) -> None:
    found = old.execution_options(yield_per=AT_ONCE).execute(select(table)).mappings()
    for lines in found.partitions(AT_ONCE):
        new.execute(insert(table), [dict(line) for line in lines])


def _count(db: Connection, table: Table) -> int:
    return int(db.execute(select(func.count()).select_from(table)).scalar_one())
