"""A shuffled pack from which situations are put together: so many of a suit, with these ranks and without those."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from random import Random

from engine.cards import Card
from engine.games.bologna.pack import PACK

PIPS = ("10", "9", "8", "7", "6")
SUITS = ("S", "B", "C", "D")


class Deck:
    """What has not been given out yet, in a random order. Everything taken is taken for good."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.left = list(PACK)
        rng.shuffle(self.left)

    def suits(self) -> list[str]:
        """The four suits in any order."""
        return self.rng.sample(SUITS, len(SUITS))

    def take(self, *codes: str) -> list[Card]:
        """These very cards. Errors: ``ValueError`` when one is gone."""
        cards = [PACK[code] for code in codes]
        for card in cards:
            self.left.remove(card)
        return cards

    def some(self, n: int, fits: Callable[[Card], bool]) -> list[Card]:
        """``n`` cards that fit; fewer when there are no more."""
        found = [card for card in self.left if fits(card)][: max(0, n)]
        for card in found:
            self.left.remove(card)
        return found

    def suit(self, suit: str, n: int, must: str = "", never: str = "") -> list[Card]:
        """``n`` cards of a suit: these ranks (``"KQ"``) and others, none of those in ``never``."""
        cards = self.take(*(suit + rank for rank in must))
        return cards + self.some(n - len(cards), lambda card: card.suit == suit and card.rank not in never)

    def pips(self, suit: str, n: int) -> list[Card]:
        """``n`` scartini of a suit."""
        return self.some(n, lambda card: card.suit == suit and card.rank in PIPS)

    def trumps(self, n: int, must: Iterable[str] = (), never: Iterable[str] = ()) -> list[Card]:
        """``n`` trumps, these among them and none of those."""
        cards, without = self.take(*must), set(never)
        return cards + self.some(n - len(cards), lambda card: card.is_trump and card.code not in without)

    def numbers(self, n: int, low: int = 5, high: int = 16) -> list[Card]:
        """``n`` numbered trumps between these two."""
        return self.some(n, lambda card: "numbers" in card.groups and low <= int(card.rank) <= high)
