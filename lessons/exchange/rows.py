"""The rows of a table in CSV; one whose quotation mark is not closed is a row by itself, and swallows none of those below it."""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Iterator

from lessons.exchange.refusals import ImportRefused, short

Row = list[str] | ImportRefused
"""Its cells, or why it has none."""
LONGEST_CELL = 100_000
"""A cell longer than any question: less than the reader of CSV takes."""


def read(text: str, between: str) -> list[Row]:
    """Every row, one without cells for an empty line; none at all where a line is longer than any question."""
    lines = list(io.StringIO(text, newline=""))
    return [] if any(len(one) > LONGEST_CELL for one in lines) else list(_rows(lines, between))


def _rows(lines: list[str], between: str) -> Iterator[Row]:
    at = 0
    while at < len(lines):
        reader, begun = csv.reader((lines[one] for one in range(at, len(lines))), delimiter=between, strict=True), at
        try:
            for row in reader:
                yield row
                begun = at + reader.line_num
        except csv.Error:
            yield ImportRefused("quote", text=short(_opened(lines[begun], between)))
            at = begun + 1  # whatever stood in the open cell is read as rows of its own
        else:
            return


def _opened(line: str, between: str) -> str:
    """The cell at which the last quotation mark opens."""
    marks = [one.start(1) for one in re.finditer(f'(?:^|{re.escape(between)})(")', line)]
    return line[marks[-1] :] if marks else line
