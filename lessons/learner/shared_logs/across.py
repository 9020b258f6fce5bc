"""What is asked of all shared logs at once: those somebody leads, those in which some have written; and somebody is forgotten."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from sqlalchemy import StaticPool, create_engine, func, select

from lessons.learner.shared_logs.rewrites import Rewrite, rewrite
from lessons.learner.storage.database import Database
from lessons.learner.storage.schema import learners, match_entries, matches, room_entries, rooms


@dataclass(frozen=True, slots=True)
class OwnLog:
    """A log: its code, when it was begun (UTC), and the number of its first line of the kinds asked for: a clock may say
    anything, these grow."""

    code: str
    begun: str
    first: int


class Across:
    """All logs of one database. ``stamp`` tells the time."""

    def __init__(self, database: Database, stamp: Callable[[], str]) -> None:
        self._database, self._stamp = database, stamp

    def led(self, learner: str, kinds: Sequence[str]) -> tuple[OwnLog, ...]:
        """The logs in which this learner has written a line of one of these kinds, the earliest first."""
        own = select(room_entries.c.room).join(learners, learners.c.id == room_entries.c.learner)
        own = own.where(learners.c.code == learner, room_entries.c.kind.in_(kinds))
        first = func.min(room_entries.c.number)
        wanted = select(rooms.c.code, rooms.c.created, first).join(room_entries, room_entries.c.room == rooms.c.id)
        wanted = wanted.where(rooms.c.id.in_(own), room_entries.c.kind.in_(kinds))
        wanted = wanted.group_by(rooms.c.id, rooms.c.code, rooms.c.created).order_by(first)
        with self._database.reading() as db:
            return tuple(OwnLog(*one) for one in db.execute(wanted))

    def written_by(self, whose: Sequence[str], kinds: Sequence[str]) -> tuple[str, ...]:
        """The logs in which any of these learners has written a line of one of these kinds."""
        wanted = select(rooms.c.code).join(room_entries, room_entries.c.room == rooms.c.id)
        wanted = wanted.join(learners, learners.c.id == room_entries.c.learner)
        wanted = wanted.where(learners.c.code.in_(whose), room_entries.c.kind.in_(kinds))
        with self._database.reading() as db:
            return tuple(db.execute(wanted.distinct()).scalars())

    def last_written(self, codes: Sequence[str]) -> tuple[int, int]:
        """The numbers of the last lines in any of the matches, and in any of the logs, of these codes; 0 where there is none."""
        of_match = select(func.max(match_entries.c.number)).join(matches).where(matches.c.code.in_(codes))
        of_log = select(func.max(room_entries.c.number)).join(rooms).where(rooms.c.code.in_(codes))
        with self._database.reading() as db:
            return int(db.execute(of_match).scalar() or 0), int(db.execute(of_log).scalar() or 0)

    def rewrite(self, told: Rewrite) -> None:
        """On disk when this returns, in every copy first: whoever is cut short finds here what is still to be done.

        No byte of what stood there is left with :meth:`scrub`. Errors: :class:`lessons.learner.errors.Unavailable`.
        """
        stamp = self._stamp()
        self._database.in_copies(lambda copy: _in_copy(copy, told, stamp))
        self._database.write(lambda db: rewrite(db, told, stamp))

    def scrub(self) -> None:
        """See :meth:`lessons.learner.shared_logs.rooms.Rooms.scrub`."""
        self._database.scrub()


def _in_copy(copy: sqlite3.Connection, told: Rewrite, stamp: str) -> None:
    engine = create_engine("sqlite://", creator=lambda: copy, poolclass=StaticPool)
    with engine.connect() as db:
        rewrite(db, told, stamp)
        db.commit()
