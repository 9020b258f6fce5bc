"""The page on the club's stick: how to start, in three languages, for one system."""

from __future__ import annotations

from screens.prints.paper import FAINT, GREEN, LINE, MARGIN, Paper
from screens.wording.texts import text

TOLD_IN = ("it", "en", "fr")
STEPS = ("copy", "python", "icon", "wait", "telephones", "keep")
_COLUMN = 7.0
"""Millimetres for the number before a step."""


def page(system: str, python: str) -> bytes:
    """One page of PDF; ``system`` is windows, macos or linux."""
    paper = Paper("Calzettini", TOLD_IN[0], foot=f"{text(f'stick.system.{system}', 'en')} · Python {python}")
    paper.heading("Calzettini", 22)
    for lang in TOLD_IN:
        paper.ln(1.5)
        paper.set_draw_color(*LINE)
        paper.line(MARGIN, paper.get_y(), paper.w - MARGIN, paper.get_y())
        paper.ln(2.5)
        paper.type(15, bold=True, colour=GREEN)
        paper.multi_cell(0, 7.5, text("stick.title", lang), new_x="LMARGIN", new_y="NEXT", align="L")
        for number, step in enumerate(STEPS, 1):
            key = f"stick.{step}.{system}" if step == "icon" else f"stick.{step}"
            _step(paper, number, text(key, lang, python=python))
    return paper.bytes()


def _step(paper: Paper, number: int, told: str) -> None:
    paper.type(11, bold=True, colour=FAINT)
    paper.cell(_COLUMN, 5.1, str(number))
    paper.type(11)
    paper.multi_cell(0, 5.1, told, new_x="LMARGIN", new_y="NEXT", align="L")
    paper.ln(0.9)
