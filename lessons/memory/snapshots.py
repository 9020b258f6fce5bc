"""Snapshots of memories of long logs, kept in files between starts. Only a cache: the log is the truth, and whatever is in
doubt is folded anew.

A snapshot is of one learner's log up to one event, named with it, and of the very program that made it. Its file is sealed with the
installation's secret; no backup has it, and it goes when the learner begins anew.
"""

from __future__ import annotations

import json
import os
import stat
from collections.abc import Iterable
from contextlib import suppress
from functools import cache
from hashlib import blake2b
from importlib.metadata import version
from pathlib import Path
from typing import NamedTuple

import lessons.learner
import lessons.memory
import lessons.misconceptions
import lessons.session.mastery
from lessons.memory import snapshot
from lessons.memory.memory import Memory

FOLDER = "snapshots"
MOST_FILES, MOST_BYTES = 256, 2_000_000
"""The one not written for longest makes room; a memory that is larger is not kept."""


class MemorySnapshot(NamedTuple):
    """A memory, and the nonce of the last event that it knows."""

    memory: Memory
    nonce: str


class Snapshots:
    """The files of one ``folder``, which need not be there yet."""

    def __init__(self, folder: Path, secret: bytes) -> None:
        self._folder, self._secret = folder, secret

    def read(self, learner: str) -> MemorySnapshot | None:
        """What was kept of this learner; None where nothing was, or nothing that can be believed."""
        try:
            with self._file(learner).open("rb") as file:
                if not _ours(os.fstat(file.fileno())):
                    return None
                raw = file.read(MOST_BYTES + 1)
            seal, _, body = raw.partition(b"\n")
            if len(raw) > MOST_BYTES or seal.decode() != self._seal(learner, body):
                return None
            told = json.loads(body)
            return MemorySnapshot(snapshot.read(told["memory"]), str(told["nonce"]))
        except (OSError, KeyError, TypeError, ValueError, AttributeError, RecursionError):
            return None

    def keep(self, learner: str, marked: MemorySnapshot) -> None:
        """For the next start. What cannot be written is folded again then."""
        body = json.dumps({"nonce": marked.nonce, "memory": snapshot.written(marked.memory)}).encode()
        if len(body) > MOST_BYTES - 200:
            return
        target = self._file(learner)
        new = target.with_suffix(f".{os.getpid()}")
        try:
            self._folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            new.touch(mode=stat.S_IRUSR | stat.S_IWUSR)
            new.write_bytes(self._seal(learner, body).encode() + b"\n" + body)
            new.replace(target)
            self._make_room()
        except OSError:
            with suppress(OSError):
                new.unlink(missing_ok=True)

    def forget(self, learner: str) -> None:
        """Nothing of this learner stays."""
        with suppress(OSError):
            self._file(learner).unlink(missing_ok=True)

    def _file(self, learner: str) -> Path:
        return self._folder / f"{blake2b(learner.encode(), key=self._secret, digest_size=16).hexdigest()}.memory"

    def _seal(self, learner: str, body: bytes) -> str:
        return blake2b(f"{made_by()} {learner} ".encode() + body, key=self._secret, digest_size=32).hexdigest()

    def _make_room(self) -> None:
        files = sorted(self._folder.glob("*.memory"), key=lambda one: one.stat().st_mtime)
        for one in files[:-MOST_FILES]:
            one.unlink(missing_ok=True)


@cache
def made_by() -> str:
    """A digest of all the code that makes a memory of a log: what another program has made is not believed."""
    folders = [*_folders(lessons.memory, lessons.learner, lessons.misconceptions)]
    files = sorted(file for folder in folders for file in folder.glob("*.py"))
    digest = blake2b(version("fsrs").encode(), digest_size=16)
    for file in (*files, Path(str(lessons.session.mastery.__file__))):
        digest.update(file.name.encode() + b"\0" + file.read_bytes())
    return digest.hexdigest()


def _folders(*packages: object) -> Iterable[Path]:
    for package in packages:
        yield from map(Path, package.__path__)  # type: ignore[attr-defined]


def _ours(told: os.stat_result) -> bool:
    """Can nobody but us have written it?"""
    return os.name != "posix" or (told.st_uid == os.geteuid() and not told.st_mode & (stat.S_IWGRP | stat.S_IWOTH))
