"""A rate limit: a bucket of tokens for every name, and no more names than fit."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from threading import Lock


class Rate:
    """At most ``burst`` at once and ``each`` a second after that, for every name by itself."""

    def __init__(self, each: float, burst: int, most: int = 4096, now: Callable[[], float] = time.monotonic) -> None:
        self._each, self._burst, self._most, self._now = each, burst, most, now
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()
        self._alone = Lock()

    def allows(self, name: str) -> bool:
        """Count one more; False where that is one too many."""
        with self._alone:
            left, now = self._now_left(name)
            self._left[name] = (left - 1 if left >= 1 else left, now)
            while len(self._left) > self._most:
                self._left.popitem(last=False)
        return left >= 1

    def would_allow(self, name: str) -> bool:
        """Would another try be allowed? Nothing is counted."""
        with self._alone:
            left, now = self._now_left(name)
            self._left[name] = (left, now)
        return left >= 1

    def give_back(self, name: str) -> None:
        """Take back what was counted last."""
        with self._alone:
            left, now = self._now_left(name)
            self._left[name] = (min(self._burst, left + 1), now)

    def _now_left(self, name: str) -> tuple[float, float]:
        now = self._now()
        left, since = self._left.pop(name, (float(self._burst), now))
        return min(self._burst, left + (now - since) * self._each), now
