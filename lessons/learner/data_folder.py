"""The folder of this computer's own data: beside the log, if that is a file."""

from __future__ import annotations

import os
from pathlib import Path

from lessons.learner.log_place import FOLDER, log_address
from lessons.learner.log_url import SQLITE, log_url

LESSONS, EVENINGS, PACKS, REPORTS, MEMBERS = "lessons", "evenings", "packs", "reports.jsonl", "members.txt"
"""What lies there besides the log and cannot be made anew; a backup has all of it."""


def data_folder() -> Path:
    """Where the log is, or would be if it were a file."""
    file = log_file()
    return file.parent if file else Path(os.environ.get(FOLDER) or "data")


def named_within(file: str) -> str:
    """A file's name from the data folder on, for pages that anybody may read; any other name as it is."""
    path, data = Path(file), data_folder().resolve()
    return str(path.relative_to(data)) if path.is_relative_to(data) else file


def log_file() -> Path | None:
    """The log itself; None where it is kept by a server or in memory."""
    url = log_url(log_address())
    is_file = url.get_backend_name() == SQLITE and url.database and url.database != ":memory:"
    return Path(url.database) if is_file and url.database else None
