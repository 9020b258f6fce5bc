"""Files that are for their owner's eyes only: what people have answered, and copies of it."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path


def begin_private(file: Path) -> None:
    """Let it be there, empty, and readable by nobody else; one that is there stays as it is, with the rights somebody gave it.

    What SQLite puts beside a log has the log's rights. Where this cannot be, whoever writes the file says why.
    """
    with suppress(OSError):
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
