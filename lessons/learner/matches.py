"""Matches on disk: one line for each entry, added in order and never changed; whoever knows the code may go on with it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace

from sqlalchemy import Connection, delete, func, insert, select
from sqlalchemy.exc import IntegrityError

from engine.parts.corrections import Undo
from lessons.learner.errors import VersionConflict
from lessons.learner.learners import of
from lessons.learner.match_lines import LINES, Entry, Start
from lessons.learner.misfits import possible
from lessons.learner.storage.database import Database
from lessons.learner.storage.schema import learners, match_entries, matches


@dataclass(frozen=True, slots=True)
class StoredMatch:
    """A match as it stands on disk: its code, when it began and when something was last written (UTC), its entries."""

    code: str
    created: str
    last: str
    entries: tuple[Entry, ...]


@dataclass(frozen=True, slots=True)
class MatchLine:
    """One line of a match as it was written."""

    line: str
    nonce: str
    at: str


def of_match(code: str) -> str:
    """The name of the lock under which a match is written, by one process at a time."""
    return f"match {code}"


@dataclass(frozen=True, slots=True)
class MatchFile:
    """A match as it travels: with everything that was written in it, whoever wrote it."""

    code: str
    created: str
    entries: tuple[MatchLine, ...]

    @property
    def turn(self) -> str:
        """The name of the lock under which it is written (:func:`of_match`)."""
        return of_match(self.code)

    def told(self) -> dict[str, object]:
        """As plain JSON."""
        entries = [{"line": one.line, "nonce": one.nonce, "at": one.at} for one in self.entries]
        return {"code": self.code, "created": self.created, "entries": entries}


def _entry(code: str, place: int, line: str) -> Entry:
    """What was written there; what cannot be read any more counts as taken back."""
    return possible(lambda: LINES.read_line(line), f"entry {place} of match {code}") or Undo(place)


class Matches:
    """The matches of one database. ``who`` finds or makes a learner's number, ``stamp`` tells the time."""

    def __init__(self, database: Database, who: Callable[[Connection, str], int], stamp: Callable[[], str]) -> None:
        self._database, self._who, self._stamp = database, who, stamp

    def begin(self, code: str, learner: str, start: Start, nonce: str) -> None:
        """A new match, on disk when this returns. Errors: :class:`VersionConflict` when there is one of this code."""

        def work(db: Connection) -> None:
            db.execute(insert(matches).values(code=code, created=self._stamp()))
            self._add(db, code, learner, 1, start, nonce)

        try:
            self._database.write(work, of(learner), of_match(code))
        except IntegrityError as error:
            raise VersionConflict(code) from error

    def append(self, code: str, learner: str, place: int, entry: Entry, nonce: str) -> bool:
        """Write an entry at this place (from 1), on disk when this returns; False where that of this nonce was there already.

        Errors: :class:`VersionConflict` when the place is taken by another; nothing is written then.
        """
        try:
            self._database.write(
                lambda db: self._add(db, code, learner, place, entry, nonce), of(learner), of_match(code)
            )
        except IntegrityError as error:
            if not self.wrote(code, nonce):
                raise VersionConflict(code) from error
            return False
        return True

    def wrote(self, code: str, nonce: str) -> bool:
        """Is there an entry of this nonce in this match?"""
        wanted = select(match_entries.c.place).join(matches)
        with self._database.reading() as db:
            return db.execute(wanted.where(matches.c.code == code, match_entries.c.nonce == nonce)).first() is not None

    def forget(self, codes: Sequence[str]) -> None:
        """Delete these matches with all that was written in them, the names first of all."""

        def work(db: Connection) -> None:
            its = select(matches.c.id).where(matches.c.code.in_(codes))
            db.execute(delete(match_entries).where(match_entries.c.match.in_(its)))
            db.execute(delete(matches).where(matches.c.code.in_(codes)))

        self._database.write(work)

    def begun(self, code: str) -> str:
        """When this match began (UTC); empty when there is no such match."""
        with self._database.reading() as db:
            return str(db.execute(select(matches.c.created).where(matches.c.code == code)).scalar() or "")

    def entries(self, code: str) -> tuple[Entry, ...]:
        """Everything written in this match, in order; empty when there is no such match."""
        wanted = select(match_entries.c.line).join(matches).where(matches.c.code == code)
        with self._database.reading() as db:
            lines = db.execute(wanted.order_by(match_entries.c.place)).scalars().all()
        return tuple(_entry(code, place, line) for place, line in enumerate(lines, 1))

    def length(self, code: str) -> int:
        """How many entries there are: cheap to ask, to see whether there is news."""
        wanted = select(func.count()).select_from(match_entries.join(matches)).where(matches.c.code == code)
        with self._database.reading() as db:
            return int(db.execute(wanted).scalar_one())

    def of(self, learner: str, most: int = 20) -> tuple[StoredMatch, ...]:
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
        with self._database.reading() as db:
            found = list(db.execute(theirs))
        kept = tuple(StoredMatch(row.code, row.created, row.last, self.entries(row.code)) for row in found)
        return tuple(one for one in kept if isinstance(one.entries[0], Start))

    def whole(self, learner: str) -> tuple[MatchFile, ...]:
        """Every match this learner has written in, the oldest first, as it travels."""
        mine = select(match_entries.c.match).join(learners).where(learners.c.code == learner)
        wanted = select(matches.c.code, matches.c.created, match_entries).join(match_entries)
        wanted = wanted.where(matches.c.id.in_(mine)).order_by(matches.c.id, match_entries.c.place)
        found: dict[str, MatchFile] = {}
        with self._database.reading() as db:
            for row in db.execute(wanted):
                before = found.get(row.code, MatchFile(row.code, row.created, ()))
                found[row.code] = replace(before, entries=(*before.entries, MatchLine(row.line, row.nonce, row.at)))
        return tuple(found.values())

    def bring(self, db: Connection, learner: str, brought: Iterable[MatchFile]) -> tuple[int, int]:
        """Inside a transaction, add matches of a file: how many have news, and how many went on differently here.

        Of a match that is here what is missing at its end is added; where both went on, what is here stays.
        """
        news = apart = 0
        for match in brought:
            here = self._lines(db, match.code)
            there = [(one.line, one.nonce) for one in match.entries]
            if there[: len(here)] != here:
                apart += here[: len(there)] != there
                continue
            if missing := match.entries[len(here) :]:
                self._write(db, learner, match, missing, len(here) + 1)
                news += 1
        return news, apart

    def _lines(self, db: Connection, code: str) -> list[tuple[str, str]]:
        wanted = select(match_entries.c.line, match_entries.c.nonce).join(matches).where(matches.c.code == code)
        return [(row.line, row.nonce) for row in db.execute(wanted.order_by(match_entries.c.place))]

    def _write(self, db: Connection, learner: str, match: MatchFile, missing: Sequence[MatchLine], place: int) -> None:
        known = select(matches.c.id).where(matches.c.code == match.code)
        if db.execute(known).first() is None:
            db.execute(insert(matches).values(code=match.code, created=match.created))
        row = {"match": db.execute(known).scalar_one(), "learner": self._who(db, learner)}
        lines = [
            {"line": one.line, "nonce": one.nonce, "at": one.at, "place": place + i} for i, one in enumerate(missing)
        ]
        db.execute(insert(match_entries), [row | line for line in lines])

    def _add(self, db: Connection, code: str, learner: str, place: int, entry: Entry, nonce: str) -> None:
        match = db.execute(select(matches.c.id).where(matches.c.code == code)).scalar_one()
        row = {"match": match, "place": place, "line": LINES.write_line(entry), "learner": self._who(db, learner)}
        db.execute(insert(match_entries).values(**row, nonce=nonce, at=self._stamp()))
