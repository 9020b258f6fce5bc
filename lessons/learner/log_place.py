"""Where the log lies, by the two variables that say so."""

from __future__ import annotations

import os
import re
from pathlib import Path

ADDRESS = "CALZETTINI_DATABASE"
"""The environment variable that names the log itself: a file, or a database's address."""
FOLDER = "CALZETTINI_DATA"
"""The one that names the folder of all that is kept: a club's own lessons and packs, and the log, where the other names none."""
FILE = "calzettini.sqlite"


_SCHEME = re.compile(r"[A-Za-z][A-Za-z0-9+.-]*://")


def is_url(address: str) -> bool:
    """Is it a database's address? All else is a file's name."""
    return _SCHEME.match(address) is not None


def log_address(usual: Path = Path("data")) -> str:
    """The log as the variables name it, else the file in the ``usual`` folder.

    A folder that was named after the log had been begun in the usual one holds none: then that one goes on being used.
    """
    named, folder = os.environ.get(ADDRESS), os.environ.get(FOLDER)
    if named:
        return named
    there, here = Path(folder or usual) / FILE, usual / FILE
    return str(here if here.exists() and not there.exists() else there)
