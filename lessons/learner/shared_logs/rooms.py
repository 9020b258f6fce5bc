"""Evenings on disk: one line for everything that happened in a room, in the order in which it came.

Lines are only added, until an evening is to be forgotten. What they say is :mod:`lessons.evening`'s; here they are a kind
and a text.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from threading import Lock

from sqlalchemy import (
    ColumnElement,
    Connection,
    ScalarSelect,
    bindparam,
    case,
    delete,
    exists,
    insert,
    select,
    true,
)
from sqlalchemy.exc import IntegrityError

from lessons.learner.learners import of
from lessons.learner.storage.database import Database
from lessons.learner.storage.schema import learners, room_entries, rooms
from lessons.learner.storage.scrubbing import belongs_to, forget_room

_LINES = (
    select(room_entries.c.number, learners.c.code, room_entries.c.kind, room_entries.c.data, room_entries.c.at)
    .join(rooms, rooms.c.id == room_entries.c.room)
    .join(learners, learners.c.id == room_entries.c.learner)
    .where(rooms.c.code == bindparam("code"), room_entries.c.number > bindparam("after"))
    .order_by(room_entries.c.number)
)
_LEADS = room_entries.alias()
_ROOM = select(rooms.c.id).where(rooms.c.code == bindparam("code"))
_ADD = insert(room_entries)
"""Made once: everybody in the room asks them with every press."""


class RoomCodeTaken(Exception):
    """There is a room of this code already."""


@dataclass(frozen=True, slots=True)
class RoomLine:
    """One line of a room as it was written: its number in the log, whose it is, its kind, its text, and when (UTC)."""

    number: int
    who: str
    kind: str
    text: str
    at: str = ""


@dataclass(frozen=True, slots=True)
class NewLine:
    """A line that is to be written: whose it is, its kind, its text, and its name."""

    who: str
    kind: str
    text: str
    nonce: str


@dataclass(frozen=True, slots=True)
class RoomVisit:
    """A room in which somebody has written: its code, when it was begun and when anybody last wrote there (UTC), and which of
    the kinds asked for somebody, and which of them this person, has written there."""

    code: str
    begun: str
    latest: str
    kinds: frozenset[str]
    own: frozenset[str]


@dataclass(frozen=True, slots=True)
class _InsertedLine:
    """A line, with the numbers of its room and of whose it is."""

    room: int
    who: int
    line: RoomLine


class Rooms:
    """The rooms of one database. ``who`` finds or makes a learner's number, ``stamp`` tells the time.

    ``known``: numbers of learners that are on disk, so that nobody has to ask for them again.
    """

    def __init__(
        self,
        database: Database,
        who: Callable[[Connection, str], int],
        stamp: Callable[[], str],
        known: dict[str, int],
    ) -> None:
        self._database, self._who, self._stamp, self._known = database, who, stamp, known
        self._ids: dict[str, int] = {}
        self._latest: dict[str, int] = {}
        self._guard = Lock()

    def latest(self, code: str) -> int:
        """The number of the last line of this room that this process has written; 0 where it has written none."""
        return self._latest.get(code, 0)

    @property
    def shared(self) -> bool:
        """Do other processes write here as a matter of course, so that one always has to look?"""
        return self._database.shared

    def begin(self, code: str, learner: str, kind: str, text: str, nonce: str, more: Sequence[NewLine] = ()) -> None:
        """A new room with its first line, and with ``more`` in this order, all on disk when this returns, or nothing of it.

        Errors: :class:`RoomCodeTaken`.
        """

        def work(db: Connection) -> _InsertedLine:
            made = db.execute(insert(rooms).values(code=code, created=self._stamp())).inserted_primary_key
            room = made[0] if made else self._room(db, code)
            added = self._add(db, code, learner, kind, text, nonce, room)
            for one in more:
                added = self._add(db, code, one.who, one.kind, one.text, one.nonce, room)
            return added

        try:
            self._on_disk(code, self._database.write(work, of(learner), _of_room(code)))
        except IntegrityError as error:
            raise RoomCodeTaken(code) from error

    def append(
        self, code: str, learner: str, kind: str, text: str, nonce: str, after: int | None = None
    ) -> tuple[RoomLine, ...]:
        """Write a line, on disk when this returns; nothing where this learner's line of this nonce was there already.

        What is returned is the line, and before it what others have written meanwhile where ``after`` is the last one known.
        """

        def work(db: Connection) -> tuple[_InsertedLine, tuple[RoomLine, ...]]:
            mine = self._add(db, code, learner, kind, text, nonce)
            if after is None or mine.line.number == after + 1:
                return mine, (mine.line,)
            return mine, tuple(RoomLine(*line) for line in db.execute(_LINES, {"code": code, "after": after}))

        try:
            mine, news = self._database.write(work, of(learner), _of_room(code))
        except IntegrityError:
            if not self.wrote(code, learner, nonce):
                raise
            return ()
        self._on_disk(code, mine)
        return news

    def forget(self, code: str, learner: str, kind: str, text: str, nonce: str, keep: Sequence[str]) -> None:
        """Write a line, and delete all before it but those of the kinds to ``keep``; on disk when this returns.

        Everybody's own log stays as it is. What was deleted is gone for good with :meth:`scrub`.
        """

        def work(db: Connection) -> _InsertedLine:
            mine = self._add(db, code, learner, kind, text, nonce)
            gone = room_entries.c.kind.not_in((kind, *keep))
            db.execute(delete(room_entries).where(room_entries.c.room == mine.room, gone))
            return mine

        try:
            self._on_disk(code, self._database.write(work))
        except IntegrityError:
            if not self.wrote(code, learner, nonce):
                raise

    def forget_in_copies(self, code: str, keep: Sequence[str], matches: Sequence[str]) -> None:
        """The same, these matches, and all that belongs to the room, in the copies of the log. Errors: as :meth:`scrub`."""
        self._database.in_copies(lambda db: forget_room(db, code, tuple(keep), tuple(matches)))

    def belonging(self, code: str, kinds: Sequence[str]) -> tuple[str, ...]:
        """The rooms that say in a line of one of these kinds that they belong to this one."""
        said = room_entries.c.data.contains(belongs_to(code), autoescape=True)
        wanted = select(rooms.c.code).join(room_entries).where(room_entries.c.kind.in_(kinds), said)
        with self._database.reading() as db:
            return tuple(db.execute(wanted.distinct()).scalars())

    def delete(self, codes: Sequence[str]) -> None:
        """These rooms with all that was written there; on disk when this returns, and gone for good with :meth:`scrub`."""

        def work(db: Connection) -> None:
            its = select(rooms.c.id).where(rooms.c.code.in_(codes))
            db.execute(delete(room_entries).where(room_entries.c.room.in_(its)))
            db.execute(delete(rooms).where(rooms.c.code.in_(codes)))

        self._database.write(work)
        with self._guard:
            for code in codes:
                self._ids.pop(code, None)

    def scrub(self) -> None:
        """No byte is left of what was forgotten, where the log is a file.

        Errors: :class:`lessons.learner.errors.Unavailable`, and it is to be asked again.
        """
        self._database.scrub()

    def wrote(self, code: str, learner: str, nonce: str) -> bool:
        """Is there a line of this learner's and this nonce in the room?"""
        wanted = select(room_entries.c.number).join(rooms).join(learners, learners.c.id == room_entries.c.learner)
        wanted = wanted.where(rooms.c.code == code, learners.c.code == learner, room_entries.c.nonce == nonce)
        with self._database.reading() as db:
            return db.execute(wanted).first() is not None

    def lines(self, code: str, after: int = 0) -> tuple[RoomLine, ...]:
        """What happened in this room after the line of this number; nothing where there is no such room."""
        with self._database.reading() as db:
            return tuple(RoomLine(*line) for line in db.execute(_LINES, {"code": code, "after": after}))

    def without(self, kind: str, leads: Sequence[str], since: str, until: str) -> tuple[str, ...]:
        """The rooms that were begun between the two times (UTC, ISO 8601) and in which nothing of this kind has happened; the
        latest first. Who has written one of the kinds ``leads`` leads there; a room without any is none of these.

        A clock that is put right in the middle makes none of them old: one that was begun later than all this is among them as
        long as something happens in it now, one that was begun earlier as long as somebody who leads it does something.
        """
        happened = select(room_entries.c.room).where(room_entries.c.kind == kind)
        leading = select(_LEADS.c.room).where(_LEADS.c.kind.in_(leads))
        who_lead = select(_LEADS.c.learner).where(_LEADS.c.room == rooms.c.id, _LEADS.c.kind.in_(leads))
        last, led = _last_at(), _last_at(room_entries.c.learner.in_(who_lead.correlate(rooms)))
        wanted = select(rooms.c.code).where(rooms.c.id.not_in(happened), rooms.c.id.in_(leading))
        wanted = wanted.where(
            case(
                (rooms.c.created > until, last.between(since, until)),
                (rooms.c.created <= since, led.between(since, until)),
                else_=true(),
            )
        )
        with self._database.reading() as db:
            return tuple(db.execute(wanted.order_by(rooms.c.id.desc())).scalars())

    def visited(self, learner: str, kinds: Sequence[str], most: int) -> tuple[RoomVisit, ...]:
        """The last ``most`` rooms in which this learner has written anything, the latest first."""
        who = select(learners.c.id).where(learners.c.code == learner).scalar_subquery()
        there = exists().where(room_entries.c.room == rooms.c.id, room_entries.c.learner == who)
        wanted = select(rooms.c.id, rooms.c.code, rooms.c.created, _last_at().label("latest")).where(there)
        wanted = wanted.order_by(rooms.c.id.desc()).limit(most)
        of_kinds = select(room_entries.c.room, room_entries.c.kind, room_entries.c.learner == who).distinct()
        with self._database.reading() as db:
            found = db.execute(wanted).all()
            told = of_kinds.where(room_entries.c.room.in_([one.id for one in found]), room_entries.c.kind.in_(kinds))
            lines = db.execute(told).all() if found else []
        every: dict[int, set[str]] = {one.id: set() for one in found}
        own: dict[int, set[str]] = {one.id: set() for one in found}
        for room, kind, mine in lines:
            every[room].add(kind)
            if mine:
                own[room].add(kind)
        return tuple(
            RoomVisit(one.code, one.created, one.latest, frozenset(every[one.id]), frozenset(own[one.id]))
            for one in found
        )

    def begun(self, code: str) -> str:
        """When this room was begun (UTC); empty where there is none of this code."""
        with self._database.reading() as db:
            return str(db.execute(select(rooms.c.created).where(rooms.c.code == code)).scalar() or "")

    def _add(
        self, db: Connection, code: str, learner: str, kind: str, text: str, nonce: str, room: int | None = None
    ) -> _InsertedLine:
        room = self._room(db, code) if room is None else room
        who, at = self._who(db, learner), self._stamp()
        row = {"room": room, "kind": kind, "data": text, "learner": who, "nonce": nonce, "at": at}
        (number,) = db.execute(_ADD, row).inserted_primary_key or (0,)
        return _InsertedLine(room, who, RoomLine(number, learner, kind, text, at))

    def _room(self, db: Connection, code: str) -> int:
        known = self._ids.get(code)
        return db.execute(_ROOM, {"code": code}).scalar_one() if known is None else known

    def _on_disk(self, code: str, mine: _InsertedLine) -> None:
        with self._guard:
            self._ids[code], self._known[mine.line.who] = mine.room, mine.who
            self._latest[code] = max(mine.line.number, self.latest(code))


def _of_room(code: str) -> str:
    """The name of the lock under which a room's log is written, by one process at a time."""
    return f"room {code}"


def _last_at(*such: ColumnElement[bool]) -> ScalarSelect[str]:
    """When the last line, or the last of such lines, was written in the room that is looked at."""
    last = select(room_entries.c.at).where(room_entries.c.room == rooms.c.id, *such).correlate(rooms)
    return last.order_by(room_entries.c.number.desc()).limit(1).scalar_subquery()
