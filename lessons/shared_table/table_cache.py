"""A cache of the shared tables in use: each is folded once for all who sit there; one person at a time moves at each."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from threading import Lock
from weakref import WeakValueDictionary

from lessons.learner.shared_logs.folded_logs import FoldedLogs
from lessons.learner.shared_logs.rooms import Rooms
from lessons.shared_table.entries import CODEC
from lessons.shared_table.entry import TableEntry
from lessons.shared_table.folding import fold
from lessons.shared_table.shared_table import SharedTable


class _Alone:
    """A lock that is forgotten with the last one who waits for it."""

    def __init__(self) -> None:
        self.lock = Lock()


class TableCache:
    """The cache of shared tables' logs, folded; safe to use from many threads."""

    def __init__(self) -> None:
        self._tables = FoldedLogs("table", SharedTable(), CODEC, fold)
        self._alone: WeakValueDictionary[str, _Alone] = WeakValueDictionary()
        self._guard = Lock()

    def table(self, rooms: Rooms, code: str) -> SharedTable | None:
        """The table as it stands on disk; None where there is none of this code."""
        found = self._tables.state(rooms, code)
        return found if found is not None and found.chairs else None

    def append(self, rooms: Rooms, code: str, who: str, entry: TableEntry, nonce: str, known: SharedTable) -> None:
        """Write what happens next, on disk when this returns, once for its nonce."""
        self._tables.append(rooms, code, who, entry, nonce, known)

    def forget(self, code: str) -> None:
        """Nothing of it stays in memory."""
        self._tables.forget(code)

    @contextmanager
    def turn(self, code: str) -> Iterator[None]:
        """Nobody else in this process moves at this table meanwhile."""
        with self._guard:
            alone = self._alone.setdefault(code, _Alone())
        with alone.lock:
            yield
