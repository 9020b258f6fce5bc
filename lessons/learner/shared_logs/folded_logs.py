"""A cache of logs that several people share: each is folded once for all of them and read on from the disk, which is the truth."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from threading import Lock
from typing import Generic, Protocol, TypeVar

from lessons.learner.shared_logs.entries import EntryCodec, LogEntry, LogLine
from lessons.learner.shared_logs.rooms import RoomLine, Rooms

OTHERS = 0.3
"""Seconds after which the log is asked again, though nothing was written here: another process may have done so."""


class FoldedState(Protocol):
    """The state that a log folds into. ``number``: that of the last line read, 0 where there is none."""

    @property
    def number(self) -> int: ...


S = TypeVar("S", bound=FoldedState)
E = TypeVar("E", bound=LogEntry)
Fold = Callable[[Iterable[LogLine[E]], S], S]
"""Lines, and the state before them -> the state after them."""


@dataclass
class _CachedLog(Generic[S]):
    """A state in the cache, with the lock of whoever reads it on. ``at``: when the log was asked for it (seconds)."""

    state: S
    at: float = 0.0
    alone: Lock = field(default_factory=Lock)


class FoldedLogs(Generic[S, E]):
    """A cache of folded logs, safe to use from many threads. ``sort``: what one of these logs is; ``begins``: the state before
    the first line.
    """

    def __init__(self, sort: str, begins: S, codec: EntryCodec[E], fold: Fold[E, S]) -> None:
        self._sort, self._begins, self._codec, self._fold = sort, begins, codec, fold
        self._kept: dict[str, _CachedLog[S]] = {}
        self._guard = Lock()

    def state(self, rooms: Rooms, code: str) -> S | None:
        """How the log of this code stands on disk; None where there is none."""
        kept = self._of(code)
        with kept.alone:
            behind, now = kept.state.number < rooms.latest(code), time.monotonic()
            if rooms.shared or behind or now - kept.at > OTHERS:
                kept.state, kept.at = self._on(code, kept.state, rooms.lines(code, kept.state.number)), now
            found = kept.state
        if not found.number:
            return None
        with self._guard:
            self._kept.setdefault(code, kept)
        return found

    def append(self, rooms: Rooms, code: str, who: str, entry: E, nonce: str, known: S) -> None:
        """Write a line, on disk when this returns, once for its nonce; ``known``: the state as it was last seen."""
        news = rooms.append(code, who, entry.kind, self._codec.write(entry), nonce, known.number)
        kept = self._of(code)
        with kept.alone:
            if kept.state.number >= known.number:  # else it was forgotten meanwhile, and is read from the beginning
                kept.state = self._on(code, kept.state, news)

    def forget(self, code: str) -> None:
        """Nothing of it stays in memory; it is read again from what is on disk."""
        with self._guard:
            self._kept.pop(code, None)

    def _of(self, code: str) -> _CachedLog[S]:
        with self._guard:
            return self._kept.get(code) or _CachedLog(self._begins)

    def _on(self, code: str, state: S, lines: tuple[RoomLine, ...]) -> S:
        fresh = (one for one in lines if one.number > state.number)
        return self._fold(self._codec.lines(f"{self._sort} {code}", fresh), state)
