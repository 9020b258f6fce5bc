"""Where the data are: beside the program in a checkout and on a stick, in the user's own folder once it is installed."""

from __future__ import annotations

import os
from pathlib import Path

NAME = "calzettini"
DATABASE, COMPILED, DATA = "CALZETTINI_DATABASE", "CALZETTINI_COMPILED", "CALZETTINI_DATA"
"""Read by `lessons.learner.store`, `players.core.cache`, `lessons.yamlfile.kept` and `lessons.club.data_folder`, some of which look
as they are loaded."""
FILE = "calzettini.sqlite"


def settle(root: Path, installed: bool) -> None:
    """Say it to all that is started from here, in the variables that name other places; where they do so already, they stay.

    A file named from where the user stands is still that file when the program has gone to its own folder.
    """
    told = os.environ.get(DATABASE)
    if told and "://" not in told:
        os.environ[DATABASE] = str(Path(told).absolute())
    if not installed:
        os.environ.setdefault(DATABASE, str(root / "data" / FILE))
        return
    import platformdirs

    data = platformdirs.user_data_path(NAME, appauthor=False)
    os.environ.setdefault(DATABASE, str(data / FILE))
    os.environ.setdefault(DATA, str(data))
    os.environ.setdefault(COMPILED, str(platformdirs.user_cache_path(NAME, appauthor=False) / "compiled"))
