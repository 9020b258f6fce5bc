"""The folder of this computer's own data: beside the log, if that is a file."""

from __future__ import annotations

import os
from pathlib import Path

from sqlalchemy.engine import make_url

from lessons.learner.store import ADDRESS, DEFAULT


def data_folder() -> Path:
    """Where the log is, or would be if it were a file."""
    address = os.environ.get(ADDRESS) or DEFAULT
    url = make_url(address if "://" in address else f"sqlite:///{address}")
    is_file = url.get_backend_name() == "sqlite" and url.database and url.database != ":memory:"
    return Path(url.database if is_file and url.database else DEFAULT).parent
