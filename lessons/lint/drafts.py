"""A spoilt lesson is checked as far as it goes, and nothing is said of what may only seem wrong because a part is missing."""

from __future__ import annotations

from dataclasses import dataclass, replace

from lessons.script.lesson_reader import LoadedFile
from lessons.yamlfile.problems import FileReading, Path, Problem

UNSURE = "unsure"
_FOLLOWS = frozenset({"order", "unknown-step", "unreachable", "missing"})
"""Mistakes that a missing part can only seem to be."""


@dataclass(frozen=True)
class _DraftReading(FileReading):
    """A reading whose problems are unsure where they are about a part that stands in for another."""

    stand_ins: frozenset[str | int] = frozenset()

    def problem(self, path: Path, message: str, code: str, *, offset: int = 0, key: bool = False) -> Problem:
        found = super().problem(path, message, code, offset=offset, key=key)
        silent = bool(path) and (path[0] in self.stand_ins or (len(path) > 1 and path[1] in self.stand_ins))
        return replace(found, code=UNSURE) if silent or code in _FOLLOWS else found


def as_drafted(loaded: LoadedFile) -> LoadedFile:
    """The file with its draft in place of the lesson that could not be made."""
    if loaded.lesson is not None or loaded.draft is None:
        return loaded
    told = loaded.reading
    reading = _DraftReading(told.file, told.data, told.places, told.problems, loaded.draft.stand_ins)
    return replace(loaded, lesson=loaded.draft.lesson, reading=reading)
