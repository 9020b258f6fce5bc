"""What is written anew when somebody is to be forgotten: lines of shared logs, lines of matches, a name among settings.

The same is done to the log and to every copy of it, each time to what stands there.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field

from sqlalchemy import Connection, delete, insert, inspect, select, update

from lessons.learner.rows import settings_in
from lessons.learner.shared_logs.rooms import RoomLine
from lessons.learner.storage.schema import learners, match_entries, matches, room_entries, rooms


@dataclass(frozen=True, slots=True)
class OtherLine:
    """A line that stands there otherwise from now on. ``text`` None: not at all; ``who`` None: it is still whose it was."""

    number: int
    text: str | None
    who: str | None = None


Lines = Callable[[tuple[RoomLine, ...]], Iterable[OtherLine]]
"""The lines of a log -> those of them that are to be other ones."""
MatchLines = Callable[[tuple[str, ...]], Mapping[int, str]]
"""The lines of a match -> by their place (from 0) what those are to be that are to be other ones."""
Settings = Callable[[Mapping[str, str]], Mapping[str, str]]
"""What somebody has set -> what of it is to be otherwise."""


@dataclass(frozen=True)
class Rewrite:
    """By the code of a log, of a match, of a learner."""

    logs: Mapping[str, Lines] = field(default_factory=dict)
    matches: Mapping[str, MatchLines] = field(default_factory=dict)
    settings: Mapping[str, Settings] = field(default_factory=dict)


def rewrite(db: Connection, told: Rewrite, stamp: str) -> None:
    """In one transaction; nothing in a log that is older than evenings. ``stamp``: when somebody new was first seen."""
    tables = set(inspect(db).get_table_names())
    if rooms.name in tables:
        for code, lines in told.logs.items():
            _log(db, code, lines, stamp)
    if matches.name in tables:
        for code, of_match in told.matches.items():
            _match(db, code, of_match)
    if "settings" in {one["name"] for one in inspect(db).get_columns(learners.name)}:
        for code, its in told.settings.items():
            _settings(db, code, its)


def _log(db: Connection, code: str, lines: Lines, stamp: str) -> None:
    wanted = select(room_entries.c.number, learners.c.code, room_entries.c.kind, room_entries.c.data, room_entries.c.at)
    wanted = wanted.join(rooms, rooms.c.id == room_entries.c.room).join(
        learners, learners.c.id == room_entries.c.learner
    )
    found = db.execute(wanted.where(rooms.c.code == code).order_by(room_entries.c.number)).all()
    for one in lines(tuple(RoomLine(*line) for line in found)):
        line = room_entries.c.number == one.number
        if one.text is None:
            db.execute(delete(room_entries).where(line))
            continue
        whose = {} if one.who is None else {"learner": _learner(db, one.who, stamp)}
        db.execute(update(room_entries).where(line).values(data=one.text, **whose))


def _learner(db: Connection, code: str, stamp: str) -> int:
    number = select(learners.c.id).where(learners.c.code == code)
    if db.execute(number).first() is None:
        db.execute(insert(learners).values(code=code, created=stamp))
    return int(db.execute(number).scalar_one())


def _match(db: Connection, code: str, lines: MatchLines) -> None:
    wanted = select(match_entries.c.number, match_entries.c.line).join(matches).where(matches.c.code == code)
    found = db.execute(wanted.order_by(match_entries.c.place)).all()
    for at, line in lines(tuple(one.line for one in found)).items():
        db.execute(update(match_entries).where(match_entries.c.number == found[at].number).values(line=line))


def _settings(db: Connection, code: str, change: Settings) -> None:
    set_ = db.execute(select(learners.c.settings).where(learners.c.code == code)).scalar()
    before = settings_in(set_) if set_ is not None else {}
    after = {**before, **change(before)}
    if after != before:
        db.execute(update(learners).where(learners.c.code == code).values(settings=json.dumps(after)))
