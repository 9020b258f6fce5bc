"""``calzettini backup``, ``backups``, ``restore`` and ``move-log``: what they do and say."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from pathlib import Path

from lessons.backup.archive import BadBackup
from lessons.backup.making import take
from lessons.backup.moving import move
from lessons.backup.putting_back import put_back
from lessons.learner.data_folder import log_file
from lessons.learner.errors import UnusableDatabase
from lessons.learner.storage.copies import FOLDER, copies_of
from screens.terminal.told import line, say
from screens.wording.database_words import explain
from screens.wording.texts import LANGUAGES


def backup(file: Path) -> int:
    """Exit code."""

    def work() -> None:
        taken = take(file, datetime.now().date())
        say("backup.taken", file=taken.file, learners=taken.learners, events=taken.events, files=taken.files)

    return _told(work)


def backups() -> int:
    """Exit code."""
    log = log_file()
    if log is None:
        say("backup.no-file")
        return 1
    there = copies_of(log)
    say("backup.copies" if there else "backup.no-copies", where=log.parent / FOLDER)
    for one in there:
        line(f"{one.day}  {one.size / 1e6:8.1f} MB  {one.file}")
    return 0


def restore(file: Path) -> int:
    """Exit code."""

    def work() -> None:
        done = put_back(file, datetime.now())
        say("backup.put-back", file=file)
        if done.before:
            say("backup.before", before=done.before)
        if done.aside:
            say("backup.aside", aside=done.aside)

    return _told(work)


def move_log(address: str) -> int:
    """Exit code."""

    def work() -> None:
        moved = move(address)
        told = {"learners": moved.learners, "events": moved.events, "matches": moved.matches, "rooms": moved.rooms}
        say("backup.moved", **told)
        say("backup.moved-next", home=moved.home)

    return _told(work)


def _told(work: Callable[[], None]) -> int:
    try:
        work()
    except BadBackup as error:
        say(f"backup.{error.reason}", **error.facts)
        return 1
    except UnusableDatabase as error:
        for lang in LANGUAGES:
            line(explain(error, lang))
        return 1
    return 0
