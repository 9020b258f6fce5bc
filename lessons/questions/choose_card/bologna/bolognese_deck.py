"""The Bolognese pack, from which situations are put together."""

from __future__ import annotations

from random import Random

from engine.cards import Card
from engine.games.bologna.pack import PACK
from lessons.questions.choose_card.deck import Deck

PIPS = ("10", "9", "8", "7", "6")
SUITS = ("S", "B", "C", "D")


class BologneseDeck(Deck):
    """Also gives numbered trumps by what is printed on them."""

    def __init__(self, rng: Random) -> None:
        super().__init__(rng, PACK, SUITS, PIPS)

    def numbers(self, n: int, low: int = 5, high: int = 16) -> list[Card]:
        """``n`` numbered trumps between these two."""
        return self.some(n, lambda card: "numbers" in card.groups and low <= int(card.rank) <= high)
