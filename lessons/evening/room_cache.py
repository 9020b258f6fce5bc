"""A cache of the rooms in use: each is folded from its log once for all, and read on from the log, which is the truth."""

from __future__ import annotations

from threading import Lock
from typing import Any

from lessons.course.course import Course
from lessons.evening.activities.comparing import Tables
from lessons.evening.activities.watching import Watch
from lessons.evening.entries.rounds import CODEC, Entry
from lessons.evening.folding import fold
from lessons.evening.room import Room, Round
from lessons.learner.shared_logs.folded_logs import FoldedLogs
from lessons.learner.shared_logs.rooms import Rooms


class RoomCache:
    """The cache of rooms, safe to use from many threads."""

    def __init__(self) -> None:
        self._rooms = FoldedLogs("room", Room(), CODEC, fold)
        self._taken_home: set[tuple[str, int, str]] = set()
        self._gone_through: dict[tuple[str, int], Round] = {}
        self._watches: dict[tuple[str, str], Watch] = {}
        self._tables: dict[tuple[str, str], Tables] = {}
        self._guard = Lock()

    def room(self, rooms: Rooms, code: str) -> Room | None:
        """The room as it stands on disk; None where there is none of this code."""
        found = self._rooms.state(rooms, code)
        return found if found is not None and found.hosts else None

    def append(self, rooms: Rooms, code: str, who: str, entry: Entry, nonce: str, known: Room) -> None:
        """Write what happens next, on disk when this returns, once for its nonce; ``known``: the room as it was last seen."""
        self._rooms.append(rooms, code, who, entry, nonce, known)

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
        self._rooms.forget(code)
        with self._guard:
            self._taken_home = {one for one in self._taken_home if one[0] != code}
            kept: tuple[dict[tuple[str, Any], Any], ...] = (self._watches, self._tables, self._gone_through)
            for some in kept:
                for key in [one for one in some if one[0] == code]:
                    del some[key]

    def not_taken_home(self, code: str, room: Room) -> tuple[tuple[Round, tuple[str, ...]], ...]:
        """The revealed rounds, each with those whose answer to it was not asked for in this way before."""
        with self._guard:
            revealed = [one for one in room.rounds if one.revealed and not self._looked_at(code, one)]
            found = [
                (one, tuple(who for who in one.counted if (code, one.number, who) not in self._taken_home))
                for one in revealed
            ]
            self._taken_home |= {(code, one.number, who) for one, fresh in found for who in fresh}
            return tuple((one, fresh) for one, fresh in found if fresh)

    def _looked_at(self, code: str, one: Round) -> bool:
        """Was it this very round before, as it is after every press? Then nobody's answer has come."""
        before = self._gone_through.get((code, one.number))
        self._gone_through[code, one.number] = one
        return before is one
