"""Putting a backup back, while the app runs or not: what was there before is kept in a backup of its own first."""

from __future__ import annotations

import secrets
import shutil
import sqlite3
import tempfile
from contextlib import closing, suppress
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from lessons.backup.archive import LOG, PARTS, BadBackup, unpack
from lessons.backup.taking import take
from lessons.club.data_folder import data_folder, log_file
from lessons.learner.storage.errors import UnusableDatabase
from lessons.learner.storage.private_files import begin_private
from lessons.learner.store import Store

PATIENCE = 30.0
"""Seconds that the log may be held by somebody else."""


@dataclass(frozen=True, slots=True)
class PutBack:
    """What came of it: ``before`` is the backup of what was there, if anything was; ``aside`` the log that could not be read."""

    before: Path | None
    aside: Path | None


def put_back(file: Path, now: datetime) -> PutBack:
    """This installation as the backup has it: log and files; an app that runs notices, and starts again by itself.

    A log of an older program is brought up to date. Errors: :class:`lessons.backup.archive.BadBackup`; all is then as it was.
    """
    log, home = log_file(), data_folder()
    if log is None:
        raise BadBackup("no-file")
    try:
        home.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(prefix=".restoring-", dir=home, ignore_cleanup_errors=True) as room:
            new, old = Path(room) / "new", Path(room) / "old"
            old.mkdir()
            unpack(file, new)
            _ready(new / LOG, file)
            before = _kept(log, home, now)
            aside = _set_aside(log) if before is None and log.exists() else None
            _exchange(new, home, old)
            try:
                _copy(new / LOG, log)
            except BaseException:
                _exchange(old, home, Path(room) / "new again")
                raise
    except UnusableDatabase as error:
        raise BadBackup("damaged", file=str(file), where=LOG) from error
    except sqlite3.Error as error:
        raise BadBackup("log", where=str(log), why=str(error)) from error
    except OSError as error:
        raise BadBackup("not-put-back", where=str(home), why=error.strerror or "") from error
    return PutBack(before, aside)


def _ready(log: Path, file: Path) -> None:
    """Looked through, brought up to date, and marked as another one than whatever is open now."""
    try:
        Store(str(log)).close()
    except UnusableDatabase as error:
        if error.reason == "newer":
            raise BadBackup("newer", file=str(file), **error.facts) from error
        raise
    with closing(sqlite3.connect(log)) as db:
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


def _exchange(new: Path, home: Path, old: Path) -> None:
    """What is there goes to ``old``, what is in ``new`` takes its place; folders move whole."""
    old.mkdir(exist_ok=True)
    for part in PARTS:
        if (home / part).exists():
            shutil.move(home / part, old / part)
        if (new / part).exists():
            shutil.move(new / part, home / part)


def _copy(new: Path, log: Path) -> None:
    """In one transaction: whoever reads meanwhile sees the one or the other."""
    begin_private(log)
    with closing(sqlite3.connect(new)) as source, closing(sqlite3.connect(log, timeout=PATIENCE)) as target:
        source.backup(target)
        target.execute("PRAGMA journal_mode=WAL")
