"""A cache on disk of what was made of files, as JSON beside what else is compiled: no YAML is parsed twice.

Nothing hangs on it. What cannot be read, what somebody else may have written and what was made of other files is made anew; what
cannot be written is made again the next time.
"""

from __future__ import annotations

import json
import os
import stat
from collections.abc import Callable, Iterable
from hashlib import blake2b
from pathlib import Path
from typing import Any

ADDRESS = "CALZETTINI_COMPILED"
"""The environment variable that names another folder for what was compiled."""
BESIDE_THE_APP = Path(__file__).parents[2] / "data" / "compiled"
HERE = sorted(Path(__file__).parent.glob("*.py"))
"""What reads files: what other sources made of them is not what these would make."""
_served = False


def begin() -> None:
    """Switch the cache on: the app is being served, and not, say, tested or checked."""
    global _served
    _served = True


class DiskCache:
    """One entry of the cache on disk, valid as long as none of these files has changed; a file that is not there counts as
    well.

    So is the module that makes it, where it makes something of what it reads.
    """

    def __init__(self, name: str, files: Iterable[Path]) -> None:
        self.path = Path(os.environ.get(ADDRESS) or BESIDE_THE_APP) / f"content-{name}.json"
        self._state = [[str(path), _digest(path)] for path in (*HERE, *files)] if _served else []

    def recall(self) -> Any | None:
        """What was kept, plain data; None where nothing of these files was."""
        if not _served:
            return None
        try:
            with self.path.open(encoding="utf-8") as file:
                if not _ours(os.fstat(file.fileno())):
                    return None
                found = json.load(file)
        except (OSError, ValueError, RecursionError):
            return None
        return found.get("made") if isinstance(found, dict) and found.get("of") == self._state else None

    def keep(self, made: object) -> None:
        """Keep this, made of the files as they were when this object was; None: nothing is to be kept any more."""
        if not _served:
            return
        try:
            if made is None:
                self.path.unlink(missing_ok=True)
                return
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self._write(json.dumps({"of": self._state, "made": made}))
        except OSError:
            return

    def made(self, make: Callable[[], object]) -> Any:
        """What was kept, else what ``make`` makes, which is kept unless it is None."""
        found = self.recall()
        if found is None:
            found = make()
            self.keep(found)
        return found

    def _write(self, told: str) -> None:
        """All or nothing: whoever reads meanwhile finds the file as it was before."""
        new = self.path.with_suffix(f".{os.getpid()}")
        try:
            new.touch(mode=stat.S_IRUSR | stat.S_IWUSR)
            new.write_text(told, encoding="utf-8")
            new.replace(self.path)
        finally:
            new.unlink(missing_ok=True)


def _digest(path: Path) -> str:
    """Of what stands in it; nothing where there is no such file. All files of a stick have one date, so that dates tell nothing."""
    try:
        return blake2b(path.read_bytes(), digest_size=16).hexdigest()
    except OSError:
        return ""


def _ours(told: os.stat_result) -> bool:
    """Can nobody but us have written it? Where no such thing is told of files, the folder is the user's own."""
    return os.name != "posix" or (told.st_uid == os.geteuid() and not told.st_mode & (stat.S_IWGRP | stat.S_IWOTH))
