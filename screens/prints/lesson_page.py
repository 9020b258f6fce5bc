"""A lesson on one page: what to remember of it, and what went wrong."""

from __future__ import annotations

from collections.abc import Sequence

from screens.prints.paper import Paper
from screens.wording.texts import text


def lesson_page(title: str, rules: Sequence[str], wrong: Sequence[str], lang: str) -> bytes:
    """The page as a PDF; without mistakes their part is left out."""
    paper = Paper(title, lang, title)
    paper.heading(title)
    _list(paper, text("lesson.remember.title", lang), rules)
    if wrong:
        _list(paper, text("lesson.missed.title", lang), wrong)
    return paper.bytes()


def _list(paper: Paper, name: str, lines: Sequence[str]) -> None:
    paper.ln(3)
    paper.text_block(name, 14, bold=True)
    paper.ln(1.5)
    paper.listed(lines, 12, 1.5)
