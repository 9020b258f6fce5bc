"""What an app that is open does for its log beside answering: a copy each day, and what was left by others taken up."""

from __future__ import annotations

import sqlite3
from contextlib import suppress
from datetime import date

from lessons.learner.data_folder import data_folder, log_file
from lessons.learner.storage.copies import keep_copy, sweep_drafts


def take_up() -> None:
    """What a restore or a backup that was killed has left; to be called before lessons are read."""
    home = data_folder()
    with suppress(OSError):
        if any(one.name.startswith((".restoring-", ".calzettini-")) for one in home.iterdir()):
            from lessons.backup.leftovers import sweep

            sweep(home, log_file())


def keep_one() -> None:
    """A copy of this day. Where it cannot be made those of other days stay; answers do not wait for it."""
    log = log_file()
    if log is not None and log.exists():
        sweep_drafts(log)
        with suppress(OSError, sqlite3.Error):
            keep_copy(log, date.today())
