"""The cards on paper: a sheet to recognise them by, and flash cards to cut out."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import cast

from engine.cards import Card
from engine.game import Game, game, games
from lessons.text import phrases
from lessons.text.card_catalogue import entry
from lessons.text.message import Message
from lessons.text.printed import edition
from lessons.yamlfile.fields import beside
from screens.card_pictures import addresses
from screens.components.match_forms.names import say
from screens.prints.paper import LINE, MARGIN, Paper

SMALL, LARGE = 240, 480
"""Pixels: 300 to an inch at the sizes used here."""
COLUMNS, ROWS = 4, 3
"""Flash cards on one sheet."""
_CAPTION, _GAP = 12.0, 2.5
MANY, FEW, LONG, TRUMPS_BESIDE = 10, 7, 12, 8
"""Cards of a suit beside each other: many, or few where a suit is a long one; and trumps."""


def decks() -> tuple[str, ...]:
    """The packs there are, by the families of games that play with them."""
    return tuple(dict.fromkeys(game(one).family for one in games()))


@cache
def whole(deck: str) -> Game:
    """Of the games of this family the one that plays with the most cards: all of them are in its pack."""
    return max((game(one) for one in games() if game(one).family == deck), key=lambda one: len(one.pack))


def picture(code: str, deck: str, pack: str, width: int) -> str:
    shelf = addresses.shelf()
    return str(shelf.path(shelf.file(deck, pack, code, width)))


def name(code: str, deck: str, lang: str, form: str = "name") -> str:
    return phrases.card_name(code, cast(phrases.Lang, lang), form, deck)


def title(deck: str, lang: str) -> str:
    return f"{say('prints.cards', lang)} · {say(f'gallery.pack.{deck}', lang)}"


def recognition(deck: str, lang: str, pack: str) -> bytes:
    """Suit by suit, then the trumps, each with its name; then the cards that are taken for each other, and how to tell them."""
    its = whole(deck)
    suits = list(dict.fromkeys(card.suit for card in its.pack if not card.is_trump and not card.is_fool))
    of_each = {suit: [card for card in its.pack if card.suit == suit] for suit in suits}
    paper = Paper(title(deck, lang), lang)
    paper.heading(title(deck, lang))
    columns = FEW if max(map(len, of_each.values())) > LONG else MANY
    for suit, cards in of_each.items():
        _suit(paper, _said(f"suit.{suit}", its, lang), cards, columns, its, lang, pack)
    paper.add_page()
    paper.heading(_said("prints.trumps", its, lang))
    _grid(paper, [card for card in its.pack if card.suit not in suits], TRUMPS_BESIDE, its, lang, pack)
    paper.add_page()
    paper.heading(say("prints.tell", lang))
    for card in its.pack:
        known = entry(card.code, edition(deck, pack))
        if known and known.like and known.tell.get(lang):
            _told(paper, card, known.tell[lang], its, lang, pack)
    return paper.bytes()


def _said(code: str, its: Game, lang: str) -> str:
    """A sentence as this family of games has it."""
    return phrases.say(Message(code), cast(phrases.Lang, lang), its.family)


def flash(deck: str, lang: str, pack: str) -> bytes:
    """Fronts and backs on pages that follow each other; the backs mirrored, for paper turned over its long edge."""
    cards = list(whole(deck).pack)
    paper = Paper(f"{say('prints.cards.flash', lang)} · {say(f'gallery.pack.{deck}', lang)}", lang)
    paper.set_auto_page_break(False)
    sheet = COLUMNS * ROWS
    for at in range(0, len(cards), sheet):
        some = cards[at : at + sheet]
        if at:
            paper.add_page()
        _cuts(paper)
        for place, card in enumerate(some):
            _front(paper, place, card, deck, pack)
        paper.add_page()
        _cuts(paper)
        for place, card in enumerate(some):
            _back(paper, place, card, edition(deck, pack), lang)
    return paper.bytes()


def _suit(paper: Paper, label: str, cards: Sequence[Card], columns: int, its: Game, lang: str, pack: str) -> None:
    """The suit's name never stands alone at the foot of a page."""
    paper.room(8 + _wide(paper, columns) * _shape(its.family, pack) + _CAPTION)
    paper.heading(label, 13)
    _grid(paper, cards, columns, its, lang, pack)


def _wide(paper: Paper, columns: int) -> float:
    return float((paper.epw - _GAP * (columns - 1)) / columns)


def _grid(paper: Paper, cards: Sequence[Card], columns: int, its: Game, lang: str, pack: str) -> None:
    width = _wide(paper, columns)
    height = width * _shape(its.family, pack)
    for at in range(0, len(cards), columns):
        paper.room(height + _CAPTION)
        y = paper.get_y()
        for i, card in enumerate(cards[at : at + columns]):
            x, called = MARGIN + i * (width + _GAP), name(card.code, edition(its.family, pack), lang)
            paper.image(picture(card.code, its.family, pack, SMALL), x, y, w=width, alt_text=called)
            paper.set_xy(x - _GAP / 2, y + height + 0.5)
            paper.text_block(called, 9, width=width + _GAP, align="C")
        paper.set_xy(MARGIN, y + height + _CAPTION)


def _told(paper: Paper, card: Card, tell: str, its: Game, lang: str, pack: str) -> None:
    deck = its.family
    called_by = edition(deck, pack)
    known = entry(card.code, called_by)
    codes = [card.code, *(known.like if known else ())]
    width = 13.0
    left = MARGIN + 4 * (width + 1.5) + 2
    text = 5.5 + paper.tall(tell, 11, width=paper.w - MARGIN - left)
    height = max(width * _shape(deck, pack), text)
    paper.room(height + 3)
    y = paper.get_y()
    for i, code in enumerate(codes[:4]):
        x, called = MARGIN + i * (width + 1.5), name(code, called_by, lang)
        paper.image(picture(code, deck, pack, SMALL), x, y, w=width, alt_text=called)
    paper.set_xy(left, y)
    paper.type(12, bold=True)
    paper.multi_cell(
        paper.w - MARGIN - left, 5.5, name(card.code, called_by, lang), new_x="LEFT", new_y="NEXT", align="L"
    )
    paper.text_block(tell, 11, width=paper.w - MARGIN - left)
    paper.set_xy(MARGIN, y + height + 3)


def _shape(deck: str, pack: str) -> float:
    width, height = addresses.size(deck, pack)
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


def _front(paper: Paper, place: int, card: Card, deck: str, pack: str) -> None:
    x, y, width, height = _cell(paper, place)
    tall = height - 6
    wide = min(width - 6, tall / _shape(deck, pack))
    tall = wide * _shape(deck, pack)
    paper.image(picture(card.code, deck, pack, LARGE), x + (width - wide) / 2, y + (height - tall) / 2, w=wide)


def _back(paper: Paper, place: int, card: Card, called_by: str, lang: str) -> None:
    mirrored = place // COLUMNS * COLUMNS + COLUMNS - 1 - place % COLUMNS
    x, y, width, _ = _cell(paper, mirrored)
    known = entry(card.code, called_by)
    other = beside(lang)
    lines = [
        (name(card.code, called_by, lang), 13.0, True),
        (name(card.code, called_by, other), 11.5, False),
        (say("prints.points", lang, n=card.points), 12.0, True),
        (known.tell.get(lang, "") if known else "", 10.5, False),
    ]
    paper.set_xy(x + 3, y + 8)
    for text, size, bold in lines:
        paper.type(size, bold)
        paper.set_x(x + 3)
        paper.multi_cell(width - 6, size * 0.44, text, align="C", new_x="LEFT", new_y="NEXT")
        paper.ln(2.5)
