"""Is what stands ahead of the log, in its ``-wal``, still what was written there? SQLite looks only when it opens the file.

Whoever writes over it in place, as a program that synchronises or a copy that is put back by hand does, is noticed by nobody:
answers go on into a file that the next start throws away, and the last one that closes it writes what is left over the log.
Source: https://www.sqlite.org/walformat.html.
"""

from __future__ import annotations

import os
import struct
from contextlib import suppress
from pathlib import Path

_MAGIC = (0x377F0682, 0x377F0683)
_INDEX, _HEAD, _FRAME = 48, 32, 24
"""Bytes of the index's head, of which there are two alike, of the file's, and of what stands before each page."""


def is_whole(ahead: Path, index: Path) -> bool:
    """Has the file the head and the length that the index (``-shm``) knows? Where nobody can tell, it has.

    Who writes changes the index first when the file begins anew, and last when it grows: a difference that stays is none of theirs.
    """
    told = _told(index)
    while told is not None:
        if _fits(ahead, told):
            return True
        before, told = told, _told(index)
        if before == told:
            return False
    return True


def read_anew(index: Path) -> None:
    """From now on everybody takes what is in the file for what it is, as after a start: what does not fit stands for nothing."""
    with suppress(OSError), index.open("r+b") as writing:
        writing.write(bytes(2 * _INDEX))


def _told(index: Path) -> bytes | None:
    """The index's head; None where there is none, or it is just being written."""
    try:
        with index.open("rb", buffering=0) as reading:
            both = reading.read(2 * _INDEX)
    except OSError:
        return None
    one, other = both[:_INDEX], both[_INDEX:]
    return one if one == other and len(one) == _INDEX and one[12] else None


def _fits(ahead: Path, told: bytes) -> bool:
    size, frames = struct.unpack_from("=HI", told, 14)
    if not frames:
        return True
    try:
        with ahead.open("rb", buffering=0) as reading:
            head, length = reading.read(_HEAD), os.fstat(reading.fileno()).st_size
    except OSError:
        return True  # that it is gone is seen by its identity
    page = 65_536 if size == 1 else size
    same = len(head) == _HEAD and struct.unpack_from(">I", head)[0] in _MAGIC and head[16:24] == told[32:40]
    return same and length >= _HEAD + frames * (_FRAME + page)
