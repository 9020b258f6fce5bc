"""Where in a file something stands, and what is wrong there."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from engine.fast_dataclass import fast_dataclass
from lessons.yamlfile.checker_message import ENGLISH, said

Data = str | list["Data"] | dict[str, "Data"]
Path = tuple[str | int, ...]


@dataclass(frozen=True, order=True, slots=True)
class Problem:
    """One mistake in a file: where it stands (both from 1), what is the matter, and a code for machines."""

    file: str
    line: int
    column: int
    message: str
    code: str = "yaml"

    def __str__(self) -> str:
        return self.said(ENGLISH)

    def said(self, lang: str) -> str:
        """With its place and its code, in this language where there are words for it."""
        return f"{self.file}:{self.line}:{self.column}: {said(self.message, lang)} [{self.code}]"


@fast_dataclass(frozen=True, slots=True)
class TextPlace:
    """The place where a value starts in its file, and where its key does; ``quoted``: its text starts one column later."""

    line: int
    column: int
    key: tuple[int, int]
    quoted: bool = False
    one_line: bool = True


@dataclass(frozen=True)
class FileReading:
    """What a file holds: its data (None where it could not be read), the places, everything wrong with it."""

    file: str
    data: Data | None
    places: Mapping[Path, TextPlace]
    problems: tuple[Problem, ...]

    def problem(self, path: Path, message: str, code: str, *, offset: int = 0, key: bool = False) -> Problem:
        """A problem with the value at ``path``, or with the nearest thing above it that stands in the file."""
        while path and path not in self.places:
            path = path[:-1]
        place = self.places.get(path, TextPlace(1, 1, (1, 1)))
        line, column = place.key if key else (place.line, place.column)
        if offset and place.one_line and not key:
            column += offset + place.quoted
        return Problem(self.file, line, column, message, code)


def excerpt(problem: Problem, text: str, width: int = 96) -> str:
    """The line a problem stands on and a caret under its place; what cannot be seen is shown as a dot.

    Of a long line only what is around the place is shown. Empty where the file has no such line.
    """
    lines = text.replace("\r\n", "\n").replace("\r", "\n").split("\n")
    if not 1 <= problem.line <= len(lines):
        return ""
    line = "".join(char if char.isprintable() else "·" for char in lines[problem.line - 1])
    at = min(problem.column - 1, len(line))
    start = max(0, at - width // 2) if len(line) > width else 0
    cut = line[start : start + width]
    before, after = ("…" if start else ""), ("…" if start + width < len(line) else "")
    mark = " " * (at - start + len(before)) + "^"
    return f"{before}{cut}{after}\n{mark}"


def shorten(text: str, width: int = 40) -> str:
    """A quotation fit for a message: one line, not longer than ``width``."""
    flat = " ".join(text.split())
    return repr(flat if len(flat) <= width else flat[: width - 1] + "…")
