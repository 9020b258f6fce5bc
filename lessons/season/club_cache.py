"""The clubs whose seasons are looked at, each folded once for all, and what was read of their evenings."""

from __future__ import annotations

from collections.abc import Callable
from operator import is_
from threading import Lock
from typing import Any

from lessons.learner.shared_logs.folded_logs import FoldedLogs
from lessons.learner.shared_logs.rooms import Rooms
from lessons.season.club import Club, fold
from lessons.season.entries import CODEC, ClubEntry, SeasonBegun

MOST_KEPT = 400
"""So much of what was made of evenings is kept."""


class ClubCache:
    """The cache of clubs' logs, folded; safe to use from many threads."""

    def __init__(self) -> None:
        self._clubs = FoldedLogs("club", Club(), CODEC, fold)
        self._codes: set[str] = set()
        self._kept: dict[str, tuple[tuple[object, ...], Any]] = {}
        self._guard = Lock()

    def club(self, rooms: Rooms, code: str) -> Club | None:
        """The club as it stands on disk; None where there is none of this code, or something else is called so."""
        if code not in self._codes:
            first = next(iter(rooms.lines(code)), None)
            if first is None or first.kind != SeasonBegun.kind:
                return None
            self._codes.add(code)
        found = self._clubs.state(rooms, code)
        return found if found is not None and found.owner else None

    def append(self, rooms: Rooms, code: str, who: str, entry: ClubEntry, nonce: str, known: Club) -> None:
        """Write what happens next, on disk when this returns, once for its nonce."""
        self._clubs.append(rooms, code, who, entry, nonce, known)

    def forget(self, code: str) -> None:
        """It is read again from what is on disk."""
        self._clubs.forget(code)

    def kept(self, name: str, of: tuple[object, ...], make: Callable[[], Any]) -> Any:
        """What was made of these, once; made anew where one of them is not the very same value any more."""
        with self._guard:
            known = self._kept.get(name)
        if known is not None and len(known[0]) == len(of) and all(map(is_, known[0], of)):
            return known[1]
        made = make()
        with self._guard:
            while len(self._kept) >= MOST_KEPT:
                self._kept.pop(next(iter(self._kept)))
            self._kept[name] = (of, made)
        return made

    def forget_kept(self) -> None:
        """Nothing of what was made of evenings stays in memory."""
        with self._guard:
            self._kept.clear()
