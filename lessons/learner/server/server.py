"""PostgreSQL behind the log: its connections, and the advisory locks that stand for SQLite's one writer at a time."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from typing import Any, LiteralString

from sqlalchemy import URL, BigInteger, Connection, Engine, bindparam, create_engine, select, text
from sqlalchemy import event as on
from sqlalchemy.dialects.postgresql import ARRAY
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as StillTaken

from lessons.learner.server.clean import lock_of, without_nul
from lessons.learner.server.connections import ConnectionPool, SharedConnection, line_to
from lessons.learner.server.move_queries import MoveQueries
from lessons.learner.server.notifications import Notifications

DIALECTS = ("postgresql", "postgres")
ASKING, MOVING = 5, 5
"""Connections of one process at most: for questions and writes of all sorts, and for those of every move. There is one more for
turns, and one that hears the others."""
AGAIN = 0.02
"""Seconds after which a turn that another process has is asked for again."""
AT_THE_DOOR = 10
"""So many times longer than for another process one waits for a connection of one's own: those before get on."""
UNHEARD = 3
"""Seconds that a server has to answer somebody who comes."""
_LOCK = text("SELECT count(pg_advisory_xact_lock(one)) FROM unnest(:names) AS one").bindparams(
    bindparam("names", type_=ARRAY(BigInteger))
)
_TURN = "SELECT pg_try_advisory_lock(%s)"
_OVER = "SELECT pg_advisory_unlock(%s)"


class Server:
    """One database of a server. ``patience``: seconds that anything waits for another process."""

    def __init__(self, url: URL, patience: float) -> None:
        url = url.set(drivername="postgresql+psycopg")
        self.engine = _engine(url, ASKING, patience)
        told = _told_at_connecting(url, patience)
        lines = ConnectionPool(url, told, MOVING, AT_THE_DOOR * patience)
        self.quick, self._lines = MoveQueries(lines), lines
        # One connection has the turns of all moves that are under way here: a move may take seconds, where others search.
        self._turns = SharedConnection(lines, AT_THE_DOOR * patience)
        self._patience = patience
        self._others = Notifications(url, told)

    def alone(self, db: Connection, names: Iterable[str]) -> None:
        """Until this transaction ends nobody else writes what one of these names stands for.

        Numbers of lines are given before they can be seen: without this somebody could read on past a line that is still to come.
        """
        # Always in the same order, so that no two wait for each other.
        if numbers := sorted({lock_of(name) for name in names}):
            db.execute(_LOCK, {"names": numbers})

    @contextmanager
    def turn(self, name: str) -> Iterator[None]:
        """Hold the advisory lock of this name for the length of the block; a process that dies loses its locks at once.

        A connection that is cut takes its turns along: what is under way then is still written once for its nonce.
        """
        number = (lock_of(f"turn {name}"),)
        deadline = time.monotonic() + self._patience
        while not self._ask(_TURN, number):
            if time.monotonic() > deadline:
                raise StillTaken(name)
            time.sleep(AGAIN)
        try:
            yield
        finally:
            with suppress(DBAPIError, StillTaken):
                self._ask(_OVER, number)

    def _ask(self, asked: LiteralString, about: tuple[int]) -> object:
        told = self._turns.ask(lambda line: line.execute(asked, about, prepare=True).fetchone())
        return told and told[0]

    @property
    def waiting(self) -> int:
        """The number of threads that wait for a connection."""
        return self._lines.waiting

    def tell(self, told: str) -> None:
        """The other processes hear this soon."""
        with self.engine.execution_options(isolation_level="AUTOCOMMIT").connect() as db:
            db.execute(select(self._others.telling(told)))

    def hear(self, heard: Callable[[str | None], None]) -> None:
        """From when this returns ``heard`` gets what others tell; None where something may have been missed."""
        self._others.hear(heard)

    def close(self) -> None:
        self._others.close()
        self._turns.close()
        self._lines.close()
        self.engine.dispose()


def _engine(url: URL, most: int, patience: float) -> Engine:
    told = _told_at_connecting(url, patience)
    engine = create_engine(
        url, pool_pre_ping=True, pool_size=most, max_overflow=0, pool_timeout=AT_THE_DOOR * patience, use_native_hstore=False,
        creator=lambda: line_to(url, told, autocommit=False),
    )  # fmt: skip
    on.listen(engine, "before_cursor_execute", _told_without_nul, retval=True)
    return engine


def _told_at_connecting(url: URL, patience: float) -> dict[str, Any]:
    asked = url.query.get("options", "")
    # An answer that was acknowledged is on the disk, whatever is usual at this server.
    options = f"{asked} -c lock_timeout={round(1000 * patience)} -c synchronous_commit=on"
    alive = {"keepalives_idle": 10, "keepalives_interval": 5, "keepalives_count": 3}
    return {"options": options, "connect_timeout": UNHEARD, "application_name": "calzettini", **alive}


def _told_without_nul(_: object, __: object, statement: str, told: Any, ___: object, ____: object) -> tuple[str, Any]:
    """No text of PostgreSQL's can have the character NUL; SQLite's can. Nobody typed one, so another one may stand there."""
    return statement, without_nul(told)
