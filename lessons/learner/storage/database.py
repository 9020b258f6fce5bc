"""The database behind the log: how it is opened, read and written, and what is said when it cannot be."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from shutil import disk_usage
from threading import Lock
from typing import TYPE_CHECKING, Any, TypeVar

from sqlalchemy import Connection, update
from sqlalchemy import event as on

from lessons.learner.errors import Unavailable
from lessons.learner.log_url import SQLITE, log_url
from lessons.learner.storage import opening
from lessons.learner.storage.causes import code_of_sqlite
from lessons.learner.storage.circuit_breaker import CircuitBreaker
from lessons.learner.storage.open_file import TAIL, OpenFile
from lessons.learner.storage.opening import WRITES, engine_of, server_of, shown_name
from lessons.learner.storage.schema import version
from lessons.learner.storage.scrubbing import in_copies, scrub
from lessons.learner.storage.write_queue import NotTaken, PendingWrite, Work, WriteQueue

if TYPE_CHECKING:
    from lessons.learner.server.move_queries import MoveQueries

LONGEST = 10
"""So many times that long, as long as the others before it are served."""
LEAST_ROOM = 16 << 20
"""Bytes of the disk below which it is as good as full: the log is written ahead some 4 MB, and twice where it is looked through."""
_NOTHING_NEW = update(version).values(schema_version=version.c.schema_version)
_FOR_ALL = ("locked", "unreachable")
T = TypeVar("T")


class Database:
    """One database, at an SQLAlchemy address or file name; safe to use from many threads."""

    def __init__(self, address: str) -> None:
        self._url = log_url(address)
        self._server = server_of(self._url)
        self.engine = self._server.engine if self._server else engine_of(self._url)
        # Of a server each question stands for itself, which spares it two messages.
        self._reading = self.engine.execution_options(isolation_level="AUTOCOMMIT") if self._server else self.engine
        self._writing = self.engine.execution_options(**{WRITES: True})
        self._turn, self._counting, self._written = Lock(), Lock(), 0
        self._asking = CircuitBreaker(shared=self._server is not None)
        self._edition: object = None
        self._open: OpenFile | None = None
        self._together = WriteQueue(self._write, opening.WAIT)

    @property
    def file(self) -> Path | None:
        """Where it lies on this disk; None for one in memory or on a server."""
        name = self._url.database
        if self._url.get_backend_name() != SQLITE or not name or name.startswith((":", "file:")):
            return None
        return Path(name)

    @property
    def where(self) -> str:
        """Its name, for people; without the password of a server."""
        return shown_name(self._url)

    @property
    def shared(self) -> bool:
        """Is it kept by a server, so that other processes write in it as a matter of course?"""
        return self._server is not None

    @property
    def writes(self) -> int:
        """A counter of this process's writes: as long as it stays, a cache of what was read here is valid."""
        return self._written

    @property
    def waiting(self) -> int:
        """The number of threads that wait for their turn to write, or for a free connection."""
        return self._together.waiting + (self._server.waiting if self._server else 0)

    def sizes(self) -> Mapping[str, int]:
        """Bytes: of the ``log``, and of what stands ``ahead`` of a file and is not yet in it. Errors: :class:`Unavailable`."""
        if self._server:
            with self.reading() as db:
                return {"log": int(db.exec_driver_sql("SELECT pg_database_size(current_database())").scalar_one())}
        file = self.file
        if file is None:
            return {}
        ahead = file.with_name(f"{file.name}-wal")
        return {"log": file.stat().st_size, "ahead": ahead.stat().st_size if ahead.exists() else 0}

    def try_out(self) -> None:
        """Can something be written, and is there room for more? Errors: :class:`Unavailable`."""
        self.write(lambda db: db.execute(_NOTHING_NEW))
        if self.file is not None and disk_usage(self.file.parent).free < LEAST_ROOM:
            raise Unavailable("full")

    def settle(self) -> None:
        """What is in the file now is what this program has looked at; Errors: :class:`Unavailable`.

        A backup that is put back carries another mark: from then on nothing is read or written here any more, as what is
        remembered of the file, the numbers of its learners say, is of the one before.
        """
        with self.reading() as db:
            self._edition = _mark(db)
        if self.file is not None:
            self._open = OpenFile(self.file, self.engine.dispose)
            on.listen(self.engine, "connect", self._opened)

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """For looking. Errors: :class:`Unavailable`."""
        if self._open is not None and not self._open.is_in_place():
            self._queue()
            try:
                self._open.check()
            finally:
                self._turn.release()
        with self._asking.once(), self._reading.connect() as db:
            self._same(db)
            yield db

    @contextmanager
    def writing(self, *alone: str) -> Iterator[Connection]:
        """A transaction, on disk at the end of the block or not at all. Errors: :class:`Unavailable`, soon.

        ``alone``: names of what no other process may write meanwhile; in SQLite nobody else writes anything.
        """
        self._queue()
        try:
            if self._open is not None:
                self._open.check()
            with self._asking.once(), self._writing.begin() as db:
                self._same(db)
                if self._server:
                    self._server.alone(db, alone)
                yield db
                tail = db.exec_driver_sql(TAIL).one() if self._open is not None else ()
            if self._open is not None:
                self._open.written(*tail)
            self.wrote()
        finally:
            self._turn.release()

    def write(self, work: Work[T], *alone: str) -> T:
        """Run ``work`` in a transaction and return its result, which is on disk then. Errors: its own; :class:`Unavailable`,
        soon.

        ``alone`` as in :meth:`writing`.

        Others who write now may share the transaction: ``work`` may be called by their thread, and twice where one of them failed.
        """
        try:
            return self._together.put(work, alone)
        except NotTaken:
            raise Unavailable("locked") from None

    def _write(self, taken: Sequence[PendingWrite[object]]) -> None:
        """All of it in one transaction; where something of it fails, each in its own."""
        try:
            with self.writing(*(name for one in taken for name in one.alone)) as db:
                values = [one.work(db) for one in taken]
        except Exception as error:  # noqa: BLE001 - whatever it is, it is told to its owner
            if len(taken) == 1:
                taken[0].over(error=error)
            elif isinstance(error, Unavailable) and error.code in _FOR_ALL:  # it would be so for each of them
                for one in taken:
                    one.over(error=Unavailable(error.code))
            else:
                for one in taken:
                    self._write((one,))
        else:
            for one, value in zip(taken, values, strict=True):
                one.over(value)

    def scrub(self) -> None:
        """No byte of what was deleted stands in the file or ahead of it; a server cleans up by itself.

        Errors: :class:`Unavailable`, and it is to be asked again.
        """
        self._with_file(lambda file: scrub(file, opening.WAIT))

    def in_copies(self, delete: Callable[[sqlite3.Connection], None]) -> None:
        """``delete`` takes something out of every copy that is kept beside the file. Errors: :class:`Unavailable`."""
        self._with_file(lambda file: in_copies(file, delete, opening.WAIT))

    def _with_file(self, work: Callable[[Path], None]) -> None:
        """What is done to the file itself, while nobody else here writes; nothing where there is none."""
        file = self.file
        if file is None:
            return
        self._queue()
        try:
            work(file)
        except sqlite3.Error as error:
            raise Unavailable(code_of_sqlite(error) or "unreachable") from error
        except TimeoutError as error:
            raise Unavailable("locked") from error
        except OSError as error:
            raise Unavailable("unreachable") from error
        finally:
            self._turn.release()

    def _queue(self) -> None:
        """Threads write one after the other, and wait as long as others get on: a full room is no broken database."""
        for _ in range(LONGEST):
            before = self._written
            if self._turn.acquire(timeout=opening.WAIT):
                return
            if self._written == before:
                break
        raise Unavailable("locked")

    def _same(self, db: Connection) -> None:
        if self._edition is not None and _mark(db) != self._edition:
            raise Unavailable("replaced")

    def _opened(self, connection: Any, _: object) -> None:
        """A connection that was opened while another file was at the path is none of this log's."""
        if self._open is not None and not self._open.is_in_place():
            connection.close()
            raise Unavailable("other")

    @contextmanager
    def turn(self, name: str) -> Iterator[None]:
        """Nobody in another process has the turn of this name as long as this lasts; nothing where there are none.

        Errors: :class:`Unavailable`, soon.
        """
        with ExitStack() as held:
            if self._server:
                with self._asking.once():
                    held.enter_context(self._server.turn(name))
            yield

    def quickly(self, question: Callable[[MoveQueries], T]) -> T:
        """The queries of a move on a server, in its own SQL; only where ``shared``. Errors: as of all else."""
        assert self._server is not None
        with self._asking.once():
            return question(self._server.quick)

    def wrote(self) -> None:
        """Something was written that way."""
        with self._counting:
            self._written += 1

    def tell(self, told: str) -> None:
        """The other processes hear this soon, where there are any. Errors: :class:`Unavailable`."""
        if self._server:
            with self._asking.once():
                self._server.tell(told)

    def hear(self, heard: Callable[[str | None], None]) -> None:
        """Register a handler for notifications of other processes; it gets None where some may have been missed."""
        if self._server:
            self._server.hear(heard)

    def close(self) -> None:
        if self._server:
            self._server.close()
        self.engine.dispose()
        if self._open is not None:
            self._open.close()


def _mark(db: Connection) -> object:
    """A number that SQLite keeps in the head of its file for whoever wants one, in the same transaction as all else."""
    return db.exec_driver_sql("PRAGMA user_version").scalar() if db.dialect.name == "sqlite" else None
