"""Making a backup while others write: the log by SQLite's own backup, in one piece, and the files as they stand."""

from __future__ import annotations

import os
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from datetime import date
from pathlib import Path

from lessons.backup.archive import PARTS, BadBackup, read, write
from lessons.backup.leftovers import DRAFT, held
from lessons.learner.data_folder import REPORTS, data_folder, log_file
from lessons.learner.storage.copies import sync_folder
from lessons.yamlfile.system_errors import why

BROKEN = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
LOOKS = 5
"""How often a file that is being written is read again."""


@dataclass(frozen=True, slots=True)
class BackupTaken:
    """A backup that was made: where, how many people's logs and events are in it, and how many files of the club's own."""

    file: Path
    learners: int
    events: int
    files: int


def take(target: Path, today: date) -> BackupTaken:
    """Everything of this installation in one file; in a folder it is named after the day. An older backup there is replaced.

    Errors: :class:`lessons.backup.archive.BadBackup`; what stood at ``target`` stands there still.
    """
    log = log_file()
    if log is None:
        raise BadBackup("no-file")
    if not log.exists():
        raise BadBackup("nothing", where=str(log))
    if target.is_dir():
        target = target / f"calzettini-{today.isoformat()}.zip"
    if target.exists():
        read(target)  # what is no backup of ours is not written over
    try:
        with tempfile.TemporaryDirectory(prefix=DRAFT, dir=target.parent) as room, held(Path(room)):
            copy, draft = Path(room) / "log.sqlite", Path(room) / "draft.zip"
            schema, learners, events = copy_of(log, copy)
            contents = write(draft, copy, schema, _files())
            with draft.open("rb+") as file:
                os.fsync(file.fileno())
            os.replace(draft, target)
            sync_folder(target.parent)
    except sqlite3.Error as error:
        broken = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_CORRUPT) & 0xFF in BROKEN
        raise BadBackup("broken" if broken else "log", where=str(log), why=str(error)) from error
    except OSError as error:
        raise BadBackup("not-written", file=str(target), why=why(error.errno)) from error
    return BackupTaken(target, learners, events, len(contents.files) - 1)


def copy_of(log: Path, copy: Path) -> tuple[int, int, int]:
    """Version of the tables, learners and events of the copy. All in one step: nobody waits, and nothing is half in it."""
    with closing(sqlite3.connect(log)) as source, closing(sqlite3.connect(copy)) as target:
        source.backup(target)
        target.execute("PRAGMA journal_mode=DELETE")
        if target.execute("PRAGMA quick_check(1)").fetchone() != ("ok",):
            raise sqlite3.DatabaseError("database disk image is malformed")
        try:
            (schema,) = target.execute("SELECT max(schema_version) FROM calzettini").fetchone()
            (learners,) = target.execute("SELECT count(*) FROM learners").fetchone()
            (events,) = target.execute("SELECT count(*) FROM events").fetchone()
        except sqlite3.Error as error:
            raise BadBackup("not-ours", where=str(log)) from error
        return int(schema or 0), int(learners), int(events)


def _files() -> Iterator[tuple[str, bytes]]:
    """The club's own files, by their names from the data folder; links lead elsewhere and are not followed."""
    home = data_folder()
    for part in PARTS:
        top = home / part
        found = sorted(one for one in top.rglob("*") if one.is_file()) if top.is_dir() else [top]
        for path in found:
            if path.is_file() and not path.is_symlink():
                yield path.relative_to(home).as_posix(), _whole(path, path.name == REPORTS)


def _whole(path: Path, of_lines: bool) -> bytes:
    """What is in a file that nobody wrote meanwhile; of one to which lines are added, the whole lines."""
    for _ in range(LOOKS):
        before = path.stat()
        content = path.read_bytes()
        after = path.stat()
        if (before.st_mtime_ns, before.st_size) == (after.st_mtime_ns, after.st_size):
            break
    return content[: content.rfind(b"\n") + 1] if of_lines else content
