"""What a restore or a backup that was killed has left: taken up where it stood, or away, once nobody is at work there."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

from lessons.backup.archive import LOG, PARTS

ROOM, DRAFT = ".restoring-", ".calzettini-"
"""How the folders begin in which a backup is laid out, and in which one is made."""
NEW, OLD = "new", "old"
_HELD, _MOVED, _UNDONE = "held", "moved", "undone"


@contextmanager
def held(room: Path) -> Iterator[None]:
    """Somebody is at work in this folder. The system itself knows it, and forgets it however the work ends.

    Errors: sqlite3.OperationalError where somebody else is.
    """
    with closing(sqlite3.connect(room / _HELD, timeout=0, isolation_level=None)) as lock:
        lock.execute("BEGIN EXCLUSIVE")
        yield


def exchange(room: Path, home: Path) -> None:
    """What is at home goes to ``old``, then what is in ``new`` takes its place; folders move whole."""
    (room / OLD).mkdir(exist_ok=True)
    for part in PARTS:
        if (home / part).exists():
            shutil.move(home / part, room / OLD / part)
    (room / _MOVED).touch()
    for part in PARTS:
        if (room / NEW / part).exists():
            shutil.move(room / NEW / part, home / part)


def undo(room: Path, home: Path) -> None:
    """The files as they were before, wherever the exchange stood; also where this has been cut short before."""
    if (room / _MOVED).exists():
        (room / _UNDONE).mkdir(exist_ok=True)
        for part in PARTS:
            if (home / part).exists():
                shutil.move(home / part, room / _UNDONE / part)
        (room / _MOVED).unlink()
    for part in PARTS:
        if (room / OLD / part).exists():
            shutil.move(room / OLD / part, home / part)


def sweep(home: Path, log: Path | None) -> None:
    """To be called at a start. Where the log was not yet the other one, all is as it was; else there was nothing left to do."""
    for room in (*home.glob(f"{ROOM}*"), *home.glob(f"{DRAFT}*")):
        if not room.is_dir() or room.is_symlink():
            continue
        with suppress(OSError, sqlite3.Error):
            with held(room):
                if log is not None and not _is_the_other(log, room / NEW / LOG):
                    undo(room, home)
            shutil.rmtree(room, ignore_errors=True)


def _is_the_other(log: Path, new: Path) -> bool:
    """Has the log the mark that was given to the one to be put back?"""
    if not (log.exists() and new.exists()):
        return False
    marks = []
    for one in (log, new):
        with closing(sqlite3.connect(one)) as db:
            marks.append(db.execute("PRAGMA user_version").fetchone()[0])
    return bool(marks[0] == marks[1] != 0)
