"""The rooms that are being used, each folded once for all and read on from the log, which is the truth."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from dataclasses import dataclass, field
from threading import Lock

from lessons.evening.entries import BadEntry, Line, read_entry
from lessons.evening.folding import fold
from lessons.evening.room import Room, Round
from lessons.learner.rooms import Rooms, Written

_LOG = logging.getLogger(__name__)


@dataclass
class _Kept:
    room: Room = field(default_factory=Room)
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
            news = rooms.lines(code, kept.room.number)
            if news:
                kept.room = fold(_read(code, news), kept.room)
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
