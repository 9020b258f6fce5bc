"""What was deleted leaves no byte behind: in the log's own file, in what stands ahead of it, in the copies that an
installation keeps beside it.

A deleted line is free space in its page, and may stand in other pages that were split or filled anew; all of it is written anew
without them. Of a server this is the server's own work: docs/serve.md.
"""

from __future__ import annotations

import glob
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from lessons.learner.storage.copies import copies_of

BETWEEN = 0.02
"""Seconds between two tries, while somebody reads."""


def scrub(file: Path, patience: float) -> None:
    """Errors: ``TimeoutError`` where somebody reads on for so many seconds; ``sqlite3.Error`` where the disk is full, say."""
    with closing(sqlite3.connect(file, timeout=patience, isolation_level=None)) as db:
        db.execute("PRAGMA synchronous=FULL")
        db.execute("VACUUM")
        deadline = time.monotonic() + patience
        while db.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()[0]:
            if time.monotonic() > deadline:
                raise TimeoutError
            time.sleep(BETWEEN)


def in_copies(file: Path, delete: Callable[[sqlite3.Connection], None], patience: float) -> None:
    """Does the same to every copy that stands beside the log; ``delete`` takes from it what is to be gone.

    A copy that cannot be read any more is left as it is: nobody can put it back either. Errors: as above.
    """
    before_upgrades = sorted(file.parent.glob(f"{glob.escape(file.name)}.schema-*.backup"))
    for copy in (*before_upgrades, *(one.file for one in copies_of(file))):
        try:
            with closing(sqlite3.connect(copy, timeout=patience)) as db, db:
                delete(db)
        except sqlite3.DatabaseError as error:
            if getattr(error, "sqlite_errorcode", 0) & 0xFF in (sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_CORRUPT):
                continue
            raise
        scrub(copy, patience)


def forget_room(db: sqlite3.Connection, code: str, keep: tuple[str, ...], matches: tuple[str, ...]) -> None:
    """An evening's lines but those of the kinds to ``keep``, its tables' matches, and whatever belongs to it, as shared tables;
    nothing in a copy older than evenings."""
    if _has(db, "rooms"):
        its = db.execute(
            "SELECT DISTINCT room FROM room_entries WHERE instr(data, ?) > 0", (belongs_to(code),)
        ).fetchall()
        db.executemany("DELETE FROM room_entries WHERE room = ?", its)
        db.executemany("DELETE FROM rooms WHERE id = ?", its)
        kinds = ", ".join("?" * len(keep))
        db.execute(
            f"DELETE FROM room_entries WHERE room IN (SELECT id FROM rooms WHERE code = ?) AND kind NOT IN ({kinds})",
            (code, *keep),
        )
    if _has(db, "matches"):
        for match in matches:
            db.execute("DELETE FROM match_entries WHERE match IN (SELECT id FROM matches WHERE code = ?)", (match,))
            db.execute("DELETE FROM matches WHERE code = ?", (match,))


def belongs_to(code: str) -> str:
    """What stands in the first line of a room that belongs to this one, as a table does to an evening."""
    return f'"evening":"{code}"'


def _has(db: sqlite3.Connection, table: str) -> bool:
    return db.execute("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = ?", (table,)).fetchone() is not None
