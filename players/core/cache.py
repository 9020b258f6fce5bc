"""Where compiled code is kept between starts, and whether it is there. Numba is not imported to find that out.

The cache has a folder for each state of the core's sources and of what compiles them, since numba looks only at the file of a
function itself, not at those it calls. Numba knows a file by its path and its date, so these are part of the state: a checkout that
was moved, copied or unpacked anew compiles anew. What is compiled once is complete (:data:`READY`); before that nobody who waits
should use it.
"""

from __future__ import annotations

import os
import stat
import sys
import tempfile
from hashlib import sha256
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

ADDRESS = "CALZETTINI_COMPILED"
"""The environment variable that names another folder for what was compiled."""
BESIDE_THE_APP = Path(__file__).parents[2] / "data" / "compiled"
SOURCES = Path(__file__).parent.resolve()
STATE = 12
"""How many hexadecimal digits name a state."""
READY = "ready"
"""The file that says that all is compiled."""
OF = "of"
"""The file that says of which sources: the path of their folder."""
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
    sources = [(path, path.stat()) for path in sorted(SOURCES.rglob("*.py"))]
    by = " ".join([str(sys.implementation.cache_tag), NUMBA, *map(_version, BESIDE_NUMBA), str(SOURCES)])
    stamps = (f"{stamp.st_mtime_ns} {stamp.st_size}\n".encode() + path.read_bytes() for path, stamp in sources)
    state = sha256(b"".join([by.encode(), *stamps])).hexdigest()[:STATE]
    if wanted:
        return _writable(Path(wanted) / state)
    return _writable(BESIDE_THE_APP / state) or _writable(_own_temporary() / state, private=True)


def _own_temporary() -> Path:
    """A temporary folder of this user's alone: what is read from it is run."""
    user = f"-{os.getuid()}" if hasattr(os, "getuid") else ""
    return Path(tempfile.gettempdir()) / f"calzettini-compiled{user}"


def _writable(folder: Path, private: bool = False) -> Path | None:
    """The folder, made where it is not there; None where it cannot be written, or where others could write what is private."""
    try:
        folder.parent.mkdir(mode=0o700 if private else 0o777, parents=True, exist_ok=True)
        if private and hasattr(os, "getuid"):
            there = folder.parent.lstat()
            if there.st_uid != os.getuid() or not stat.S_ISDIR(there.st_mode) or there.st_mode & 0o022:
                return None
        folder.mkdir(exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            return folder
    except OSError:
        return None


def older() -> list[Path]:
    """The folders beside ours of what these same sources were compiled to before they changed, or sources that are gone.

    Nobody else's: other checkouts may keep theirs in the same place, and whatever else lies there is none of ours.
    """
    assert FOLDER is not None
    return [folder for folder in FOLDER.parent.iterdir() if folder != FOLDER and _ours(folder)]


def _ours(folder: Path) -> bool:
    if (folder / OF).is_file():
        sources = Path((folder / OF).read_text(encoding="utf-8"))
        return sources == SOURCES or not sources.exists()
    # As it was called before there was such a file, in a place that nobody else has.
    return folder.parent == BESIDE_THE_APP and len(folder.name) == STATE and (folder / READY).is_file()


NUMBA = _version("numba")
FOLDER = _folder() if NUMBA else None


_were_ready: set[Path] = set()


def ready() -> bool:
    """Is everything compiled already, so that a search starts at once? What was there once stays so for this process."""
    if FOLDER is not None and (FOLDER / READY).exists():
        _were_ready.add(FOLDER)
    return FOLDER in _were_ready
