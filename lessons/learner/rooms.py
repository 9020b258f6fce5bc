"""Evenings on disk: one line for everything that happened in a room, in the order in which it came.

Lines are only added, until an evening is to be forgotten. What they say is :mod:`lessons.evening`'s; here they are a kind
and a text.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from sqlalchemy import Connection, bindparam, delete, insert, select
from sqlalchemy.exc import IntegrityError

from lessons.learner.database import Database
from lessons.learner.learners import of
from lessons.learner.schema import learners, room_entries, rooms

_LINES = (
    select(room_entries.c.number, learners.c.code, room_entries.c.kind, room_entries.c.data, room_entries.c.at)
    .join(rooms, rooms.c.id == room_entries.c.room)
    .join(learners, learners.c.id == room_entries.c.learner)
    .where(rooms.c.code == bindparam("code"), room_entries.c.number > bindparam("after"))
    .order_by(room_entries.c.number)
)
_ROOM = select(rooms.c.id).where(rooms.c.code == bindparam("code"))
_ADD = insert(room_entries)
"""Made once: everybody in the room asks them with every press."""


class Taken(Exception):
    """There is a room of this code already."""


@dataclass(frozen=True, slots=True)
class Written:
    """One line of a room as it was written: its number in the log, whose it is, its kind, its text, and when (UTC)."""

    number: int
    who: str
    kind: str
    text: str
    at: str = ""


class Rooms:
    """The rooms of one database. ``who`` finds or makes a learner's number, ``stamp`` tells the time."""

    def __init__(self, database: Database, who: Callable[[Connection, str], int], stamp: Callable[[], str]) -> None:
        self._database, self._who, self._stamp = database, who, stamp

    @property
    def writes(self) -> int:
        """How often something was written by this process."""
        return self._database.writes

    @property
    def shared(self) -> bool:
        """Do other processes write here as a matter of course, so that one always has to look?"""
        return self._database.shared

    def begin(self, code: str, learner: str, kind: str, text: str, nonce: str) -> None:
        """A new room with its first line, on disk when this returns. Errors: :class:`Taken`."""

        def work(db: Connection) -> None:
            db.execute(insert(rooms).values(code=code, created=self._stamp()))
            self._add(db, code, learner, kind, text, nonce)

        try:
            self._database.write(work, of(learner), _of_room(code))
        except IntegrityError as error:
            raise Taken(code) from error

    def append(self, code: str, learner: str, kind: str, text: str, nonce: str) -> bool:
        """Write a line, on disk when this returns; False where this learner's line of this nonce was there already."""
        try:
            self._database.write(
                lambda db: self._add(db, code, learner, kind, text, nonce), of(learner), _of_room(code)
            )
        except IntegrityError:
            if not self.wrote(code, learner, nonce):
                raise
            return False
        return True

    def forget(self, code: str, learner: str, kind: str, text: str, nonce: str, keep: Sequence[str]) -> None:
        """Write a line, and delete all before it but those of the kinds to ``keep``; on disk when this returns.

        What was deleted is overwritten where the database can do that. Everybody's own log stays as it is.
        """

        def work(db: Connection) -> None:
            if db.dialect.name == "sqlite":
                db.exec_driver_sql("PRAGMA secure_delete=ON")
            self._add(db, code, learner, kind, text, nonce)
            room = db.execute(_ROOM, {"code": code}).scalar_one()
            gone = room_entries.c.kind.not_in((kind, *keep))
            db.execute(delete(room_entries).where(room_entries.c.room == room, gone))

        try:
            self._database.write(work)
        except IntegrityError:
            if not self.wrote(code, learner, nonce):
                raise

    def wrote(self, code: str, learner: str, nonce: str) -> bool:
        """Is there a line of this learner's and this nonce in the room?"""
        wanted = select(room_entries.c.number).join(rooms).join(learners, learners.c.id == room_entries.c.learner)
        wanted = wanted.where(rooms.c.code == code, learners.c.code == learner, room_entries.c.nonce == nonce)
        with self._database.reading() as db:
            return db.execute(wanted).first() is not None

    def lines(self, code: str, after: int = 0) -> tuple[Written, ...]:
        """What happened in this room after the line of this number; nothing where there is no such room."""
        with self._database.reading() as db:
            return tuple(Written(*line) for line in db.execute(_LINES, {"code": code, "after": after}))

    def without(self, kind: str, since: str) -> tuple[str, ...]:
        """The rooms begun after ``since`` (UTC, ISO 8601) in which nothing of this kind has happened; the latest first."""
        happened = select(room_entries.c.room).where(room_entries.c.kind == kind)
        wanted = select(rooms.c.code).where(rooms.c.created > since, rooms.c.id.not_in(happened))
        with self._database.reading() as db:
            return tuple(db.execute(wanted.order_by(rooms.c.id.desc())).scalars())

    def _add(self, db: Connection, code: str, learner: str, kind: str, text: str, nonce: str) -> None:
        room = db.execute(_ROOM, {"code": code}).scalar_one()
        row = {"room": room, "kind": kind, "data": text, "learner": self._who(db, learner)}
        db.execute(_ADD, {**row, "nonce": nonce, "at": self._stamp()})


def _of_room(code: str) -> str:
    """What all that is written in one room is called, where one process at a time may write it."""
    return f"room {code}"
