"""Cards as text: ``CK C8 T16 Matto``, read leniently, written in one form."""

from __future__ import annotations

import re
from collections.abc import Iterable

from engine.cards import Card, Pack, UnknownCard
from engine.errors import BadInput

_WORD = re.compile(r"[^\s,;]+")


class NotationError(BadInput):
    """Text that is not cards; ``column`` (from 1) is where it stops making sense."""

    def __init__(self, code: str, message: str, column: int, suggestion: str | None = None) -> None:
        super().__init__(code, f"column {column}: {message}")
        self.column, self.suggestion = column, suggestion


def read_card(pack: Pack, text: str) -> Card:
    """One card, by its code or a by-name, in any case."""
    try:
        return pack.find(text.strip())
    except UnknownCard as error:
        raise NotationError("unknown-card", str(error), 1, error.suggestion) from None


def read_cards(pack: Pack, text: str) -> tuple[Card, ...]:
    """The cards in the order written, separated by spaces, commas or semicolons; a card twice is an error.

    Errors: :class:`NotationError` with the column of the first word that is no card or comes again.
    """
    cards: list[Card] = []
    for word in _WORD.finditer(text):
        column = word.start() + 1
        try:
            card = pack.find(word.group())
        except UnknownCard as error:
            raise NotationError("unknown-card", str(error), column, error.suggestion) from None
        if card in cards:
            raise NotationError("card-twice", f"{card.code} is there twice", column)
        cards.append(card)
    return tuple(cards)


def write_cards(pack: Pack, cards: Iterable[Card], *, keep_order: bool = False) -> str:
    """The one written form: codes in the pack's order (or as given, for a trick), one space between."""
    return " ".join(card.code for card in (cards if keep_order else pack.sorted(cards)))
