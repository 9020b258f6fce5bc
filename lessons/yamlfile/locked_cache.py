"""A cache with a lock: what is made of files, or for all sessions, is made once, also where many threads ask for it at once."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager
from functools import update_wrapper
from threading import RLock
from typing import Generic, ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


_FILES = RLock()
"""One for everything that is read of files: what is made of one may want what is made of another."""


class LockedCache(Generic[P, T]):
    """A function whose results are kept, as by :func:`functools.cache`; a second thread waits for the first one's result.

    Without the lock forty threads that come to a server just begun would each read all the files, and keep each other from it.
    """

    def __init__(self, make: Callable[P, T], lock: AbstractContextManager[object]) -> None:
        self._make, self._lock = make, lock
        self._made: dict[tuple[object, ...], T] = {}
        update_wrapper(self, make)

    def __call__(self, *args: P.args, **named: P.kwargs) -> T:
        key = (*args, *named.items()) if named else args
        if key in self._made:
            return self._made[key]
        with self._lock:
            if key not in self._made:
                self._made[key] = self._make(*args, **named)
            return self._made[key]

    @property
    def made(self) -> int:
        """How many results are kept."""
        return len(self._made)

    def cache_clear(self) -> None:
        self._made = {}


def read_once(read: Callable[P, T]) -> LockedCache[P, T]:
    """A decorator: the function's results are kept, and one thread at a time reads files."""
    return LockedCache(read, _FILES)
