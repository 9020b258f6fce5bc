"""The copies that an installation keeps of its own log: one a day, the last seven, in a folder beside it.

Nobody has to think of them. They are whole or not there at all, only their owner can read them, and they take no more room than is
left over. What is older goes first, in the order in which they were made: a clock may say anything.
"""

from __future__ import annotations

import os
import re
import shutil
import sqlite3
import tempfile
from collections.abc import Sequence
from contextlib import closing, suppress
from dataclasses import dataclass
from datetime import date
from pathlib import Path

FOLDER = "backups"
DAYS, ASIDE = 7, 2
"""So many copies of days; so many of a log that was taken away or replaced while it was open."""
MOST = 200 << 20
"""Bytes of all together; the newest one stays, however long it is."""
SPARE = 64 << 20
"""Bytes of the disk that are left for answers: without them, and as much again as the log, no copy is made."""
_NAME = re.compile(r"(?P<log>.+)-(?P<number>\d{4,9})-(?P<day>\d{4}-\d{2}-\d{2})(?P<aside>-aside)?\.sqlite")
_DRAFT = ".copy-"


@dataclass(frozen=True, slots=True)
class Copy:
    """A copy of a day: ``number`` says in which order they were made, ``aside`` that its log was taken away while it was open."""

    file: Path
    number: int
    day: date
    aside: bool
    size: int


def copies_of(log: Path) -> tuple[Copy, ...]:
    """The copies there are of the log at this path, the newest first."""
    found = []
    with suppress(OSError):
        for file in (log.parent / FOLDER).iterdir():
            told = _NAME.fullmatch(file.name)
            if told is None or told["log"] != log.stem or file.is_symlink():
                continue
            with suppress(ValueError, OSError):
                day = date.fromisoformat(told["day"])
                found.append(Copy(file, int(told["number"]), day, bool(told["aside"]), file.stat().st_size))
    return tuple(sorted(found, key=lambda one: one.number, reverse=True))


def keep_copy(log: Path, today: date) -> Path | None:
    """A copy of the log as it stands, in place of an earlier one of this day; None where there is no room, or nothing sound.

    Whoever writes is not waited for and waits for nobody. Errors: OSError, sqlite3.Error; the copies there were are there still.
    """
    log.stat()  # one that is not there would be made
    with closing(sqlite3.connect(log)) as source:
        return _kept(source, log, today, aside=False)


def keep_aside(source: sqlite3.Connection, log: Path) -> None:
    """What this connection still reads, once the file at the log's path is another one or none; where its folder is there."""
    if log.parent.is_dir():
        with suppress(OSError, sqlite3.Error):
            _kept(source, log, date.today(), aside=True)


def _kept(source: sqlite3.Connection, log: Path, today: date, aside: bool) -> Path | None:
    home = log.parent / FOLDER
    home.mkdir(mode=0o700, exist_ok=True)
    (pages,), (size,) = source.execute("PRAGMA page_count").fetchone(), source.execute("PRAGMA page_size").fetchone()
    if shutil.disk_usage(home).free < SPARE + 2 * pages * size:
        return None
    there = copies_of(log)
    # Made by nobody but this process: what another one left is half a copy.
    handle, name = tempfile.mkstemp(prefix=_DRAFT, dir=home)  # 0600
    os.close(handle)
    draft = Path(name)
    try:
        if not _copied(source, draft):
            return None
        same = next((one for one in there if (one.day, one.aside) == (today, aside)), None)
        number = 1 + max((one.number for one in there), default=0)
        place = same.file if same else home / f"{log.stem}-{number:04}-{today}{'-aside' if aside else ''}.sqlite"
        os.replace(draft, place)
        sync_folder(home)
    finally:
        draft.unlink(missing_ok=True)
    for one in too_many(copies_of(log)):
        one.file.unlink(missing_ok=True)
    return place


def _copied(source: sqlite3.Connection, draft: Path) -> bool:
    """Is all of it on the disk, and sound?"""
    with closing(sqlite3.connect(draft)) as target:
        source.backup(target)
        target.execute("PRAGMA journal_mode=DELETE").close()
        sound = target.execute("PRAGMA quick_check(1)").fetchone() == ("ok",)
    with draft.open("rb+") as file:
        os.fsync(file.fileno())
    return bool(sound)


def too_many(there: Sequence[Copy]) -> list[Copy]:
    """Those that go, of copies with the newest first."""
    stay, room = list[Copy](), MOST
    left = {False: DAYS, True: ASIDE}
    for one in there:
        left[one.aside] -= 1
        room -= one.size
        if not stay or (left[one.aside] >= 0 and room >= 0):
            stay.append(one)
    return [one for one in there if one not in stay]


def sweep_drafts(log: Path) -> None:
    """Halves of copies that were cut short; to be called where nobody makes one."""
    for left in (log.parent / FOLDER).glob(f"{_DRAFT}*"):
        with suppress(OSError):
            left.unlink()


def sync_folder(folder: Path) -> None:
    """A name that was given is on the disk, too; where the system has no such thing, it needs none."""
    if os.name != "posix":
        return
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
