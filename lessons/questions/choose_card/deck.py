"""A shuffled pack from which situations are put together: so many of a suit, with these ranks and without those."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from random import Random

from engine.cards import Card, Pack
from engine.parts.playout import shuffled


class Deck:
    """What of a pack has not been given out yet, in a random order. Everything taken is taken for good.

    ``suits``: the plain ones, by their letters. ``pips``: the ranks of low cards.
    """

    def __init__(self, rng: Random, pack: Pack, suits: tuple[str, ...], pips: tuple[str, ...]) -> None:
        self.rng, self.pack = rng, pack
        self.left = list(shuffled(pack, rng))
        self._suits, self._pips = suits, pips

    def suits(self) -> list[str]:
        """The plain suits in any order."""
        return self.rng.sample(self._suits, len(self._suits))

    def take(self, *codes: str) -> list[Card]:
        """These very cards. Errors: ``ValueError`` when one is gone."""
        cards = [self.pack[code] for code in codes]
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
        """``n`` low cards of a suit."""
        return self.some(n, lambda card: card.suit == suit and card.rank in self._pips)

    def trumps(self, n: int, must: Iterable[str] = (), never: Iterable[str] = ()) -> list[Card]:
        """``n`` trumps, these among them and none of those."""
        cards, without = self.take(*must), set(never)
        return cards + self.some(n - len(cards), lambda card: card.is_trump and card.code not in without)
