"""The memory of each learner kept at hand: only what was added to the log since is read."""

from __future__ import annotations

from collections import OrderedDict
from threading import Lock

from lessons.learner.store import Store
from lessons.memory.memory import Memory, as_it_stands, remember

LEARNERS = 256
"""So many learners at once; whoever comes after them is read from the log again."""


class Recall:
    """Memories by learner, each up to the last event read; safe to use from many threads."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._kept: OrderedDict[str, Memory] = OrderedDict()
        self._lock = Lock()

    def of(self, learner: str) -> Memory:
        """What this learner remembers, by the log as it is now."""
        before = self._kept.get(learner, Memory())
        memory = remember(self._store.log(learner, after=before.number), before)
        with self._lock:
            # Two sessions of one learner may read at the same time: the one that read further stays.
            if memory.number >= self._kept.get(learner, memory).number:
                self._kept[learner] = memory
            self._kept.move_to_end(learner)
            while len(self._kept) > LEARNERS:
                self._kept.popitem(last=False)
        return as_it_stands(memory)
