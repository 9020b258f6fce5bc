"""The log on disk: what a learner did is saved before anyone is told that it was."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from sqlalchemy import ColumnElement, Connection, Engine, Row, create_engine, insert, select, update
from sqlalchemy import event as on
from sqlalchemy.engine import make_url
from sqlalchemy.exc import IntegrityError

from lessons.learner import schema
from lessons.learner.event import Event, Json
from lessons.learner.matches import Matches
from lessons.learner.schema import events, learners

ADDRESS = "CALZETTINI_DATABASE"
DEFAULT = "data/calzettini.sqlite"
RESET = "reset"
MOST_DATA = 16_000
"""Characters of JSON one event may hold; an answer has a few hundred."""


@dataclass(frozen=True, slots=True)
class Learner:
    """Who learns: a code of four words, when it was first seen (UTC), and what was set."""

    code: str
    created: str
    settings: Mapping[str, str]


class Store:
    """The log at one SQLAlchemy address (or file name); safe to use from many threads."""

    def __init__(self, address: str | None = None, now: Callable[[], datetime] | None = None) -> None:
        self._engine = _engine(address or os.environ.get(ADDRESS) or DEFAULT)
        self._now = now or (lambda: datetime.now(UTC))
        self._ids: dict[str, int] = {}
        schema.prepare(self._engine)

    def append(self, learner: str, lesson: str, event: Event, after: int = 0) -> tuple[Event, ...]:
        """Save an event, once for its nonce, and return this lesson's events numbered above ``after``.

        It is on disk when this returns. A learner not seen before is made on the way.
        """
        try:
            with self._engine.begin() as db:
                who = self._id(db, learner)
                db.execute(insert(events), _row(lesson, event, self._stamp()) | {"learner": who})
                news = _read(db, events.c.learner == who, lesson, after)
        except IntegrityError:
            self._save(learner, [(lesson, event)])
            return self.events(learner, lesson, after)
        self._ids[learner] = who
        return tuple(one for _, one in news)

    def append_all(self, learner: str, said: Iterable[tuple[str, Event]]) -> int:
        """Save many ``(lesson, event)`` at once, all or none; how many of them were new."""
        known = self.nonces(learner)
        return self._save(learner, [(lesson, event) for lesson, event in said if event.nonce not in known])

    def events(self, learner: str, lesson: str | None = None, after: int = 0) -> tuple[Event, ...]:
        """The events of a lesson (or of all of them) numbered above ``after``, in the order they were saved."""
        return tuple(event for _, event in self.log(learner, lesson, after))

    def log(self, learner: str, lesson: str | None = None, after: int = 0) -> tuple[tuple[str, Event], ...]:
        """As :meth:`events`, each with the lesson it belongs to."""
        who = select(learners.c.id).where(learners.c.code == learner).scalar_subquery()
        with self._engine.connect() as db:
            return _read(db, events.c.learner == who, lesson, after)

    def nonces(self, learner: str) -> frozenset[str]:
        wanted = select(events.c.nonce).join(learners).where(learners.c.code == learner)
        with self._engine.connect() as db:
            return frozenset(db.execute(wanted).scalars())

    def learner(self, code: str) -> Learner | None:
        """The learner of this code, or None when nobody has used it here."""
        with self._engine.connect() as db:
            row = db.execute(select(learners).where(learners.c.code == code)).first()
        return Learner(row.code, row.created, json.loads(row.settings)) if row else None

    def keep(self, code: str, settings: Mapping[str, str]) -> Learner:
        """Save some settings of a learner, leaving the others as they were."""
        with self._engine.begin() as db:
            self._id(db, code)
            found = db.execute(select(learners.c.settings).where(learners.c.code == code)).scalar_one()
            merged = json.loads(found) | dict(settings)
            db.execute(update(learners).where(learners.c.code == code).values(settings=json.dumps(merged)))
        kept = self.learner(code)
        assert kept is not None
        return kept

    @property
    def matches(self) -> Matches:
        """The matches kept at a real table, in the same database."""
        return Matches(self._engine, self._id, self._stamp)

    def close(self) -> None:
        self._engine.dispose()

    def _save(self, learner: str, said: list[tuple[str, Event]]) -> int:
        rows = [_row(lesson, event, self._stamp()) for lesson, event in said]
        while rows:
            try:
                with self._engine.begin() as db:
                    who = self._id(db, learner)
                    db.execute(insert(events), [row | {"learner": who} for row in rows])
            except IntegrityError:
                # On disk already (a double click, a resend after a lost connection), or made by another thread just now.
                self._ids.pop(learner, None)
                known, before = self.nonces(learner), len(rows)
                rows = [row for row in rows if row["nonce"] not in known]
                if len(rows) == before and self.learner(learner) is None:
                    raise
            else:
                self._ids[learner] = who
                return len(rows)
        return 0

    def _id(self, db: Connection, code: str) -> int:
        if code in self._ids:
            return self._ids[code]
        wanted = select(learners.c.id).where(learners.c.code == code)
        found = db.execute(wanted).scalar()
        if found is None:
            db.execute(insert(learners).values(code=code, created=self._stamp(), settings="{}"))
            found = db.execute(wanted).scalar_one()
        return int(found)

    def _stamp(self) -> str:
        return self._now().astimezone(UTC).isoformat(timespec="milliseconds")


def since_reset(log: Iterable[Event]) -> tuple[Event, ...]:
    """What still counts: the events after the last time the learner started over."""
    kept: list[Event] = []
    for event in log:
        kept = [] if event.kind == RESET else [*kept, event]
    return tuple(kept)


def _read(db: Connection, whose: ColumnElement[bool], lesson: str | None, after: int) -> tuple[tuple[str, Event], ...]:
    wanted = select(events).where(whose, events.c.number > after)
    if lesson is not None:
        wanted = wanted.where(events.c.lesson == lesson)
    return tuple((row.lesson, _event(row)) for row in db.execute(wanted.order_by(events.c.number)))


def _row(lesson: str, event: Event, stamp: str) -> dict[str, str]:
    data = json.dumps(dict(event.data), ensure_ascii=False, sort_keys=True, allow_nan=False)
    if len(data) > MOST_DATA:
        raise ValueError(f"an event of {len(data)} characters; {MOST_DATA} are the most")
    return {"lesson": lesson, "step": event.step, "kind": event.kind, "data": data, "nonce": event.nonce,
            "at": event.at or stamp}  # fmt: skip


def _event(row: Row[tuple[object, ...]]) -> Event:
    data: dict[str, Json] = json.loads(row.data)
    return Event(row.kind, row.step, row.nonce, data, row.number, row.at)


def _engine(address: str) -> Engine:
    url = make_url(address if "://" in address else f"sqlite:///{address}")
    if url.get_backend_name() != "sqlite":
        return create_engine(url, pool_pre_ping=True)
    if url.database and url.database != ":memory:":
        Path(url.database).parent.mkdir(parents=True, exist_ok=True)
    # A session of the app is a thread of its own: as many connections as there are threads, none of them waiting.
    engine = create_engine(url, pool_size=20, max_overflow=-1)

    @on.listens_for(engine, "connect")
    def _tune(connection: object, _: object) -> None:
        cursor = connection.cursor()  # type: ignore[attr-defined]
        for pragma in ("journal_mode=WAL", "synchronous=NORMAL", "busy_timeout=10000", "foreign_keys=ON"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    return engine
