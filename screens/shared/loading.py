"""The lock under which our modules are imported, and a cache that makes what all sessions share just once.

Each session runs in a thread of its own, and one that is asked to run again starts a second thread before the first has ended. Two
threads that enter a package from different sides, one by the package and one by a module in it, wait for each other; Python then
hands one of them a half made module, and the page says that there was an error. So nothing of ours is imported except by the
thread that holds ``import_lock``.
"""

from __future__ import annotations

from collections.abc import Callable
from threading import RLock
from typing import TypeVar

from lessons.yamlfile.locked_cache import LockedCache

import_lock = RLock()
T = TypeVar("T")


def once(make: Callable[[], T]) -> LockedCache[[], T]:
    """A decorator: the function makes its result once, under the import lock, and a second thread waits for the first."""
    return LockedCache(make, import_lock)
