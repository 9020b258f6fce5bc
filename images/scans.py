"""One scanned card: is the file safe to open, and what is wrong with it if it is not."""

from __future__ import annotations

import os
import stat
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path

from images.likely import composed

MAX_BYTES = 32 * 1024 * 1024
"""A photograph of 50 million pixels has 10 to 20 MB."""


@dataclass(frozen=True)
class PackProblem:
    """What is wrong with a file or entry of a pack: ``reason`` is a code, ``facts`` its figures.

    ``fatal`` problems leave the card without this picture; the others are worth knowing.
    """

    file: str
    reason: str
    facts: Mapping[str, object] = field(default_factory=dict)
    fatal: bool = True

    def with_nearest(self, likely: str | None) -> PackProblem:
        """The same with what was probably meant, where there is such a thing."""
        return replace(self, facts={**self.facts, "nearest": likely}) if likely else self

    def __str__(self) -> str:
        facts = ", ".join(f"{name} {value}" for name, value in self.facts.items())
        return f"{self.file}: {self.reason}" + (f" ({facts})" if facts else "")


class ScanRefused(Exception):
    """Carries the ``problem`` for which a file was turned away."""

    def __init__(self, problem: PackProblem) -> None:
        super().__init__(str(problem))
        self.problem = problem


def is_plain_name(name: str) -> bool:
    """A file name and nothing else: no folder, no drive, no climbing out, nothing hidden or unprintable."""
    return bool(name) and name.isprintable() and not set(name) & set('/\\:*?"<>|') and not name.startswith(".")


def read(folder: Path, name: str, limit: int = MAX_BYTES) -> bytes:
    """The bytes of a regular file of at most ``limit`` bytes that lies in ``folder`` itself.

    An accent may be one character in the name and two in the folder, as a Mac's ZIP has it.
    Raises ``Refused``: ``path``, ``missing``, ``symlink``, ``not-a-file``, ``too-big`` or ``unreadable``.
    """
    if not is_plain_name(name):
        raise ScanRefused(PackProblem(name, "path", {"allowed": "a file name in the pack's own folder"}))
    path = _as_spelled(folder, name)
    try:
        found = path.lstat()
        if stat.S_ISLNK(found.st_mode):
            raise ScanRefused(PackProblem(name, "symlink"))
        if not stat.S_ISREG(found.st_mode):
            raise ScanRefused(PackProblem(name, "not-a-file"))
        if found.st_size > limit:
            raise ScanRefused(PackProblem(name, "too-big", {"bytes": found.st_size, "limit": limit}))
        # the file may be swapped for a link after the look above, so the door refuses links as well
        flags = os.O_RDONLY | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_BINARY", 0)
        with os.fdopen(os.open(path, flags), "rb") as file:
            data = file.read(limit + 1)
    except FileNotFoundError:
        raise ScanRefused(PackProblem(name, "missing")) from None
    except OSError as error:
        raise ScanRefused(PackProblem(name, "unreadable", {"error": error.errno or 0})) from None
    if len(data) > limit:
        raise ScanRefused(PackProblem(name, "too-big", {"bytes": len(data), "limit": limit}))
    return data


def _as_spelled(folder: Path, name: str) -> Path:
    """The file as the folder spells it, where nothing there is spelled like ``name``."""
    path = folder / name
    if os.path.lexists(path) or name.isascii():
        return path
    try:
        return next((folder / one for one in os.listdir(folder) if composed(one) == composed(name)), path)
    except OSError:
        return path
