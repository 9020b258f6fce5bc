"""Matches on disk: one line for each entry, added in order and never changed; whoever knows the code may go on with it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from sqlalchemy import Connection, Engine, func, insert, select
from sqlalchemy.exc import IntegrityError

from engine.games.bologna.scorekeeper import Entry, Start, read_line, write_line
from lessons.learner.schema import learners, match_entries, matches


class Behind(Exception):
    """Somebody else has written since: what was to be written has to be looked at again."""


@dataclass(frozen=True, slots=True)
class Kept:
    """A match as it stands on disk: its code, when it began and when something was last written (UTC), its entries."""

    code: str
    created: str
    last: str
    entries: tuple[Entry, ...]


class Matches:
    """The matches of one database. ``who`` finds or makes a learner's number, ``stamp`` tells the time."""

    def __init__(self, engine: Engine, who: Callable[[Connection, str], int], stamp: Callable[[], str]) -> None:
        self._engine, self._who, self._stamp = engine, who, stamp

    def begin(self, code: str, learner: str, start: Start, nonce: str) -> None:
        """A new match, on disk when this returns. Errors: :class:`Behind` when there is one of this code."""
        try:
            with self._engine.begin() as db:
                db.execute(insert(matches).values(code=code, created=self._stamp()))
                self._add(db, code, learner, 1, start, nonce)
        except IntegrityError as error:
            raise Behind(code) from error

    def append(self, code: str, learner: str, place: int, entry: Entry, nonce: str) -> tuple[Entry, ...]:
        """Write an entry at this place (from 1), once for its nonce; all entries there are then.

        Errors: :class:`Behind` when the place is taken by another; nothing is written then.
        """
        try:
            with self._engine.begin() as db:
                self._add(db, code, learner, place, entry, nonce)
        except IntegrityError as error:
            with self._engine.connect() as db:
                wanted = select(match_entries.c.place).join(matches)
                wanted = wanted.where(matches.c.code == code, match_entries.c.nonce == nonce)
                if db.execute(wanted).first() is None:
                    raise Behind(code) from error
        return self.entries(code)

    def entries(self, code: str) -> tuple[Entry, ...]:
        """Everything written in this match, in order; empty when there is no such match."""
        wanted = select(match_entries.c.line).join(matches).where(matches.c.code == code)
        with self._engine.connect() as db:
            return tuple(read_line(line) for line in db.execute(wanted.order_by(match_entries.c.place)).scalars())

    def length(self, code: str) -> int:
        """How many entries there are: cheap to ask, to see whether there is news."""
        wanted = select(func.count()).select_from(match_entries.join(matches)).where(matches.c.code == code)
        with self._engine.connect() as db:
            return int(db.execute(wanted).scalar_one())

    def of(self, learner: str, most: int = 20) -> tuple[Kept, ...]:
        """The matches this learner has written in, the one written in last first."""
        theirs = (
            select(matches.c.id, matches.c.code, matches.c.created, func.max(match_entries.c.at).label("last"))
            .join(match_entries, match_entries.c.match == matches.c.id)
            .join(learners, learners.c.id == match_entries.c.learner)
            .where(learners.c.code == learner)
            .group_by(matches.c.id, matches.c.code, matches.c.created)
            .order_by(func.max(match_entries.c.number).desc())
            .limit(most)
        )
        with self._engine.connect() as db:
            found = list(db.execute(theirs))
        return tuple(Kept(row.code, row.created, row.last, self.entries(row.code)) for row in found)

    def _add(self, db: Connection, code: str, learner: str, place: int, entry: Entry, nonce: str) -> None:
        match = db.execute(select(matches.c.id).where(matches.c.code == code)).scalar_one()
        row = {"match": match, "place": place, "line": write_line(entry), "learner": self._who(db, learner)}
        db.execute(insert(match_entries).values(**row, nonce=nonce, at=self._stamp()))
