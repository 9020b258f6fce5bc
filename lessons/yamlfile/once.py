"""What is made of files is made once, also where many ask for it at the same moment: the others wait for the first."""

from __future__ import annotations

from collections.abc import Callable
from functools import update_wrapper
from threading import RLock
from typing import Generic, ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")
_ALONE = RLock()
"""One for all: what is made of one file may want what is made of another."""


class ReadOnce(Generic[P, T]):
    """As :func:`functools.cache`; with that, forty threads that come to a server just begun would each read all the files, and
    keep each other from it."""

    def __init__(self, read: Callable[P, T]) -> None:
        self._read = read
        self._made: dict[tuple[object, ...], T] = {}
        update_wrapper(self, read)

    def __call__(self, *args: P.args, **named: P.kwargs) -> T:
        key = (*args, *named.items()) if named else args
        if key in self._made:
            return self._made[key]
        with _ALONE:
            if key not in self._made:
                self._made[key] = self._read(*args, **named)
            return self._made[key]

    @property
    def made(self) -> int:
        """How many answers are known."""
        return len(self._made)

    def cache_clear(self) -> None:
        self._made = {}


read_once = ReadOnce
