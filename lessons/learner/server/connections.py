"""Connections to PostgreSQL without a layer between, for what every move asks: a pool, and one shared connection."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from threading import Lock, Semaphore
from typing import Any, TypeVar

import psycopg
from psycopg.rows import TupleRow
from sqlalchemy import URL, Connection
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as NoneFree

T = TypeVar("T")
UNANSWERED = 4.0
"""Seconds after which a question is given up to which the server has said nothing."""
LOOK = 0.1
"""Seconds between two looks whether somebody wants to end it all."""
UNHURRIED = 3600.0
"""The same where tables are made anew, of which some are long."""


class BoundedConnection(psycopg.Connection[TupleRow]):
    """A connection that does not wait for ever: behind one that is still open the server, or all between, may have stopped.

    The system would notice only that nobody takes what is sent. A write that is done all the same counts once, by its nonce.
    """

    patience: float | None = None

    def wait(self, gen: Any, interval: float = LOOK, timeout: float | None = None) -> Any:
        patience = self.patience or UNANSWERED if timeout is None else timeout
        until = time.monotonic() + patience
        try:
            return super().wait(gen, interval, patience)
        except psycopg.OperationalError as error:
            if timeout is None and error.sqlstate is None and time.monotonic() >= until:
                self.close()
                raise psycopg.OperationalError("the server says nothing") from error
            raise


def line_to(url: URL, told_at_connecting: Mapping[str, Any], *, autocommit: bool) -> BoundedConnection:
    """Errors: psycopg's."""
    speaking: Any = url.get_dialect()()
    among, named = speaking.create_connect_args(url)
    return BoundedConnection.connect(*among, **{**named, **told_at_connecting}, autocommit=autocommit)


@contextmanager
def unhurried(db: Connection) -> Iterator[None]:
    """Lift the time limit of queries on this connection for the length of the block."""
    line = db.connection.driver_connection
    assert isinstance(line, BoundedConnection)
    line.patience = UNHURRIED
    try:
        yield
    finally:
        line.patience = None


class ConnectionPool:
    """A pool of at most so many connections, opened when they are wanted; each query stands for itself. Safe to use from many
    threads.
    """

    def __init__(self, url: URL, told_at_connecting: Mapping[str, Any], most: int, patience: float) -> None:
        self._url, self._told, self._patience = url, dict(told_at_connecting), patience
        self._free, self._alone, self._spare = Semaphore(most), Lock(), list[BoundedConnection]()
        self.waiting = 0

    def ask(self, question: Callable[[BoundedConnection], T]) -> T:
        """Run a query on a free connection and return its result. Errors: SQLAlchemy's, as of every other query.

        A connection that was cut meanwhile is noticed by using it; then another one is asked the same, once. A write that was
        made before the cut is then there already, and its nonce says so.
        """
        if not (self._free.acquire(blocking=False) or self._waited()):
            raise NoneFree("no connection is free")
        try:
            try:
                return self._asked(self._taken(), question)
            except psycopg.Error as error:
                if not _cut(error):
                    raise
                self.close()  # whatever cut this one has cut the others
                return self._asked(self.opened(), question)
        except psycopg.Error as error:
            raise _as_everywhere(error) from error
        finally:
            self._free.release()

    def _waited(self) -> bool:
        with self._alone:
            self.waiting += 1
        try:
            return self._free.acquire(timeout=self._patience)
        finally:
            with self._alone:
                self.waiting -= 1

    def opened(self) -> BoundedConnection:
        """A new connection. Errors: psycopg's."""
        return line_to(self._url, self._told, autocommit=True)

    def close(self) -> None:
        """End those that nobody uses just now; who asks again opens others."""
        with self._alone:
            spare, self._spare = self._spare, []
        for line in spare:
            line.close()

    def _taken(self) -> BoundedConnection:
        with self._alone:
            if self._spare:
                return self._spare.pop()
        return self.opened()

    def _asked(self, line: BoundedConnection, question: Callable[[BoundedConnection], T]) -> T:
        try:
            told = question(line)
        except BaseException:
            line.close() if line.broken else self._back(line)
            raise
        self._back(line)
        return told

    def _back(self, line: BoundedConnection) -> None:
        with self._alone:
            self._spare.append(line)


class SharedConnection:
    """One connection that all threads share, because PostgreSQL's session-level advisory locks belong to a connection.

    It is asked in the same way as a :class:`ConnectionPool`, one thread at a time.
    """

    def __init__(self, lines: ConnectionPool, patience: float) -> None:
        self._lines, self._patience, self._alone = lines, patience, Lock()
        self._line: BoundedConnection | None = None

    def ask(self, question: Callable[[BoundedConnection], T]) -> T:
        if not self._alone.acquire(timeout=self._patience):
            raise NoneFree("the line is not free")
        try:
            try:
                return question(self._there())
            except psycopg.Error as error:
                if not _cut(error):
                    raise
                self._line = None
                return question(self._there())
        except psycopg.Error as error:
            raise _as_everywhere(error) from error
        finally:
            self._alone.release()

    def close(self) -> None:
        with self._alone:
            line, self._line = self._line, None
        if line is not None:
            line.close()

    def _there(self) -> BoundedConnection:
        if self._line is None or self._line.closed:
            self._line = self._lines.opened()
        return self._line


def _cut(error: psycopg.Error) -> bool:
    """Was the connection ended, rather than the question refused? PostgreSQL's states of class 57P say the first."""
    state = error.sqlstate
    return isinstance(error, psycopg.OperationalError | psycopg.InterfaceError) and (
        state is None or state[:3] == "57P"
    )


def _as_everywhere(error: psycopg.Error) -> DBAPIError:
    made = DBAPIError.instance(None, None, error, psycopg.Error, connection_invalidated=_cut(error))
    assert isinstance(made, DBAPIError)
    return made
