"""A4 paper: the type, the margins, the foot of each page; the same content gives the same bytes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from functools import cache
from pathlib import Path
from typing import Literal, cast

from fpdf import FPDF
from fpdf.enums import MethodReturnValue
from fpdf.fonts import TTFFont

FONTS = Path(__file__).parent / "fonts"
SERIF = "serif"
MARGIN = 12.0
"""Millimetres; what home printers can reach."""
SMALLEST = 9.0
"""Points: nothing on paper is set smaller."""
INDENT = 6.0
"""Millimetres before a line of a list."""
LEADING = 0.46
"""Millimetres from line to line for each point of the type."""
INK, FAINT, LINE = (32, 40, 31), (95, 95, 85), (150, 140, 110)
GREEN = (27, 94, 67)
# A date of printing would make two sheets of the same match differ.
MADE = datetime(2026, 1, 1, tzinfo=UTC)


def legible(text: str) -> str:
    """Of a text, what our type has letters for: Latin, Greek and Cyrillic ones."""
    return "".join(one for one in text if ord(one) in _letters()).strip()


@cache
def _letters() -> frozenset[int]:
    of_fpdf = FPDF()
    of_fpdf.add_font(SERIF, "B", FONTS / "serif-bold.ttf")
    return frozenset(font.cmap if isinstance(font := of_fpdf.fonts[f"{SERIF}B"], TTFFont) else ())


class Paper(FPDF):
    """One document; ``title`` is what the reader's window shows, ``foot`` stands at the foot of each page."""

    def __init__(self, title: str, lang: str, foot: str = "", across: bool = False) -> None:
        orientation: Literal["landscape", "portrait"] = "landscape" if across else "portrait"
        super().__init__(orientation=orientation, unit="mm", format="A4")
        self.foot = foot
        self._measured: dict[tuple[str, float, bool, float], float] = {}
        self.add_font(SERIF, "", FONTS / "serif.ttf")
        self.add_font(SERIF, "B", FONTS / "serif-bold.ttf")
        self.set_title(title)
        self.set_lang(lang)
        self.set_creator("Calzettini")
        self.set_creation_date(MADE)
        self.set_margin(MARGIN)
        self.set_auto_page_break(True, MARGIN + 6)
        self.add_page()

    def footer(self) -> None:
        self.set_y(-MARGIN)
        self.type(9, colour=FAINT)
        self.cell(0, 4, f"Calzettini{' · ' + self.foot if self.foot else ''}")
        self.cell(0, 4, str(self.page_no()), align="R")

    def type(self, size: float, bold: bool = False, colour: tuple[int, int, int] = INK) -> None:
        self.set_font(SERIF, "B" if bold else "", size)
        self.set_text_color(*colour)

    def heading(self, text: str, size: float = 20) -> None:
        self.type(size, bold=True)
        self.multi_cell(0, size * 0.42, text, new_x="LMARGIN", new_y="NEXT", align="L")
        self.ln(size * 0.1)

    def text_block(
        self,
        text: str,
        size: float = 11,
        bold: bool = False,
        *,
        width: float = 0,
        align: Literal["L", "C"] = "L",
    ) -> None:
        """Lines from where the pen stands, which ends below them; ``width`` 0: to the right margin."""
        self.type(size, bold)
        after: Literal["LEFT", "LMARGIN"] = "LEFT" if width else "LMARGIN"
        with self._whole_width(width):
            self.multi_cell(width, size * LEADING, text, new_x=after, new_y="NEXT", align=align)

    def listed(self, lines: Iterable[str], size: float, below: float) -> None:
        """Each line behind a dot, however many lines of paper it takes; ``below``: millimetres under each."""
        self.set_left_margin(MARGIN + INDENT)
        for line in lines:
            self.set_x(MARGIN)
            self.type(size)
            self.cell(INDENT, size * LEADING, "·")
            self.text_block(line, size)
            self.ln(below)
        self.set_left_margin(MARGIN)
        self.set_x(MARGIN)

    def tall(self, text: str, size: float = 11, bold: bool = False, *, width: float = 0) -> float:
        """The millimetres that such a block takes; each is measured once."""
        asked = text, size, bold, width
        if asked not in self._measured:
            self.type(size, bold)
            with self._whole_width(width):
                given = self.multi_cell(
                    width, size * LEADING, text, align="L", dry_run=True, output=MethodReturnValue.HEIGHT
                )
            self._measured[asked] = float(cast(float, given))
        return self._measured[asked]

    @contextmanager
    def _whole_width(self, width: float) -> Iterator[None]:
        """Where a width is given, text takes all of it."""
        before = self.c_margin
        self.c_margin = 0 if width else before
        yield
        self.c_margin = before

    def fitted(
        self, width: float, height: float, text: str, size: float, *, bold: bool = False, align: str = "C"
    ) -> None:
        """A text in a cell: set smaller where it would not fit, then in two lines where the cell is high enough, then cut."""
        self.type(size, bold)
        while size > SMALLEST and self.get_string_width(text) > width - 1.6:
            size = max(SMALLEST, size - 0.5)
            self.type(size, bold)
        first, second = self._in_two(text, width - 1.6)
        line = size * LEADING
        if second and height < 2 * line:
            first, second = self._cut(text, width - 1.6), ""
        x, y = self.get_x(), self.get_y()
        if second:
            self.set_xy(x, y + height / 2 - line)
            self.cell(width, line, self._cut(first, width - 1.6), align=align)
            self.set_xy(x, y + height / 2)
            self.cell(width, line, self._cut(second, width - 1.6), align=align)
            self.set_xy(x + width, y)
        else:
            self.cell(width, height, self._cut(first, width - 1.6), align=align)

    def _in_two(self, text: str, width: float) -> tuple[str, str]:
        """The words that fit into the first line, and the others."""
        if self.get_string_width(text) <= width:
            return text, ""
        words = text.split(" ")
        fits = max((n for n in range(1, len(words)) if self.get_string_width(" ".join(words[:n])) <= width), default=1)
        return " ".join(words[:fits]), " ".join(words[fits:])

    def _cut(self, text: str, width: float) -> str:
        """As much of a line as fits, with a sign that more was there."""
        if self.get_string_width(text) <= width:
            return text
        while text and self.get_string_width(f"{text}…") > width:
            text = text[:-1]
        return f"{text}…"

    def room(self, height: float) -> None:
        """A new page unless this much is free below."""
        if self.get_y() + height > self.page_break_trigger:
            self.add_page()

    def bytes(self) -> bytes:
        return bytes(self.output())
