"""The sets of deals that are being played, each folded once for all its tables."""

from __future__ import annotations

from lessons.learner.shared_logs.folded_logs import FoldedLogs
from lessons.learner.shared_logs.rooms import Rooms
from lessons.shared_table.duplicate.deal_set import DealSet, fold
from lessons.shared_table.duplicate.entries import CODEC, SetEntry


class DealSetCache:
    """The cache of deal sets' logs, folded; safe to use from many threads."""

    def __init__(self) -> None:
        self._sets = FoldedLogs("set of deals", DealSet(), CODEC, fold)

    def found(self, rooms: Rooms, code: str) -> DealSet | None:
        """The set as it stands on disk; None where there is none of this code."""
        its = self._sets.state(rooms, code)
        return its if its is not None and its.seeds else None

    def append(self, rooms: Rooms, code: str, who: str, entry: SetEntry, nonce: str, known: DealSet) -> None:
        """Write what happens next, on disk when this returns, once for its nonce."""
        self._sets.append(rooms, code, who, entry, nonce, known)

    def forget(self, code: str) -> None:
        """Nothing of it stays in memory."""
        self._sets.forget(code)
