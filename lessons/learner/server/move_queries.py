"""The queries that every move asks of PostgreSQL, each in one round trip: who this is, what came after, and one line more.

The same as :mod:`lessons.learner.store` says to any database; measured, a fifth of its price (docs/decisions.md).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import psycopg

from lessons.learner.server.clean import lock_of, without_nul
from lessons.learner.server.connections import BoundedConnection, ConnectionPool

_LEARNER = "SELECT code, created, settings FROM learners WHERE code = %s"
_AFTER = (
    "SELECT number, lesson, step, kind, data, nonce, at FROM events WHERE learner = (SELECT id FROM learners WHERE code = %(who)s) "
    "AND lesson = %(lesson)s AND number > %(after)s ORDER BY number"
)
# Sent as one message all of it is one transaction. Each statement sees what was written until it begins: also by
# whoever had the lock before.
_ADD = (
    "SELECT pg_advisory_xact_lock(%(lock)s); "
    "INSERT INTO events (learner, lesson, step, kind, data, nonce, at) "
    "SELECT id, %(lesson)s, %(step)s, %(kind)s, %(data)s, %(nonce)s, %(at)s FROM learners WHERE code = %(who)s; "
) + _AFTER
_FIELDS = ("step", "kind", "data", "nonce", "at")
_EXTEND = (
    "SELECT pg_advisory_xact_lock(%(lock)s); "
    "INSERT INTO events (learner, lesson, step, kind, data, nonce, at) "
    "SELECT learners.id, %(lesson)s, line.* FROM learners, (VALUES {lines}) AS line WHERE code = %(who)s AND NOT EXISTS "
    "(SELECT 1 FROM events WHERE learner = learners.id AND lesson = %(lesson)s AND number > %(after)s) RETURNING number"
)


class LogRow(NamedTuple):
    """A row of the table of events."""

    number: int
    lesson: str
    step: str
    kind: str
    data: str
    nonce: str
    at: str


class MoveQueries:
    """The queries of a move, on a pool of connections. Errors of every method: SQLAlchemy's."""

    def __init__(self, lines: ConnectionPool) -> None:
        self._lines = lines

    def learner(self, code: str) -> tuple[str, str, str] | None:
        """Code, when first seen, settings; None for somebody who is not known."""
        return self._lines.ask(lambda line: line.execute(_LEARNER, (without_nul(code),), prepare=True).fetchone())

    def after(self, who: str, lesson: str, after: int) -> list[LogRow]:
        """The lines of a lesson numbered above ``after``."""
        asked = without_nul({"who": who, "lesson": lesson, "after": after})
        return self._lines.ask(lambda line: list(map(LogRow._make, line.execute(_AFTER, asked, prepare=True))))

    def add(self, row: Mapping[str, str], who: str, alone: str, after: int) -> list[LogRow] | None:
        """Write a line, on disk when this returns; the lesson's lines numbered above ``after``. ``alone``: as of every write.

        None where nobody of this code is known, and nothing was written.
        """

        told = without_nul({**row, "who": who, "lock": lock_of(alone), "after": after})

        def add(line: BoundedConnection) -> list[LogRow] | None:
            saying = psycopg.ClientCursor(line)
            saying.execute(_ADD, told)
            saying.nextset()
            written = saying.rowcount
            saying.nextset()
            return list(map(LogRow._make, saying)) if written else None

        return self._lines.ask(add)

    def extend(self, rows: Sequence[Mapping[str, str]], who: str, alone: str, lesson: str, after: int) -> int | None:
        """Write lines together if the lesson ends at ``after``, on disk when this returns; the number of the last one.

        None where it does not, or nobody of this code is known: nothing was written.
        """
        told = {f"{name}{at}": row[name] for at, row in enumerate(rows) for name in _FIELDS}
        told |= {"who": who, "lesson": lesson}
        lines = ", ".join(f"({', '.join(f'%({name}{at})s' for name in _FIELDS)})" for at in range(len(rows)))

        def extend(line: BoundedConnection) -> int | None:
            saying = psycopg.ClientCursor(line)
            saying.execute(_EXTEND.format(lines=lines), without_nul(told) | {"lock": lock_of(alone), "after": after})
            saying.nextset()
            return max((number for (number,) in saying), default=None)

        return self._lines.ask(extend)
