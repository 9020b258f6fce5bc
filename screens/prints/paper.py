"""A4 paper: the type, the margins, the foot of each page; the same content gives the same bytes."""

from __future__ import annotations

from datetime import UTC, datetime
from functools import cache
from pathlib import Path
from typing import Literal

from fpdf import FPDF
from fpdf.fonts import TTFFont

FONTS = Path(__file__).parent / "fonts"
SERIF = "serif"
MARGIN = 12.0
"""Millimetres; what home printers can reach."""
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

    def text_block(self, text: str, size: float = 11, bold: bool = False) -> None:
        self.type(size, bold)
        self.multi_cell(0, size * 0.46, text, new_x="LMARGIN", new_y="NEXT", align="L")

    def fitted(
        self, width: float, height: float, text: str, size: float, *, bold: bool = False, align: str = "C"
    ) -> None:
        """One line in a cell, set smaller where it would not fit."""
        self.type(size, bold)
        while size > 5 and self.get_string_width(text) > width - 1.6:
            size -= 0.5
            self.type(size, bold)
        self.cell(width, height, text, align=align)

    def room(self, height: float) -> None:
        """A new page unless this much is free below."""
        if self.get_y() + height > self.page_break_trigger:
            self.add_page()

    def bytes(self) -> bytes:
        return bytes(self.output())
