"""Logs that several people share, each folded once for all of them and read on from what is on disk, which is the truth."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from threading import Lock
from typing import Generic, Protocol, TypeVar

from lessons.learner.rooms import Rooms, Written

OTHERS = 0.3
"""Seconds after which the log is asked again, though nothing was written here: another process may have done so."""


class Folded(Protocol):
    """What a log makes. ``number``: that of the last line read, 0 where there is none."""

    @property
    def number(self) -> int: ...


S = TypeVar("S", bound=Folded)
ReadOn = Callable[[str, S, tuple[Written, ...]], S]
"""The code of a log, its state so far and the lines after it -> the state after them."""


@dataclass
class _Kept(Generic[S]):
    """``at``: when the log was asked for it (seconds)."""

    state: S
    at: float = 0.0
    alone: Lock = field(default_factory=Lock)


class FoldedLogs(Generic[S]):
    """Safe to use from many threads. ``begins``: the state before the first line."""

    def __init__(self, begins: S, read_on: ReadOn[S]) -> None:
        self._begins, self._read_on = begins, read_on
        self._kept: dict[str, _Kept[S]] = {}
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

    def append(self, rooms: Rooms, code: str, who: str, kind: str, text: str, nonce: str, known: S) -> None:
        """Write a line, on disk when this returns, once for its nonce; ``known``: the state as it was last seen."""
        news = rooms.append(code, who, kind, text, nonce, known.number)
        kept = self._of(code)
        with kept.alone:
            if kept.state.number >= known.number:  # else it was forgotten meanwhile, and is read from the beginning
                kept.state = self._on(code, kept.state, news)

    def forget(self, code: str) -> None:
        """Nothing of it stays in memory; it is read again from what is on disk."""
        with self._guard:
            self._kept.pop(code, None)

    def _of(self, code: str) -> _Kept[S]:
        with self._guard:
            return self._kept.get(code) or _Kept(self._begins)

    def _on(self, code: str, state: S, lines: tuple[Written, ...]) -> S:
        return self._read_on(code, state, tuple(one for one in lines if one.number > state.number))
