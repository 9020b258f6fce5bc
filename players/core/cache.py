"""Where compiled code is kept between starts, and whether it is there. Numba is not imported to find that out.

The cache has a folder for each state of the core's sources and of what compiles them, since numba looks only at the file of a
function itself, not at those it calls. What is compiled once is complete (:data:`READY`); before that nobody who waits should
use it.
"""

from __future__ import annotations

import os
import sys
import tempfile
from hashlib import sha256
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

ADDRESS = "CALZETTINI_COMPILED"
"""The environment variable that names another folder for what was compiled."""
BESIDE_THE_APP = Path(__file__).parents[2] / "data" / "compiled"
READY = "ready"
"""The file that says that all is compiled."""
BESIDE_NUMBA = ("llvmlite", "numpy")
"""Packages on whose versions it hangs what numba makes, and whether it can make anything."""


def _version(package: str) -> str:
    """The version of a package that is installed; empty where there is none."""
    try:
        return version(package)
    except PackageNotFoundError:
        return ""


def _folder() -> Path | None:
    """A folder for what these sources are compiled to that can be written; None where there is none."""
    wanted = os.environ.get(ADDRESS)
    places = [Path(wanted)] if wanted else [BESIDE_THE_APP, Path(tempfile.gettempdir()) / "calzettini-compiled"]
    sources = sorted(Path(__file__).parent.rglob("*.py"))
    by = " ".join([str(sys.implementation.cache_tag), NUMBA, *map(_version, BESIDE_NUMBA)])
    state = sha256(b"".join([by.encode(), *(path.read_bytes() for path in sources)])).hexdigest()[:12]
    return next((place / state for place in places if _writable(place / state)), None)


def _writable(folder: Path) -> bool:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            return True
    except OSError:
        return False


NUMBA = _version("numba")
FOLDER = _folder() if NUMBA else None


def ready() -> bool:
    """Is everything compiled already, so that a search starts at once?"""
    return FOLDER is not None and (FOLDER / READY).exists()
