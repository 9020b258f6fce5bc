"""How the log's database is opened: a file of this machine's, or a server."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from sqlalchemy import URL, Connection, Engine, create_engine
from sqlalchemy import event as on
from sqlalchemy.exc import ArgumentError

from lessons.learner.errors import UnusableDatabase
from lessons.learner.log_url import SQLITE
from lessons.learner.storage.private_files import begin_private

if TYPE_CHECKING:
    from lessons.learner.server.server import Server

WAIT = 1.0
"""Seconds that a write waits for another one; then the browser, which asks again by itself, hears that it was not heard."""
WRITES = "calzettini_writes"
"""The option of a connection that is going to write."""


def shown_name(url: URL) -> str:
    """The name of a database as people are told it: a file or a database by its name, all else without its password."""
    return str(url.database or url.render_as_string())[:200]


def server_of(url: URL) -> Server | None:
    """The server that the address names; what speaks to it is loaded only then. Errors: :class:`UnusableDatabase`."""
    if url.get_backend_name() not in ("postgresql", "postgres"):
        return None
    try:
        from lessons.learner.server.server import Server

        return Server(url, WAIT)
    except ImportError as error:
        raise UnusableDatabase("no-driver", where=shown_name(url)) from error
    except (ValueError, TypeError, ArgumentError) as error:
        raise UnusableDatabase("cannot-open", where=shown_name(url)) from error


def engine_of(url: URL) -> Engine:
    """The SQLAlchemy engine of the file at this address, in folders made for it. Errors: :class:`UnusableDatabase`."""
    file = Path(url.database) if url.database and not url.database.startswith((":", "file:")) else None
    try:
        if url.get_backend_name() != SQLITE:
            return create_engine(url, pool_pre_ping=True)
        if file:
            file.parent.mkdir(parents=True, exist_ok=True)
    except (OSError, ValueError, ArgumentError, ImportError) as error:
        raise UnusableDatabase("cannot-open", where=shown_name(url)) from error
    # A session of the app is a thread of its own: as many connections as there are threads, none of them waiting.
    many = {} if url.database in (None, "", ":memory:") else {"pool_size": 20, "max_overflow": -1}
    engine = create_engine(url, **many)
    if file:
        on.listen(engine, "do_connect", lambda *_: begin_private(file))
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
    db.exec_driver_sql("BEGIN IMMEDIATE" if db.get_execution_options().get(WRITES) else "BEGIN")
