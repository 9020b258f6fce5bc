"""The rooms that are being used, each folded once for all and read on from the log, which is the truth."""

from __future__ import annotations

import logging
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from threading import Lock

from lessons.evening.besides.comparing import Tables
from lessons.evening.besides.watching import Watch
from lessons.evening.entries import BadEntry, Line, read_entry
from lessons.evening.folding import fold
from lessons.evening.room import Room, Round
from lessons.learner.rooms import Rooms, Written
from lessons.session.course import Course

OTHERS = 0.3
"""Seconds after which the log is asked again, though nothing was written here: another process may have done so."""
_LOG = logging.getLogger(__name__)


@dataclass
class _Kept:
    """``writes``: how much this process had written when it was read, and ``at`` when that was (seconds)."""

    room: Room = field(default_factory=Room)
    writes: int = -1
    at: float = 0.0
    alone: Lock = field(default_factory=Lock)


class AtHand:
    """Safe to use from many threads."""

    def __init__(self) -> None:
        self._kept: dict[str, _Kept] = {}
        self._taken_home: set[tuple[str, int, str]] = set()
        self._watches: dict[tuple[str, str], Watch] = {}
        self._tables: dict[tuple[str, str], Tables] = {}
        self._guard = Lock()

    def room(self, rooms: Rooms, code: str) -> Room | None:
        """The room as it stands on disk; None where there is none of this code."""
        with self._guard:
            kept = self._kept.get(code) or _Kept()
        with kept.alone:
            writes, at = rooms.writes, time.monotonic()
            if rooms.shared or writes != kept.writes or at - kept.at > OTHERS:
                news = rooms.lines(code, kept.room.number)
                if news:
                    kept.room = fold(_read(code, news), kept.room)
                kept.writes, kept.at = writes, at
            found = kept.room
        if not found.number:
            return None
        with self._guard:
            self._kept.setdefault(code, kept)
        return found

    def watch(self, code: str, course: Course) -> Watch:
        """How far everybody in this room is in a lesson that is on there, or was."""
        key = (code, course.lesson.id)
        with self._guard:
            if key not in self._watches or self._watches[key].course is not course:
                self._watches[key] = Watch(course)
            return self._watches[key]

    def tables(self, code: str, lesson: str) -> Tables:
        """Everybody's table with a deal that is on in this room, or was, which logs call so."""
        with self._guard:
            return self._tables.setdefault((code, lesson), Tables(lesson))

    def forget(self, code: str) -> None:
        """Nothing of what was read for this room stays in memory; it is read again from what is on disk."""
        with self._guard:
            self._kept.pop(code, None)
            self._taken_home = {one for one in self._taken_home if one[0] != code}
            for kept in (self._watches, self._tables):
                for key in [one for one in kept if one[0] == code]:
                    del kept[key]

    def not_taken_home(self, code: str, room: Room) -> tuple[tuple[Round, tuple[str, ...]], ...]:
        """The revealed rounds, each with those whose answer to it was not asked for in this way before."""
        with self._guard:
            revealed = [
                (one, [who for who in one.counted if (code, one.number, who) not in self._taken_home])
                for one in room.rounds
                if one.revealed
            ]
            self._taken_home |= {(code, one.number, who) for one, fresh in revealed for who in fresh}
            return tuple((one, tuple(fresh)) for one, fresh in revealed if fresh)


def _read(code: str, lines: tuple[Written, ...]) -> Iterator[Line]:
    """The lines that can be read; one that cannot be is named and stepped over."""
    for one in lines:
        try:
            yield Line(one.number, one.who, read_entry(one.kind, one.text), one.at)
        except BadEntry as error:
            _LOG.warning("line %s of room %s cannot be read and is passed over (%s)", one.number, code, error)
