"""The log on disk: what a learner did is saved before anyone is told that it was."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from functools import cached_property
from types import MappingProxyType
from typing import TYPE_CHECKING

from sqlalchemy import Connection, bindparam, func, insert, select
from sqlalchemy.exc import IntegrityError

from lessons.learner.errors import VersionConflict
from lessons.learner.event import Event
from lessons.learner.learners import Learner, Learners, of
from lessons.learner.log_place import ADDRESS as ADDRESS
from lessons.learner.log_place import log_address
from lessons.learner.rows import OF_CODE, OF_LEARNER, LogReader, row
from lessons.learner.rows import BadEvent as BadEvent
from lessons.learner.shape import FIRST, LAST
from lessons.learner.shared_logs.across import Across
from lessons.learner.shared_logs.rooms import Rooms
from lessons.learner.storage.database import Database
from lessons.learner.storage.schema import events, learners, version
from lessons.learner.storage.upgrades import prepare

if TYPE_CHECKING:
    from lessons.learner.matches import Matches, MatchFile

RESET = "reset"
_ADD = insert(events)
_LAST = select(func.max(events.c.number)).where(
    events.c.learner == select(learners.c.id).where(learners.c.code == bindparam("whose")).scalar_subquery(),
    events.c.lesson == bindparam("in_lesson"),
)
"""The number at which a lesson's log ends, by the learner's code."""
NOTHING_SET: Mapping[str, str] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class ImportResult:
    """The result of an import: so many new events and matches; ``apart``: matches that had gone on differently here."""

    events: int
    matches: int = 0
    apart: int = 0


class Store:
    """The log at one SQLAlchemy address (or file name); safe to use from many threads.

    ``secret`` is the installation's own, 32 bytes. Errors: :class:`lessons.learner.errors.UnusableDatabase` where nothing
    can be kept; of every method, :class:`lessons.learner.errors.Unavailable` where it cannot just now.
    """

    def __init__(self, address: str | None = None, now: Callable[[], datetime] | None = None) -> None:
        self._database = Database(address or log_address())
        self._now = now or (lambda: datetime.now(UTC))
        self._ids: dict[str, int] = {}
        self._rows = LogReader()
        self._learners = Learners(self._database, self._stamp)
        try:
            self.secret = bytes.fromhex(prepare(self._database))
        except BaseException:
            self._database.close()
            raise

    def append(self, learner: str, lesson: str, event: Event, after: int = 0) -> tuple[Event, ...]:
        """Save an event, once for its nonce, and return this lesson's events numbered above ``after``.

        It is on disk when this returns. A learner not seen before is made on the way.
        """
        line = row(lesson, event, self._stamp())
        if self._database.shared and (added := self._added(line, learner, after)) is not None:
            return added

        def work(db: Connection) -> tuple[int, tuple[tuple[str, Event], ...]]:
            who = self._id(db, learner)
            db.execute(_ADD, line | {"learner": who})
            return who, self._rows.read(db, OF_LEARNER, who, lesson, after)

        try:
            who, news = self._database.write(work, of(learner))
        except IntegrityError:
            self._save(learner, [(lesson, event)])
            return self.events(learner, lesson, after)
        self._ids[learner] = who
        return tuple(one for _, one in news)

    def _added(self, line: Mapping[str, str], learner: str, after: int) -> tuple[Event, ...] | None:
        """As :meth:`append`, in one message to a server; None where somebody has to be made first, or the line is there."""
        try:
            kept = self._database.quickly(lambda quick: quick.add(line, learner, of(learner), after))
        except IntegrityError:
            return None
        if kept is None:
            return None
        self._database.wrote()
        return tuple(one for _, one in self._rows.all_of(kept))

    def extend(self, learner: str, lesson: str, said: Sequence[Event], after: int) -> int:
        """Save events together where this lesson's log ends at number ``after`` (0: it has not begun); the number of the last one.

        They are on disk when this returns. Errors: :class:`lessons.learner.errors.VersionConflict`, and nothing is written, where
        the log has gone on since, be it with these very events.
        """
        stamp = self._stamp()
        lines = [row(lesson, event, stamp) for event in said]
        try:
            last = self._extended(lines, learner, lesson, after)
        except IntegrityError:
            last = None  # on disk already: a press that comes twice
        if last is None:
            with self._database.reading() as db:
                raise VersionConflict(lesson, _last(db, learner, lesson))
        return last

    def _extended(self, lines: Sequence[Mapping[str, str]], learner: str, lesson: str, after: int) -> int | None:
        """The number of the last line written; None where the log does not end at ``after``."""
        if self._database.shared:
            last = self._database.quickly(lambda quick: quick.extend(lines, learner, of(learner), lesson, after))
            if last is not None:
                self._database.wrote()
                return last

        def work(db: Connection) -> tuple[int, int | None]:
            who = self._id(db, learner)
            if _last(db, learner, lesson) > after:
                return who, None
            db.execute(_ADD, [{**line, "learner": who} for line in lines])
            return who, _last(db, learner, lesson)

        who, last = self._database.write(work, of(learner))
        self._ids[learner] = who
        return last

    def append_all(self, learner: str, said: Iterable[tuple[str, Event]]) -> int:
        """Save many ``(lesson, event)`` at once, all or none; how many of them were new."""
        known = self.nonces(learner)
        return self._save(learner, [(lesson, event) for lesson, event in said if event.nonce not in known])

    def bring(
        self,
        learner: str,
        said: Iterable[tuple[str, Event]],
        played: Iterable[MatchFile] = (),
        settings: Mapping[str, str] = NOTHING_SET,
    ) -> ImportResult:
        """Add what a file holds, all of it or nothing; what is here already, settings too, stays as it was."""
        rows = [row(lesson, event, self._stamp()) for lesson, event in said]
        played = tuple(played)
        with self._database.writing(of(learner), *(one.turn for one in played)) as db:
            who = self._id(db, learner)
            known = set(db.execute(select(events.c.nonce).where(events.c.learner == who)).scalars())
            new = [one | {"learner": who} for one in rows if one["nonce"] not in known]
            if new:
                db.execute(insert(events), new)
            self._learners.write(db, learner, dict(settings) | self._learners.settings(db, learner))
            brought = ImportResult(len(new), *self.matches.bring(db, learner, played))
        self._learners.forget(learner)
        return brought

    def events(self, learner: str, lesson: str | None = None, after: int = 0) -> tuple[Event, ...]:
        """The events of a lesson (or of all of them) numbered above ``after``, in the order they were saved."""
        return tuple(event for _, event in self.log(learner, lesson, after))

    def events_of(self, learners: Iterable[str], lesson: str, after: int = 0) -> dict[str, tuple[Event, ...]]:
        """As :meth:`events`, of several learners at once; whoever has none is left out."""
        with self._database.reading() as db:
            return self._rows.of_many(db, list(learners), lesson, after)

    def log(self, learner: str, lesson: str | None = None, after: int = 0) -> tuple[tuple[str, Event], ...]:
        """As :meth:`events`, each with the lesson it belongs to."""
        if lesson is not None and self._database.shared:
            return self._rows.all_of(self._database.quickly(lambda quick: quick.after(learner, lesson, after)))
        with self._database.reading() as db:
            return self._rows.read(db, OF_CODE, learner, lesson, after)

    def begun(self, learner: str) -> tuple[str, ...]:
        """The lessons this learner has begun, be it long ago, the first one first."""
        wanted = select(events.c.lesson).join(learners).where(learners.c.code == learner)
        with self._database.reading() as db:
            return tuple(db.execute(wanted.group_by(events.c.lesson).order_by(func.min(events.c.number))).scalars())

    def counted(self, learner: str, lesson: str) -> tuple[Event, ...]:
        """The events of a lesson that still count: those after it was last begun anew. The others are not even read."""
        whose = select(learners.c.id).where(learners.c.code == learner).scalar_subquery()
        resets = select(func.max(events.c.number)).where(
            events.c.learner == whose, events.c.lesson == lesson, events.c.kind == RESET
        )
        with self._database.reading() as db:
            after = int(db.execute(resets).scalar() or 0)
        return self.events(learner, lesson, after)

    def has(self, learner: str, number: int, nonce: str) -> bool:
        """Is the event of this number this learner's, and of this nonce?"""
        wanted = select(events.c.number).join(learners).where(learners.c.code == learner, events.c.number == number)
        with self._database.reading() as db:
            return db.execute(wanted.where(events.c.nonce == nonce)).first() is not None

    def nonces(self, learner: str) -> frozenset[str]:
        wanted = select(events.c.nonce).join(learners).where(learners.c.code == learner)
        with self._database.reading() as db:
            return frozenset(db.execute(wanted).scalars())

    def learner(self, code: str) -> Learner | None:
        """The learner of this code, or None when nobody has used it here."""
        return self._learners.of(code)

    def keep(self, code: str, settings: Mapping[str, str]) -> Learner:
        """Save some settings of a learner, leaving the others as they were."""
        self._learners.keep(code, settings)
        kept = self.learner(code)
        assert kept is not None
        return kept

    def forget(self, codes: Iterable[str]) -> None:
        """What these learners have set is read again from what is on disk."""
        for code in codes:
            self._learners.forget(code)

    @property
    def matches(self) -> Matches:
        """The matches kept at a real table, in the same database; what keeps them is loaded when they are first asked for."""
        from lessons.learner.matches import Matches

        return Matches(self._database, self._id, self._stamp)

    @cached_property
    def rooms(self) -> Rooms:
        """The evenings at the club, in the same database."""
        return Rooms(self._database, self._id, self._stamp, self._ids)

    @cached_property
    def across(self) -> Across:
        """All of these together, whoever leads them."""
        return Across(self._database, self._stamp)

    @property
    def shared(self) -> bool:
        """Is it kept by a server, so that other processes write in it as a matter of course?"""
        return self._database.shared

    def turn(self, name: str) -> AbstractContextManager[None]:
        """Nobody in another process has the turn of this name meanwhile. Errors: Unavailable, soon."""
        return self._database.turn(name)

    def tell(self, told: str) -> None:
        """The other processes hear this soon, where there are any. Errors: Unavailable."""
        self._database.tell(told)

    def hear(self, heard: Callable[[str | None], None]) -> None:
        """Register a handler for notifications of other processes; it gets None where some may have been missed."""
        self._database.hear(lambda told: None if self._learners.heard(told) else heard(told))
        self._learners.hears = True

    def look(self) -> None:
        """Can the log be read? Errors: Unavailable."""
        with self._database.reading() as db:
            db.execute(select(version.c.schema_version)).scalar()

    def try_out(self) -> None:
        """Can the log be read and written, and is there room for more? Errors: Unavailable."""
        self.look()
        self._database.try_out()

    @property
    def waiting(self) -> int:
        """The number of writes that wait just now."""
        return self._database.waiting

    def sizes(self) -> Mapping[str, int]:
        """Bytes of the ``log`` and of what stands ``ahead`` of it. Errors: Unavailable."""
        return self._database.sizes()

    def close(self) -> None:
        self._database.close()

    def _save(self, learner: str, said: list[tuple[str, Event]]) -> int:
        rows = [row(lesson, event, self._stamp()) for lesson, event in said]
        while rows:
            try:
                with self._database.writing(of(learner)) as db:
                    who = self._id(db, learner)
                    db.execute(insert(events), [one | {"learner": who} for one in rows])
            except IntegrityError:
                # On disk already (a double click, a resend after a lost connection), or made by another thread just now.
                self._ids.pop(learner, None)
                known, before = self.nonces(learner), len(rows)
                rows = [one for one in rows if one["nonce"] not in known]
                if len(rows) == before and self.learner(learner) is None:
                    raise
            else:
                self._ids[learner] = who
                return len(rows)
        return 0

    def _id(self, db: Connection, code: str) -> int:
        if code in self._ids:
            return self._ids[code]
        return self._learners.id(db, code)

    def now(self) -> datetime:
        """The time as it is written (UTC), with which what was written is to be compared."""
        # A clock that has lost its battery begins in 1970; what was answered counts all the same.
        return min(max(self._now().astimezone(UTC), FIRST), LAST - timedelta(days=1))

    def _stamp(self) -> str:
        return self.now().isoformat(timespec="milliseconds")


def _last(db: Connection, learner: str, lesson: str) -> int:
    return int(db.execute(_LAST, {"whose": learner, "in_lesson": lesson}).scalar() or 0)


def since_reset(log: Iterable[Event]) -> tuple[Event, ...]:
    """What still counts: the events after the last time the learner started over."""
    kept: list[Event] = []
    for event in log:
        if event.kind == RESET:
            kept.clear()
        else:
            kept.append(event)
    return tuple(kept)
