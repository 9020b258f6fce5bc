"""Questions on paper: the pictures, room to answer, and the key on pages of its own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from lessons.question.panel import Row
from lessons.text import phrases
from screens.card_pictures import addresses
from screens.components.board.match_text import say
from screens.prints.paper import LINE, MARGIN, Paper
from screens.prints.questions import LETTERS, Asked

CARD, GAP, CAPTION = 16.5, 2.0, 9.0
"""Millimetres: the width of a card, what is between two, and the room for the name below."""
SAID = 2.2 * 6.5
"""What a letter of a text takes: its width by the height of a line, in square millimetres."""


def handout(title: str, asked: Sequence[Asked], seed: int, lang: str, pack: str) -> bytes:
    """The questions, then the answers."""
    name = say("prints.handout", lang, seed=seed)
    paper = Paper(title, lang, f"{title} · {name}")
    paper.heading(title)
    paper.type(11)
    paper.cell(0, 7, f"{say('prints.names', lang)}: ____________________     {name}", new_x="LMARGIN", new_y="NEXT")
    paper.ln(2)
    for number, one in enumerate(asked, 1):
        _question(paper, number, one, lang, pack)
    paper.add_page()
    paper.heading(f"{say('prints.key', lang)} · {title} · {name}", 16)
    for number, one in enumerate(asked, 1):
        paper.room(12)
        paper.text_block(f"{number}.  {one.answer}", 12, bold=True)
        paper.text_block(one.reason, 10.5)
        paper.ln(2.5)
    return paper.bytes()


def _question(paper: Paper, number: int, asked: Asked, lang: str, pack: str) -> None:
    heights = [_height(paper, row, asked.family, pack) for row in asked.panel.rows]
    # A question stays together as far as it fits on one page.
    needed = 14 + sum(heights) + 6.5 * len(asked.choices) + 12 + SAID * len(asked.said) / paper.epw
    paper.room(min(needed, paper.eph - 10))
    before = [asked.said] if asked.said else []
    for at, text in enumerate((*before, asked.prompt)):
        paper.text_block(text if at else f"{number}.  {text}", 12, bold=text == asked.prompt)
    paper.ln(1)
    for row in asked.panel.rows:
        _row(paper, row, asked.family, lang, pack)
    for letter, choice in zip(LETTERS, asked.choices, strict=False):
        paper.text_block(f"{letter})  {choice}", 12)
        paper.ln(0.8)
    paper.set_draw_color(*LINE)
    paper.ln(1)
    paper.type(11)
    paper.cell(24, 7, f"{say('prints.answer', lang)}:")
    paper.line(MARGIN + 24, paper.get_y() + 6, paper.w - MARGIN, paper.get_y() + 6)
    paper.ln(12)


def _in_a_line(paper: Paper) -> int:
    return int((paper.epw + GAP) // (CARD + GAP))


def _tall(family: str, pack: str) -> float:
    width, height = addresses.size(family, pack)
    return CARD * height / width


def _height(paper: Paper, row: Row, family: str, pack: str) -> float:
    lines = -(-len(row.cards) // _in_a_line(paper))
    return lines * (_tall(family, pack) + CAPTION) + (6 if row.label else 0)


def _row(paper: Paper, row: Row, family: str, lang: str, pack: str) -> None:
    if not row.cards:
        return
    if row.label:
        paper.text_block(phrases.say(row.label, cast(phrases.Lang, lang), family), 10.5)
    tall, columns, shelf = _tall(family, pack), _in_a_line(paper), addresses.shelf()
    for at in range(0, len(row.cards), columns):
        paper.room(tall + CAPTION)
        y = paper.get_y()
        for i, code in enumerate(row.cards[at : at + columns]):
            x = MARGIN + i * (CARD + GAP)
            path = shelf.path(shelf.file(family, pack, code, addresses.WIDTHS[0]))
            paper.image(str(path), x, y, w=CARD)
            if row.named:
                paper.set_xy(x - GAP / 2, y + tall + 0.5)
                paper.type(8.5)
                paper.multi_cell(
                    CARD + GAP, 3.6, phrases.card_name(code, cast(phrases.Lang, lang), "short", family), align="C"
                )
        paper.set_xy(MARGIN, y + tall + CAPTION)
