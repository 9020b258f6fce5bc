"""The rooms that are being used, each folded once for all and read on from the log, which is the truth."""

from __future__ import annotations

import logging
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from threading import Lock

from lessons.evening.entries import BadEntry, Line, read_entry
from lessons.evening.folding import fold
from lessons.evening.room import Room, Round
from lessons.learner.rooms import Rooms, Written

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
        self._taken_home: set[tuple[str, int]] = set()
        self._guard = Lock()

    def room(self, rooms: Rooms, code: str) -> Room | None:
        """The room as it stands on disk; None where there is none of this code."""
        with self._guard:
            kept = self._kept.get(code) or _Kept()
        with kept.alone:
            writes, at = rooms.writes, time.monotonic()
            if writes != kept.writes or at - kept.at > OTHERS:
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

    def not_taken_home(self, code: str, room: Room) -> tuple[Round, ...]:
        """The revealed rounds that were not asked for in this way before."""
        with self._guard:
            fresh = tuple(one for one in room.rounds if one.revealed and (code, one.number) not in self._taken_home)
            self._taken_home |= {(code, one.number) for one in fresh}
            return fresh


def _read(code: str, lines: tuple[Written, ...]) -> Iterator[Line]:
    """The lines that can be read; one that cannot be is named and stepped over."""
    for one in lines:
        try:
            yield Line(one.number, one.who, read_entry(one.kind, one.text))
        except BadEntry as error:
            _LOG.warning("line %s of room %s cannot be read and is passed over (%s)", one.number, code, error)
