"""What kept a database from being used, as a code for a sentence: SQLite's numbers and PostgreSQL's states."""

from __future__ import annotations

import sqlite3

from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError

_OF_SQLITE = {
    sqlite3.SQLITE_BUSY: "locked",
    sqlite3.SQLITE_LOCKED: "locked",
    sqlite3.SQLITE_PROTOCOL: "locked",  # who opens it waited for those who begin it anew
    sqlite3.SQLITE_FULL: "full",
    sqlite3.SQLITE_READONLY: "read-only",
    sqlite3.SQLITE_PERM: "read-only",
    sqlite3.SQLITE_CANTOPEN: "cannot-open",
    sqlite3.SQLITE_NOTADB: "not-a-database",
    sqlite3.SQLITE_CORRUPT: "damaged",
    sqlite3.SQLITE_IOERR: "unreachable",
}
_OF_POSTGRESQL = {
    "55P03": "locked",  # waited as long as it may
    "40P01": "locked",  # two waited for each other
    "40001": "locked",
    "57014": "locked",
    "53100": "full",
    "25006": "read-only",
    "42501": "read-only",
    "XX001": "damaged",
    "XX002": "damaged",
}
"""The first column: PostgreSQL's manual, appendix A."""


def code_of_sqlite(error: object) -> str | None:
    """The same of an error of SQLite's own."""
    return _OF_SQLITE.get(getattr(error, "sqlite_errorcode", 0) & 0xFF)


def code_of(error: DBAPIError) -> str | None:
    """What kept the database from being used; None for a question that it did not understand."""
    state = getattr(error.orig, "sqlstate", None)
    if isinstance(getattr(error.orig, "sqlite_errorcode", None), int):
        return code_of_sqlite(error.orig)
    if isinstance(state, str) and state in _OF_POSTGRESQL:
        return _OF_POSTGRESQL[state]
    # Of SQLite's an InterfaceError is a mistake of ours; of psycopg's, which have a state or None, a connection that is closed.
    closed = isinstance(error, InterfaceError) and hasattr(error.orig, "sqlstate")
    cut = error.connection_invalidated or closed or isinstance(error, OperationalError)
    return "unreachable" if cut else None
