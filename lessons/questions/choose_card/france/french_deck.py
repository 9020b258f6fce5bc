"""The French pack, from which situations are put together for a table of so many."""

from __future__ import annotations

from random import Random

from engine.cards import Card
from engine.game import Game
from engine.games.france.advice import View
from engine.games.france.pack import PACK, PETIT, RANKS, SUITS
from lessons.questions.choose_card.deck import Deck

PIPS = RANKS[4:]


class FrenchDeck(Deck):
    """Also gives trumps by their number, and makes the moment out of what was given."""

    def __init__(self, rng: Random, game: Game) -> None:
        super().__init__(rng, PACK, SUITS, PIPS)
        self.game = game

    def numbers(self, n: int, low: int = 2, high: int = 20) -> list[Card]:
        """``n`` trumps between these two; never the petit."""
        return self.some(n, lambda card: card.is_trump and card != PETIT and low <= card.strength <= high)

    def fill(self, cards: list[Card], size: int, *, without: str | None = "", kings: int = 1) -> list[Card]:
        """A hand of this size: these, and others of the suits, none of ``without``, so many more Kings at most."""
        free = self.some(kings, lambda card: card.rank == "K" and card.suit != without)
        rest = self.some(
            size - len(cards) - len(free),
            lambda card: not card.is_trump and not card.is_fool and card.rank != "K" and card.suit != without,
        )
        return [*cards, *free, *rest]

    def view(self, hand: list[Card], trick: list[Card] | None = None, taker: int = 0, *, gone: bool = False) -> View:
        """The moment of whoever holds this hand; ``gone``: no other hand has a trump."""
        return View(PACK.sorted(hand), tuple(trick or ()), taker, self.game.seats, self.game.form.size, gone)
