"""Is the file at the log's path still the one that is open? Somebody may rename its folder or put another file in its place.

The system goes on writing into a file that was renamed, deleted or replaced, and says nothing; what is acknowledged then is lost
with it. One connection is held as long as the log is open: by it the file that was there can still be read.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path
from threading import Lock

from lessons.learner.errors import Unavailable
from lessons.learner.storage.causes import code_of_sqlite
from lessons.learner.storage.copies import keep_aside

Identity = tuple[int, int]
TAIL = "SELECT (SELECT coalesce(max(number), 0) FROM events), (SELECT coalesce(max(number), 0) FROM match_entries)"
"""The numbers of the last lines: no line of these is ever taken away."""
_LAST_LINES = tuple(f"SELECT * FROM {table} ORDER BY number DESC LIMIT 1" for table in
                    ("events", "match_entries", "room_entries"))  # fmt: skip
_LASTING = ("damaged", "not-a-database", "other")
"""What stays so until the file changes: it is not looked through again for each move."""
_WHOLE_FILE = ("SELECT * FROM calzettini", "SELECT * FROM installation", "PRAGMA user_version")


class OpenFile:
    """The log's file, its write-ahead log and its shared memory, as they were opened. Errors of all: :class:`Unavailable`."""

    _tail: tuple[int, ...]
    """What ``TAIL`` told last."""

    def __init__(self, path: Path, renew: Callable[[], None]) -> None:
        """``renew`` ends every other connection of this process, so that the next ones are opened anew."""
        self._path, self._renew, self._finding = path, renew, Lock()
        self._open()

    def is_in_place(self) -> bool:
        return self._now() == self._parts

    def check(self) -> None:
        """Goes on with what is at the path where nothing was lost by it; to be called by one at a time, while nobody writes."""
        if not self.is_in_place():
            self._find_again()
        elif self._state() != self._seen:
            self._look_through()

    def written(self, *tail: int) -> None:
        """Our own transaction has ended: are its lines in the file at the path? ``tail``: what ``TAIL`` told at its end."""
        if not self.is_in_place():
            raise Unavailable(self._why())
        self._tail, self._seen = tail, self._state()

    def close(self) -> None:
        self._held.close()

    def _open(self) -> None:
        real = Path(os.path.realpath(self._path))
        self._names = (self._path, real.with_name(f"{real.name}-wal"), real.with_name(f"{real.name}-shm"))
        self._held = sqlite3.connect(self._path, check_same_thread=False)
        self._mark = _mark(self._held)
        # This also opens the two files beside it, which stay as long as this is open.
        self._tail = self._held.execute(TAIL).fetchone()
        self._parts, self._seen = self._now(), self._state()
        self._refused: object = None
        self._refused_for = ""

    def _now(self) -> tuple[Identity | None, ...]:
        return tuple(map(_identity, self._names))

    def _state(self) -> tuple[int, int] | None:
        """Changes whenever something is written into the file itself, be it by a copy over it."""
        try:
            told = os.stat(self._path)
        except OSError:
            return None
        return told.st_size, told.st_mtime_ns

    def _why(self) -> str:
        return "missing" if _identity(self._path) is None else "other"

    def _find_again(self) -> None:
        with self._finding:
            found, why = (self._now(), self._state()), self._why()
            if found == self._refused:
                raise Unavailable(why)
            with suppress(sqlite3.Error):
                self._write_out()
            if why == "missing" or not (found[0][0] == self._parts[0] or self._has_everything()):
                if self._refused is None:
                    keep_aside(self._held, self._path)
                if why == "other" and self._was_put_back():
                    raise Unavailable("replaced")
                self._refused = self._now(), self._state()
                raise Unavailable(why)
            self._go_on()

    def _write_out(self) -> None:
        """What stands ahead of the file that was open comes into it: it must not be read as if it were another file's."""
        busy, ahead, done = self._held.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
        if busy or ahead != done:
            raise sqlite3.OperationalError("somebody reads")

    def _go_on(self) -> None:
        """With the file at the path; what lies beside it and was ours, or nobody's, makes room. Nothing is ahead of it any more."""
        before = self._parts
        self._held.close()
        self._renew()
        for name, mine, now in zip(self._names[1:], before[1:], self._now()[1:], strict=True):
            if now == mine or before[0] == _identity(self._path):
                with suppress(OSError):
                    name.unlink()
        self._open()

    def _has_everything(self) -> bool:
        """Is what lies there another copy of this log, and is nothing of what we know missing in it?"""
        beside = self._now()[1] not in (None, self._parts[1])
        try:
            # Of a write-ahead log that is not its own nothing may be read into it.
            how = "mode=ro" if beside else "mode=ro&immutable=1"
            with closing(sqlite3.connect(f"{self._path.absolute().as_uri()}?{how}", uri=True)) as new:
                return _sound(new) and all(
                    new.execute(asked).fetchall() == self._held.execute(asked).fetchall()
                    for asked in (*_WHOLE_FILE, *_LAST_LINES, "SELECT * FROM learners ORDER BY id")
                )
        except (sqlite3.Error, ValueError):
            return False

    def _was_put_back(self) -> bool:
        """Is it a sound log with a mark of its own, as whoever puts a backup back gives it?"""
        try:
            with closing(sqlite3.connect(f"{self._path.absolute().as_uri()}?mode=ro", uri=True)) as new:
                return (
                    _sound(new) and _mark(new) not in (0, self._mark) and bool(new.execute(_WHOLE_FILE[0]).fetchone())
                )
        except (sqlite3.Error, ValueError):
            return False

    def _look_through(self) -> None:
        """Something was written into the file, and not by us: another process may have put there what stood ahead of it."""
        state = self._state()
        if state == self._refused:
            raise Unavailable(self._refused_for)
        try:
            with closing(sqlite3.connect(self._path)) as new:
                if _mark(new) != self._mark:
                    return  # a backup was put back, which is seen by that
                why = self._wrong_in(new)
        except sqlite3.Error as error:
            why = code_of_sqlite(error) or "other"
        if why:
            if why in _LASTING:
                self._refused, self._refused_for = state, why
            raise Unavailable(why)
        self._seen, self._refused = state, None

    def _wrong_in(self, new: sqlite3.Connection) -> str:
        """Our own file, written over in part, is damaged; a sound one in which lines of ours are missing is another."""
        if not _sound(new):
            return "damaged"
        tail = new.execute(TAIL).fetchone()
        return "other" if any(now < before for now, before in zip(tail, self._tail, strict=True)) else ""


def _identity(path: Path) -> Identity | None:
    try:
        told = os.stat(path)
    except OSError:
        return None
    return told.st_dev, told.st_ino


def _mark(db: sqlite3.Connection) -> int:
    return int(db.execute("PRAGMA user_version").fetchone()[0])


def _sound(db: sqlite3.Connection) -> bool:
    return bool(db.execute("PRAGMA quick_check(1)").fetchone() == ("ok",))
