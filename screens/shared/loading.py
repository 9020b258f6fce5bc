"""The lock under which our modules are imported, and a cache that makes what all sessions share just once.

Each session runs in a thread of its own, and one that is asked to run again starts a second thread before the first has ended. Two
threads that enter a package from different sides, one by the package and one by a module in it, wait for each other; Python then
hands one of them a half made module, and the page says that there was an error. So nothing of ours is imported except by the
thread that holds ``import_lock``.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, update_wrapper
from threading import RLock
from typing import Generic, TypeVar

import_lock = RLock()
T = TypeVar("T")


class Once(Generic[T]):
    """As :func:`functools.cache` for a function without arguments, but a second thread waits for the first."""

    def __init__(self, make: Callable[[], T]) -> None:
        self._made = cache(make)
        self.cache_clear = self._made.cache_clear
        update_wrapper(self, make)

    def __call__(self) -> T:
        with import_lock:
            return self._made()


once = Once
