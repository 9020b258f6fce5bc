"""Cells of a table for spreadsheets: text stays text, whatever it begins with; what stands between cells; the mark in front."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Sequence

from screens.components.match_forms.names import say as label
from screens.wording.figures import POINT

_MARK = b"\xef\xbb\xbf"
"""Tells spreadsheets that letters have accents."""


def as_table(lines: Iterable[Sequence[object]], lang: str) -> bytes:
    """The lines as any program opens them, fields apart as a spreadsheet of that language expects them."""
    out = io.StringIO()
    # Where a comma stands in numbers, a spreadsheet takes semicolons for what stands between fields.
    table = csv.writer(out, delimiter=label("prints.csv.between", lang), lineterminator="\r\n")
    for line in lines:
        table.writerow([_cell(cell, lang) for cell in line])
    return _MARK + out.getvalue().encode("utf-8")


def _cell(cell: object, lang: str) -> object:
    """A number stays one, with what stands before its tenths in that language."""
    if isinstance(cell, float):
        return f"{cell:g}".replace(".", POINT.get(lang, ","))
    return no_formula(cell) if isinstance(cell, str) else cell


def no_formula(cell: str) -> str:
    """A spreadsheet computes what begins with one of these, or drops a tab in front; with an apostrophe before it, it is a text."""
    computed = cell.lstrip()[:1] in tuple("=+-@|%") or cell[:1] in ("\t", "\r")
    return f"'{cell}" if computed else cell
