"""A deal as a list, so that it can be laid out with real cards: who gets which cards, in the order in which they are sorted."""

from __future__ import annotations

from collections.abc import Collection
from typing import cast

from engine.cards import Card
from engine.games.bologna.deal.state import State
from engine.games.bologna.pack import PACK
from lessons.evening.badges import DECK
from lessons.text.card_names import card_name
from lessons.text.phrases import Lang
from lessons.text.printed import edition
from screens.prints.paper import Paper
from screens.wording.texts import text

CHAIRS = ("dealer", "right", "across", "left")
"""From the dealer on, to the right as one plays."""


def deal_list(number: int, state: State, lang: str, pack: str = "") -> bytes:
    """One page: the four hands of fifteen, the two cards that the dealer takes up last, and how to deal it."""
    title = text("evening.wall.deal_title", lang, n=number)
    paper = Paper(title, lang)
    paper.heading(title)
    paper.text_block(text("evening.print.deal_how", lang), 12)
    paper.ln(4)
    named_by = edition(DECK, pack)
    hands, rest = state.form.hands(state.deck, state.dealer)
    for turn, chair in enumerate(CHAIRS):
        _cards(paper, text(f"evening.print.{chair}", lang), hands[(state.dealer + turn) % len(hands)], lang, named_by)
    _cards(paper, text("evening.print.rest", lang), rest, lang, named_by)
    paper.ln(2)
    paper.text_block(text("evening.print.deal_result", lang), 12)
    return paper.bytes()


def _cards(paper: Paper, whose: str, cards: Collection[Card], lang: str, named_by: str) -> None:
    paper.room(24)
    paper.text_block(whose, 14, bold=True)
    by_suit: dict[str, list[str]] = {}
    for card in PACK.sorted(cards):
        by_suit.setdefault(card.suit or "", []).append(card_name(card.code, cast(Lang, lang), "name", named_by))
    for names in by_suit.values():
        paper.text_block(" · ".join(names), 13)
    paper.ln(3)
