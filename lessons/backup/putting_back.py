"""Putting a backup back, while the app runs or not: what was there before is kept in a backup of its own first."""

from __future__ import annotations

import os
import secrets
import shutil
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from lessons.backup.archive import LOG, PARTS, BadBackup, is_log, unpack
from lessons.backup.leftovers import NEW, OLD, ROOM, exchange, held, undo
from lessons.backup.making import BROKEN, copy_of, take
from lessons.learner.data_folder import data_folder, log_file
from lessons.learner.errors import UnusableDatabase
from lessons.learner.storage.private_files import begin_private
from lessons.learner.store import Store
from lessons.yamlfile.system_errors import why

PATIENCE = 30.0
"""Seconds that the log may be held by somebody else."""
_BESIDE = "put_back"
_STRANGE = "SELECT 1 FROM sqlite_master WHERE type NOT IN ('table', 'index') OR sql LIKE 'CREATE VIRTUAL%'"
"""What no log of ours has: a trigger of somebody else's would do something with every answer from then on."""
_OURS = "name NOT LIKE 'sqlite\\_%' ESCAPE '\\' AND sql IS NOT NULL"


@dataclass(frozen=True, slots=True)
class PutBack:
    """What came of it: ``before`` is the backup of what was there, if anything was (where the log could not be read, a folder with
    the files); ``aside`` the log that could not be read."""

    before: Path | None
    aside: Path | None


def put_back(file: Path, now: datetime) -> PutBack:
    """This installation as the backup has it: log and files; an app that runs notices, and starts again by itself.

    Of a copy of the log alone (of a day, say) it is the log; the files stay. From the last look at what was there until the
    log is the other one nobody writes: what an app has acknowledged is in ``before``, or was refused. A log of an older program is
    brought up to date. Errors: :class:`lessons.backup.archive.BadBackup`; all is then as it was.
    """
    log, home = log_file(), data_folder()
    if log is None:
        raise BadBackup("no-file")
    try:
        home.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(prefix=ROOM, dir=home, ignore_cleanup_errors=True) as made, held(Path(made)):
            room = Path(made)
            alone = _unpacked(file, room / NEW)
            _ready(room / NEW / LOG, file)
            with _nobody_writes(log, room / NEW / LOG) as db:
                before = _kept(log, home, now)
                aside = _set_aside(log) if before is None and log.exists() else None
                try:
                    if not alone:
                        exchange(room, home)
                    _switch(db) if db is not None and aside is None else _copy(room / NEW / LOG, log)
                except BaseException:
                    undo(room, home)
                    raise
            if aside is not None:
                before = _files_kept(room / OLD, home / f"before-restore-{now:%Y-%m-%d-%H%M%S}")
    except UnusableDatabase as error:
        raise BadBackup("damaged", file=str(file), where=LOG) from error
    except sqlite3.Error as error:
        raise BadBackup("log", where=str(log), why=str(error)) from error
    except OSError as error:
        raise BadBackup("not-put-back", where=str(home), why=why(error.errno)) from error
    return PutBack(before, aside)


def _unpacked(file: Path, new: Path) -> bool:
    """Lays out what is to be put back; is it a copy of the log and nothing else?"""
    if not is_log(file):
        unpack(file, new)
        return False
    new.mkdir()
    try:
        copy_of(file, new / LOG)
    except sqlite3.Error as error:
        raise BadBackup("damaged", file=str(file), where=str(error)) from error
    return True


def _ready(log: Path, file: Path) -> None:
    """Looked through, brought up to date, and marked as another one than whatever is open now."""
    try:
        if not log.stat().st_size:
            raise BadBackup("damaged", file=str(file), where=LOG)  # it would be taken for one that nobody has begun
        Store(str(log)).close()
    except UnusableDatabase as error:
        if error.reason == "newer":
            raise BadBackup("newer", file=str(file), **error.facts) from error
        raise
    with closing(sqlite3.connect(log)) as db:
        if db.execute(_STRANGE).fetchone():
            raise BadBackup("damaged", file=str(file), where=LOG)
        db.execute(f"PRAGMA user_version={1 + secrets.randbelow(2**31 - 2)}")
        db.execute("PRAGMA wal_checkpoint(TRUNCATE)")


def _kept(log: Path, home: Path, now: datetime) -> Path | None:
    """A backup of what is there; None where there is nothing, or no log that could be read."""
    if not log.exists():
        return None
    try:
        return take(home / f"before-restore-{now:%Y-%m-%d-%H%M%S}.zip", now.date()).file
    except BadBackup as error:
        if error.reason == "broken":
            return None
        raise


def _set_aside(log: Path) -> Path:
    """A log that is broken makes room, and is not thrown away."""
    aside = log.with_name(f"{log.name}.broken-{secrets.token_hex(3)}")
    log.rename(aside)
    for ending in ("-wal", "-shm"):
        with suppress(FileNotFoundError):
            log.with_name(log.name + ending).rename(aside.with_name(aside.name + ending))
    return aside


def _files_kept(old: Path, place: Path) -> Path | None:
    """A club's own files, where there was no log to keep them with."""
    if not any((old / part).exists() for part in PARTS):
        return None
    shutil.move(old, place)
    return place


@contextmanager
def _nobody_writes(log: Path, new: Path) -> Iterator[sqlite3.Connection | None]:
    """A transaction in the log as it is, with the new one beside it; None where there is no log that could be read."""
    if not log.exists():
        yield None
        return
    with closing(sqlite3.connect(log, timeout=PATIENCE, isolation_level=None)) as db:
        try:
            db.execute(f"ATTACH ? AS {_BESIDE}", (os.fsencode(new),))  # a name may have bytes that are no letters
            db.execute("BEGIN IMMEDIATE")
            db.execute("SELECT count(*) FROM main.sqlite_master").fetchone()
        except sqlite3.DatabaseError as error:
            if error.sqlite_errorcode & 0xFF not in BROKEN:
                raise
            db.close()
            yield None
            return
        try:
            yield db
        finally:
            if db.in_transaction:
                db.execute("ROLLBACK")


def _switch(db: sqlite3.Connection) -> None:
    """All that is in the log gives way to what is in the other one: whoever reads meanwhile sees the one or the other."""
    for kind, name in db.execute(
        f"SELECT type, name FROM main.sqlite_master WHERE {_OURS} AND type <> 'index'"
    ).fetchall():
        db.execute(f'DROP {kind} IF EXISTS main."{name}"')
    made = db.execute(f"SELECT type, name, sql FROM {_BESIDE}.sqlite_master WHERE {_OURS} ORDER BY type = 'table' DESC")
    for kind, name, sql in made.fetchall():
        db.execute(sql)
        if kind == "table":
            db.execute(f'INSERT INTO main."{name}" SELECT * FROM {_BESIDE}."{name}"')
    (mark,) = db.execute(f"PRAGMA {_BESIDE}.user_version").fetchone()
    db.execute(f"PRAGMA main.user_version={mark}")
    db.execute("COMMIT")


def _copy(new: Path, log: Path) -> None:
    """In one transaction: whoever reads meanwhile sees the one or the other."""
    begin_private(log)
    with closing(sqlite3.connect(new)) as source, closing(sqlite3.connect(log, timeout=PATIENCE)) as target:
        source.backup(target)
        target.execute("PRAGMA journal_mode=WAL")
