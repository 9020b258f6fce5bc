"""The database behind the log: how it is opened, read and written, and what is said when it cannot be."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from threading import Lock
from typing import Any, TypeVar

from sqlalchemy import URL, Connection, Engine, create_engine
from sqlalchemy import event as on
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, DatabaseError, IntegrityError, OperationalError

from lessons.learner.write_queue import NotTaken, Waiting, Work, WriteQueue

WAIT = 1.0
"""Seconds that a write waits for another one; then the browser, which asks again by itself, hears that it was not heard."""
LONGEST = 10
"""So many times that long, as long as the others before it are served."""
T = TypeVar("T")
_WRITES = "calzettini_writes"
_CODES = {
    sqlite3.SQLITE_BUSY: "locked",
    sqlite3.SQLITE_LOCKED: "locked",
    sqlite3.SQLITE_FULL: "full",
    sqlite3.SQLITE_READONLY: "read-only",
    sqlite3.SQLITE_PERM: "read-only",
    sqlite3.SQLITE_CANTOPEN: "cannot-open",
    sqlite3.SQLITE_NOTADB: "not-a-database",
    sqlite3.SQLITE_CORRUPT: "damaged",
    sqlite3.SQLITE_IOERR: "unreachable",
}


class UnusableDatabase(Exception):
    """The address holds something this program must not, or cannot, write to.

    ``reason`` is a code for a sentence (``newer``, ``foreign``, ``not-a-database``, ``damaged``, ``read-only``,
    ``cannot-open``, ``locked``, ``full``, ``unreachable``); ``facts`` fill it.
    """

    def __init__(self, reason: str, **facts: str | int) -> None:
        super().__init__(f"{reason}: {facts}")
        self.reason, self.facts = reason, facts


class Unavailable(Exception):
    """The database cannot be used just now, and nothing was saved; ``code`` is one of the reasons above.

    When the cause is gone the same call works: nothing has to be opened anew.
    """

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


class Database:
    """One database, at an SQLAlchemy address or file name; safe to use from many threads."""

    def __init__(self, address: str) -> None:
        self._url = _url(address)
        self.engine = _engine(self._url, address)
        self._writing = self.engine.execution_options(**{_WRITES: True})
        self._turn, self._written = Lock(), 0
        self._together = WriteQueue(self._write, WAIT)

    @property
    def file(self) -> Path | None:
        """Where it lies on this disk; None for one in memory or on a server."""
        name = self._url.database
        if self._url.get_backend_name() != "sqlite" or not name or name.startswith((":", "file:")):
            return None
        return Path(name)

    @property
    def where(self) -> str:
        """Its name, for people; without the password of a server."""
        return str(self._url.database or self._url.render_as_string())

    @property
    def writes(self) -> int:
        """How often something was written by this process; as long as that stays, so does what others here have read."""
        return self._written

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """For looking. Errors: :class:`Unavailable`."""
        with _told(), self.engine.connect() as db:
            yield db

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """One transaction, on disk at the end of the block or not at all. Errors: :class:`Unavailable`, soon."""
        self._queue()
        try:
            with _told(), self._writing.begin() as db:
                yield db
            self._written += 1
        finally:
            self._turn.release()

    def write(self, work: Work[T]) -> T:
        """What ``work`` makes of a transaction, on disk when this returns. Errors: its own; :class:`Unavailable`, soon.

        Others who write now may share the transaction: ``work`` may be called by their thread, and twice where one of them failed.
        """
        try:
            return self._together.put(work)
        except NotTaken:
            raise Unavailable("locked") from None

    def _write(self, taken: Sequence[Waiting[object]]) -> None:
        """All of it in one transaction; where something of it fails, each in its own."""
        try:
            with self.writing() as db:
                values = [one.work(db) for one in taken]
        except Exception as error:  # noqa: BLE001 - whatever it is, it is told to its owner
            if len(taken) == 1:
                taken[0].over(error=error)
            elif isinstance(error, Unavailable) and error.code == "locked":  # it would be so for each of them
                for one in taken:
                    one.over(error=Unavailable(error.code))
            else:
                for one in taken:
                    self._write((one,))
        else:
            for one, value in zip(taken, values, strict=True):
                one.over(value)

    def _queue(self) -> None:
        """Threads write one after the other, and wait as long as others get on: a full room is no broken database."""
        for _ in range(LONGEST):
            before = self._written
            if self._turn.acquire(timeout=WAIT):
                return
            if self._written == before:
                break
        raise Unavailable("locked")

    def close(self) -> None:
        self.engine.dispose()


def code_of(error: DatabaseError) -> str | None:
    """What kept the database from being used; None for a question that it did not understand."""
    found = getattr(error.orig, "sqlite_errorcode", None)
    if isinstance(found, int):
        return _CODES.get(found & 0xFF)
    return "unreachable" if isinstance(error, OperationalError) else None


@contextmanager
def _told() -> Iterator[None]:
    try:
        yield
    except IntegrityError:
        raise
    except DatabaseError as error:
        code = code_of(error)
        if code is None:
            raise
        raise Unavailable(code) from error


def _url(address: str) -> URL:
    try:
        return make_url(address if "://" in address else f"sqlite:///{address}")
    except ArgumentError as error:
        raise UnusableDatabase("cannot-open", where=address[:200]) from error


def _engine(url: URL, address: str) -> Engine:
    try:
        if url.get_backend_name() != "sqlite":
            return create_engine(url, pool_pre_ping=True)
        if url.database and not url.database.startswith((":", "file:")):
            Path(url.database).parent.mkdir(parents=True, exist_ok=True)
    except (OSError, ValueError, ArgumentError, ImportError) as error:
        raise UnusableDatabase("cannot-open", where=address[:200]) from error
    # A session of the app is a thread of its own: as many connections as there are threads, none of them waiting.
    many = {} if url.database in (None, "", ":memory:") else {"pool_size": 20, "max_overflow": -1}
    engine = create_engine(url, **many)
    on.listen(engine, "connect", _tune)
    on.listen(engine, "begin", _begin)
    return engine


def _tune(connection: Any, _: object) -> None:
    # Transactions are begun by us: left to itself the driver would begin them late, and never before a CREATE or ALTER.
    connection.isolation_level = None
    # FULL: an answer that was acknowledged is on the disk, and not only with the system, when the power goes.
    for pragma in ("synchronous=FULL", f"busy_timeout={round(1000 * WAIT)}", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {pragma}").close()


def _begin(db: Connection) -> None:
    # IMMEDIATE: who is going to write waits at the door, and not in the middle of what it has read.
    db.exec_driver_sql("BEGIN IMMEDIATE" if db.get_execution_options().get(_WRITES) else "BEGIN")
