"""A cache of each learner's memory: only what was added to the log since is read."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from datetime import UTC, datetime
from threading import Lock

from lessons.learner.store import Store
from lessons.memory.in_time import ahead_of
from lessons.memory.memory import Memory, as_it_stands, remember
from lessons.memory.snapshots import MemorySnapshot, Snapshots

LEARNERS = 256
"""So many learners at once; whoever comes after them is read from the log again."""
LONG = 1000
"""After so many events more, what was made of them is worth a snapshot."""


class Recall:
    """Memories by learner, each up to the last event read; safe to use from many threads.

    ``snapshots``: where those of long logs are kept for the next start; ``now``: the time, in any zone.
    """

    def __init__(
        self,
        store: Store,
        snapshots: Snapshots | None = None,
        now: Callable[[], datetime] = lambda: datetime.now(UTC),
    ) -> None:
        self._store, self._snapshots, self._now = store, snapshots, now
        self._kept: OrderedDict[str, Memory] = OrderedDict()
        self._ahead: dict[str, str] = {}
        """Of logs in which times lay ahead when they were read, the first such time: the clock may have been set back then."""
        self._lock = Lock()

    def of(self, learner: str) -> Memory:
        """What this learner remembers, by the log as it is now."""
        now = self._now()
        before = self._kept.get(learner) or self._as_kept(learner)
        limit = ahead_of(now)
        if before.furthest > limit or self._ahead.get(learner, limit) < limit:
            before = Memory()  # the clock was set since: what was ahead then has not come yet, or has been all along
        log = self._store.log(learner, after=before.number)
        memory = remember(log, before, now)
        ahead = min((event.at for _, event in log if isinstance(event.at, str) and event.at > limit), default="")
        with self._lock:
            # Two sessions of one learner may read at the same time: the one that read further stays.
            if memory.number >= self._kept.get(learner, memory).number or before.number == 0:
                self._kept[learner] = memory
                self._note(learner, ahead, anew=before.number == 0)
            self._kept.move_to_end(learner)
            while len(self._kept) > LEARNERS:
                self._ahead.pop(self._kept.popitem(last=False)[0], None)
        if self._snapshots is not None and len(log) >= LONG and learner not in self._ahead:
            self._snapshots.keep(learner, MemorySnapshot(memory, log[-1][1].nonce))
        return as_it_stands(memory)

    def _note(self, learner: str, ahead: str, anew: bool) -> None:
        """Keeps the first time that lay ahead, over all that has been read of this log."""
        before = "" if anew else self._ahead.pop(learner, "")
        self._ahead.pop(learner, None)
        if first := min(filter(None, (before, ahead)), default=""):
            self._ahead[learner] = first

    def forget(self, learner: str) -> None:
        """Nothing of what was made of this learner's log is kept, here or in a file; the log itself stays."""
        with self._lock:
            self._kept.pop(learner, None)
            self._ahead.pop(learner, None)
        if self._snapshots is not None:
            self._snapshots.forget(learner)

    def _as_kept(self, learner: str) -> Memory:
        """What was kept at an earlier start, where the log still has the last event that it knows; else nothing yet."""
        marked = self._snapshots.read(learner) if self._snapshots is not None else None
        if marked is None or not self._store.has(learner, marked.memory.number, marked.nonce):
            return Memory()
        return marked.memory
