"""The shared tables that are being used, each folded once for all who sit there; one person at a time moves at each."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from threading import Lock
from weakref import WeakValueDictionary

from lessons.learner.folded_logs import FoldedLogs
from lessons.learner.rooms import Rooms, Written
from lessons.shared_table.entries import BadTableEntry, TableEntry, TableLine, read_entry, write_entry
from lessons.shared_table.folding import fold
from lessons.shared_table.shared_table import SharedTable

_LOG = logging.getLogger(__name__)


class _Alone:
    """A lock that is forgotten with the last one who waits for it."""

    def __init__(self) -> None:
        self.lock = Lock()


class SharedTables:
    """Safe to use from many threads."""

    def __init__(self) -> None:
        self._tables = FoldedLogs(SharedTable(), _read_on)
        self._alone: WeakValueDictionary[str, _Alone] = WeakValueDictionary()
        self._guard = Lock()

    def table(self, rooms: Rooms, code: str) -> SharedTable | None:
        """The table as it stands on disk; None where there is none of this code."""
        found = self._tables.state(rooms, code)
        return found if found is not None and found.chairs else None

    def append(self, rooms: Rooms, code: str, who: str, entry: TableEntry, nonce: str, known: SharedTable) -> None:
        """Write what happens next, on disk when this returns, once for its nonce."""
        self._tables.append(rooms, code, who, entry.kind, write_entry(entry), nonce, known)

    @contextmanager
    def turn(self, code: str) -> Iterator[None]:
        """Nobody else in this process moves at this table meanwhile."""
        with self._guard:
            alone = self._alone.setdefault(code, _Alone())
        with alone.lock:
            yield


def _read_on(code: str, table: SharedTable, lines: tuple[Written, ...]) -> SharedTable:
    """The table after these lines."""
    return fold(_read(code, lines), table)


def _read(code: str, lines: Iterable[Written]) -> Iterator[TableLine]:
    """The lines that can be read; one that cannot be is named and stepped over."""
    for one in lines:
        try:
            yield TableLine(one.number, one.who, read_entry(one.kind, one.text))
        except BadTableEntry as error:
            _LOG.warning("line %s of table %s cannot be read and is passed over (%s)", one.number, code, error)
