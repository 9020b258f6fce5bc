"""How much memory a process that answers may take: a search that runs away ends with a message, and not with the machine."""

from __future__ import annotations

import sys

import psutil

ROOM = 768 << 20
"""Bytes besides what the process has when it begins to answer. The longest questions there may be take a quarter of that
(``tests/players/test_bounds.py``); numba, which takes more while it compiles, has room as well."""


def bound_memory() -> None:
    """From now on what goes beyond :data:`ROOM` is a ``MemoryError``, where the system counts what can be written (Linux).

    Counted is that and not all addresses: those that numba and NumPy reserve and do not use would count with them.
    """
    if sys.platform == "linux":
        import resource

        now = psutil.Process().memory_info().data
        _, most = resource.getrlimit(resource.RLIMIT_DATA)
        wanted = now + ROOM
        resource.setrlimit(
            resource.RLIMIT_DATA, (wanted if most == resource.RLIM_INFINITY else min(wanted, most), most)
        )
