"""The cards on paper: a sheet to recognise them by, and flash cards to cut out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from engine import game
from engine.cards import Card
from engine.games.bologna.pack import SUITS
from lessons.text import phrases
from lessons.text.card_catalogue import entry
from lessons.yamlfile.fields import beside
from screens.card_pictures import addresses
from screens.components.board.match_text import say
from screens.prints.paper import LINE, MARGIN, Paper

GAME = "ottocento"
SMALL, LARGE = 240, 480
"""Pixels: 300 to an inch at the sizes used here."""
COLUMNS, ROWS = 4, 3
"""Flash cards on one sheet."""
_CAPTION = 12.0


def picture(code: str, pack: str, width: int) -> str:
    shelf = addresses.shelf()
    return str(shelf.path(shelf.file(game(GAME).family, pack, code, width)))


def name(code: str, lang: str, form: str = "name") -> str:
    return phrases.card_name(code, cast(phrases.Lang, lang), form)


def recognition(lang: str, pack: str) -> bytes:
    """Suit by suit, then the trumps, each with its name; then the cards that are taken for each other, and how to tell them."""
    the_pack = game(GAME).pack
    paper = Paper(say("prints.cards", lang), lang)
    paper.heading(say("prints.cards", lang))
    for suit in SUITS:
        paper.heading(say(f"suit.{suit}", lang), 13)
        _grid(paper, [card for card in the_pack if card.suit == suit], 10, lang, pack)
    paper.add_page()
    paper.heading(say("prints.trumps", lang))
    _grid(paper, [card for card in the_pack if card.suit not in SUITS], 8, lang, pack)
    paper.add_page()
    paper.heading(say("prints.tell", lang))
    for card in the_pack:
        known = entry(card.code)
        if known and known.like and known.tell.get(lang):
            _told(paper, card, known.tell[lang], lang, pack)
    return paper.bytes()


def flash(lang: str, pack: str) -> bytes:
    """Fronts and backs on pages that follow each other; the backs mirrored, for paper turned over its long edge."""
    cards = list(game(GAME).pack)
    paper = Paper(say("prints.cards.flash", lang), lang)
    paper.set_auto_page_break(False)
    sheet = COLUMNS * ROWS
    for at in range(0, len(cards), sheet):
        some = cards[at : at + sheet]
        if at:
            paper.add_page()
        _cuts(paper)
        for place, card in enumerate(some):
            _front(paper, place, card, pack)
        paper.add_page()
        _cuts(paper)
        for place, card in enumerate(some):
            _back(paper, place, card, lang)
    return paper.bytes()


def _grid(paper: Paper, cards: Sequence[Card], columns: int, lang: str, pack: str) -> None:
    gap = 2.5
    width = (paper.epw - gap * (columns - 1)) / columns
    height = width * _shape(pack)
    for at in range(0, len(cards), columns):
        paper.room(height + _CAPTION)
        y = paper.get_y()
        for i, card in enumerate(cards[at : at + columns]):
            x = MARGIN + i * (width + gap)
            paper.image(picture(card.code, pack, SMALL), x, y, w=width, alt_text=name(card.code, lang))
            paper.set_xy(x - gap / 2, y + height + 0.5)
            paper.type(9)
            paper.multi_cell(width + gap, 3.6, name(card.code, lang), align="C")
        paper.set_xy(MARGIN, y + height + _CAPTION)


def _told(paper: Paper, card: Card, tell: str, lang: str, pack: str) -> None:
    known = entry(card.code)
    codes = [card.code, *(known.like if known else ())]
    width = 13.0
    height = width * _shape(pack)
    paper.room(height + 3)
    y = paper.get_y()
    for i, code in enumerate(codes[:4]):
        paper.image(picture(code, pack, SMALL), MARGIN + i * (width + 1.5), y, w=width, alt_text=name(code, lang))
    left = MARGIN + 4 * (width + 1.5) + 2
    paper.set_xy(left, y)
    paper.type(12, bold=True)
    paper.multi_cell(paper.w - MARGIN - left, 5.5, name(card.code, lang), new_x="LEFT", new_y="NEXT", align="L")
    paper.type(11)
    paper.multi_cell(paper.w - MARGIN - left, 5, tell, align="L")
    paper.set_xy(MARGIN, y + height + 3)


def _shape(pack: str) -> float:
    width, height = addresses.size(game(GAME).family, pack)
    return height / width


def _cell(paper: Paper, place: int) -> tuple[float, float, float, float]:
    width, height = (paper.w - 2 * MARGIN) / COLUMNS, (paper.h - 2 * MARGIN - 6) / ROWS
    return MARGIN + place % COLUMNS * width, MARGIN + place // COLUMNS * height, width, height


def _cuts(paper: Paper) -> None:
    """Where to cut, right out to the edge."""
    paper.set_draw_color(*LINE)
    paper.set_dash_pattern(2, 1.5)
    _, _, width, height = _cell(paper, 0)
    for i in range(COLUMNS + 1):
        paper.line(MARGIN + i * width, 4, MARGIN + i * width, MARGIN + ROWS * height + 3)
    for i in range(ROWS + 1):
        paper.line(4, MARGIN + i * height, paper.w - 4, MARGIN + i * height)
    paper.set_dash_pattern()


def _front(paper: Paper, place: int, card: Card, pack: str) -> None:
    x, y, width, height = _cell(paper, place)
    tall = height - 6
    wide = min(width - 6, tall / _shape(pack))
    tall = wide * _shape(pack)
    paper.image(picture(card.code, pack, LARGE), x + (width - wide) / 2, y + (height - tall) / 2, w=wide)


def _back(paper: Paper, place: int, card: Card, lang: str) -> None:
    mirrored = place // COLUMNS * COLUMNS + COLUMNS - 1 - place % COLUMNS
    x, y, width, _ = _cell(paper, mirrored)
    known = entry(card.code)
    other = beside(lang)
    lines = [
        (name(card.code, lang), 13.0, True),
        (name(card.code, other), 11.5, False),
        (say("prints.points", lang, n=int(card.points)), 12.0, True),
        (known.tell.get(lang, "") if known else "", 10.5, False),
    ]
    paper.set_xy(x + 3, y + 8)
    for text, size, bold in lines:
        paper.type(size, bold)
        paper.set_x(x + 3)
        paper.multi_cell(width - 6, size * 0.44, text, align="C", new_x="LEFT", new_y="NEXT")
        paper.ln(2.5)
