"""Where the data are: beside the program in a checkout and on a stick, in the user's own folder once it is installed."""

from __future__ import annotations

import os
from pathlib import Path

from lessons.learner.log_place import ADDRESS as DATABASE
from lessons.learner.log_place import FOLDER as DATA
from lessons.learner.log_place import is_url, log_address

NAME = "calzettini"
COMPILED = "CALZETTINI_COMPILED"
"""Read by `players.core.cache` and `lessons.yamlfile.disk_cache`, which look as they are loaded."""


def settle(root: Path, installed: bool) -> None:
    """Say it to all that is started from here, in the variables that name other places; where they do so already, they stay.

    A file or folder named from where the user stands is still that one when the program has gone to its own folder.
    """
    for name in (DATABASE, DATA, COMPILED):
        told = os.environ.get(name)
        if told and not (name == DATABASE and is_url(told)):
            os.environ[name] = str(Path(told).absolute())
    if not installed:
        os.environ[DATABASE] = log_address(root / "data")
        return
    import platformdirs

    data = platformdirs.user_data_path(NAME, appauthor=False)
    os.environ[DATABASE] = log_address(data)
    os.environ.setdefault(DATA, str(data))
    os.environ.setdefault(COMPILED, str(platformdirs.user_cache_path(NAME, appauthor=False) / "compiled"))
