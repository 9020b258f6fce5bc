"""One page for whoever plays Ottocento with a tarot of 78 cards: which of its cards stands for which of Bologna's."""

from __future__ import annotations

from engine.game import game
from lessons.text.printed import STANDS_FOR, Print, prints
from screens.card_pictures import addresses
from screens.components.match_forms.names import say
from screens.prints.cards import SMALL, name, picture
from screens.prints.paper import MARGIN, Paper
from screens.wording.citations import cited
from screens.wording.texts import headed

PACK = "marseille"
SOURCE = "ottocento#substitute-pack"
TAKEN_OUT = tuple(f"{suit}{number}" for suit in "SBCD" for number in range(2, 6))
ACROSS, GAP, CAPTION = 8, 2.5, 14.0
"""Trumps beside each other, and the millimetres between them and below each for two lines."""


def sheet(lang: str) -> bytes:
    """The cards to take out, small; then every trump with the card it stands for, the strongest first; and the two customs."""
    paper = Paper(say("prints.conversion", lang), lang)
    paper.heading(say("prints.conversion", lang))
    paper.text_block(say("prints.conversion.out", lang), 11)
    _row(paper, TAKEN_OUT)
    paper.text_block(say("prints.conversion.trumps", lang), 11)
    paper.ln(1.5)
    _trumps(paper, lang)
    for part in ("moors", "matto", "custom"):
        paper.text_block(say(f"prints.conversion.{part}", lang), 11)
        paper.ln(1)
    paper.text_block(cited(SOURCE, lang), 9)
    return paper.bytes()


def stands_for(told: Print, code: str, lang: str) -> tuple[str, str]:
    """What is printed on a card, its numeral or else its title, and what that card is called in Bologna."""
    return told.numeral or told.title, name(code, STANDS_FOR[PACK], lang)


def _row(paper: Paper, codes: tuple[str, ...]) -> None:
    width, gap = 8.4, 1.2
    height = width * _shape()
    y = paper.get_y() + 1
    for i, code in enumerate(codes):
        x = MARGIN + i * (width + gap) - (gap if i % 4 else 0) * 0.5
        paper.image(picture(code, STANDS_FOR[PACK], PACK, SMALL), x, y, w=width)
    paper.set_xy(MARGIN, y + height + 2)


def _trumps(paper: Paper, lang: str) -> None:
    told = prints(PACK)
    trumps = [card.code for card in game("ottocento").pack if card.is_trump or card.is_fool]
    width = (paper.epw - GAP * (ACROSS - 1)) / ACROSS
    height = width * _shape()
    for at in range(0, len(trumps), ACROSS):
        y = paper.get_y()
        for i, code in enumerate(trumps[at : at + ACROSS]):
            x = MARGIN + i * (width + GAP)
            printed, called = stands_for(told[code], code, lang)
            paper.image(
                picture(code, STANDS_FOR[PACK], PACK, SMALL),
                x,
                y,
                w=width,
                alt_text=f"{headed(printed, lang)} {called}",
            )
            paper.set_xy(x - GAP / 2, y + height + 0.6)
            paper.text_block(printed, 10.5, bold=True, width=width + GAP, align="C")
            paper.set_x(x - GAP / 2)
            paper.text_block(called, 9, width=width + GAP, align="C")
        paper.set_xy(MARGIN, y + height + CAPTION)


def _shape() -> float:
    width, height = addresses.size(STANDS_FOR[PACK], PACK)
    return height / width
