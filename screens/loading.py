"""One thread at a time loads what the pages are made of, and what all sessions share is made once.

Each session runs in a thread of its own, and one that is asked to run again starts a second before the first has ended. Two threads
that enter a package from different sides, one by the package and one by a module in it, wait for each other; Python then hands one
of them a half made module, and the page says that there was an error. So nothing of ours is imported but by whoever is ``ALONE``.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, wraps
from threading import RLock
from typing import TypeVar

ALONE = RLock()
T = TypeVar("T")


def once(make: Callable[[], T]) -> Callable[[], T]:
    """As :func:`functools.cache`, but a second thread waits for the first instead of making it again."""
    made = cache(make)

    @wraps(make)
    def only() -> T:
        with ALONE:
            return made()

    return only
