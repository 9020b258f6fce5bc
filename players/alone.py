"""One process at a time: a lock on a file, held by the system itself, which frees it however its holder ends."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO

if sys.platform == "win32":
    import msvcrt
    import time

    BETWEEN = 0.2
    """Seconds between two looks: this system's own waiting gives up after ten."""

    def _wait(file: IO[bytes]) -> None:
        while True:
            try:
                msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
            except PermissionError:
                time.sleep(BETWEEN)
            else:
                return

else:
    import fcntl

    def _wait(file: IO[bytes]) -> None:
        fcntl.flock(file, fcntl.LOCK_EX)


@contextmanager
def alone(path: Path) -> Iterator[None]:
    """Waits until nobody else holds this file, and holds it. The file stays; what stands in it says nothing.

    Where a file system knows no locks, nobody is kept waiting. Errors: OSError where the file cannot be opened.
    """
    with path.open("ab") as file:
        with suppress(OSError):
            _wait(file)
        yield
