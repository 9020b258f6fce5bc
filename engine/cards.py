"""A card, and a pack: the cards in order and the table of their codes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from difflib import get_close_matches
from fractions import Fraction

from engine.errors import quoted

TRUMPS = "T"
FOOL = ""
"""The suit of every trump; a fool (Matto, Excuse) has the empty suit, for it belongs to none."""


@dataclass(frozen=True, slots=True, eq=False)
class Card:
    """One card.

    ``code`` as in the protocol (``SK``, ``T16``, ``Matto``); ``suit`` one of the pack's letters, ``T``
    for trumps or ``""`` for the fool; ``strength`` beats a smaller one of the same suit, and equal
    strengths are level; ``points`` is the card's value before any deduction, exact.
    """

    code: str
    suit: str
    rank: str
    strength: int
    points: int | Fraction
    groups: frozenset[str] = frozenset()
    is_trump: bool = field(init=False, repr=False)
    is_fool: bool = field(init=False, repr=False)

    # Equal cards are one object, so that they are compared and looked up by identity: hands are searched all the time.
    def __new__(
        cls,
        code: str,
        suit: str,
        rank: str,
        strength: int,
        points: int | Fraction,
        groups: frozenset[str] = frozenset(),
    ) -> Card:
        return _CARDS.setdefault((code, suit, rank, strength, points, groups), object.__new__(cls))

    def __post_init__(self) -> None:
        object.__setattr__(self, "is_trump", self.suit == TRUMPS)
        object.__setattr__(self, "is_fool", self.suit == FOOL)

    def __reduce__(self) -> tuple[type[Card], tuple[object, ...]]:
        return Card, (self.code, self.suit, self.rank, self.strength, self.points, self.groups)

    def __str__(self) -> str:
        return self.code

    def __repr__(self) -> str:
        return f"Card({self.code!r})"


_CARDS: dict[tuple[object, ...], Card] = {}


class UnknownCard(ValueError):
    """A code that no card of this pack has; ``suggestion`` is the nearest one, or None.

    ``left``: so many cards are played with, and this one has been set aside before the deal.
    """

    def __init__(self, code: str, pack: str, suggestion: str | None, left: int = 0) -> None:
        hint = f"; did you mean {quoted(suggestion)}?" if suggestion else ""
        there = f"no card {quoted(code)} in the {pack} pack{hint}"
        aside = f"{quoted(code)} is set aside in this game, which is played with {left} cards of the {pack} pack"
        super().__init__(aside if left else there)
        self.code, self.suggestion = code, suggestion


@dataclass(frozen=True)
class Pack:
    """The cards of one pack in the order in which a hand is written, best first."""

    name: str
    cards: tuple[Card, ...]
    aliases: tuple[tuple[str, str], ...] = ()
    aside: tuple[str, ...] = ()
    """The codes of cards that this game leaves out of the pack as it is sold."""
    whole: frozenset[Card] = field(init=False, repr=False, compare=False)
    _table: dict[str, Card] = field(init=False, repr=False, compare=False)
    _place: dict[Card, int] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        table = {card.code: card for card in self.cards}
        if len(table) != len(self.cards):
            raise ValueError(f"the {self.name} pack has a code twice")
        object.__setattr__(self, "whole", frozenset(self.cards))
        object.__setattr__(self, "_table", table)
        object.__setattr__(self, "_place", {card: i for i, card in enumerate(self.cards)})

    def __repr__(self) -> str:
        return f"<the {self.name} pack, {len(self.cards)} cards>"

    def __iter__(self) -> Iterator[Card]:
        return iter(self.cards)

    def __len__(self) -> int:
        return len(self.cards)

    def __getitem__(self, code: str) -> Card:
        """The card of exactly this code; :class:`UnknownCard` otherwise."""
        card = self._table.get(code)
        if card is None:
            if code.upper() in self.aside:
                raise UnknownCard(code.upper(), self.name, None, len(self.cards))
            raise UnknownCard(code, self.name, self.nearest(code))
        return card

    def find(self, text: str) -> Card:
        """The card a person meant: case and known by-names (``Bégato``) do not matter."""
        card = self._table.get(text)
        if card is not None:
            return card
        code = self._spellings().get(text.casefold())
        return self[code if code is not None else text]

    def nearest(self, code: str) -> str | None:
        """The likeliest code for a mistyped one, or None when nothing is near."""
        spellings = self._spellings()
        near = get_close_matches(code.casefold(), spellings, n=1, cutoff=0.5)
        return spellings[near[0]] if near else None

    def group(self, name: str) -> tuple[Card, ...]:
        """The cards of a named group (``tarocchi``, ``contatori``, ...), best first."""
        return tuple(card for card in self.cards if name in card.groups)

    def sorted(self, cards: Iterable[Card]) -> tuple[Card, ...]:
        """These cards in the pack's own order."""
        return tuple(sorted(cards, key=self._place.__getitem__))

    def _spellings(self) -> dict[str, str]:
        known = {card.code.casefold(): card.code for card in self.cards}
        return known | {alias.casefold(): code for alias, code in self.aliases}
