"""Words of the tactics about cards and hands: valuable, scartino, short and long trumps, a rich hand."""

from __future__ import annotations

from collections.abc import Iterable

from engine.cards import Card
from engine.games.bologna.advice.view import View
from engine.games.bologna.pack import KING_OF

SHORT, MANY, LONG = 4, 6, 7
"""Short trumps are so many at most; with ``MANY`` a long suit is attacked; with ``LONG`` trumps are drawn."""
LONG_SUIT = 4
SMALL = 9
"""A small numbered trump is at most this one."""
RICH, ORDINARY = 8, 6
"""Valuable suit cards: from the one on a hand is rich; up to the other it is not."""


def court(card: Card) -> bool:
    """Queen, Knight or Jack (or King)?"""
    return "courts" in card.groups


def scartino(card: Card) -> bool:
    """A pip card of a suit, the ace apart?"""
    return "scartini" in card.groups


def valuable(card: Card) -> bool:
    """A court card or an ace: good for combinations. Source: ottocento#observations-on-the-cards-and-their-values."""
    return court(card) or "aces" in card.groups


def number(card: Card) -> int:
    """What is printed on a numbered trump; 0 on every other card."""
    return int(card.rank) if "numbers" in card.groups else 0


def is_king(card: Card) -> bool:
    return KING_OF.get(card.suit) == card


def valuables(cards: Iterable[Card]) -> int:
    return sum(map(valuable, cards))


def rich(view: View) -> bool:
    """Very rich in valuable suit cards, with nothing short to be trumped? Source: ottocento#leading-trumps."""
    kings = sum(map(is_king, view.hand))
    long_enough = len(view.suits) == len(KING_OF) and all(len(held) >= 2 for held in view.suits.values())
    return valuables(view.hand) >= RICH and kings >= 2 and long_enough


def ordinary(view: View) -> bool:
    """Neither trumps nor valuable cards enough for an attack by leading trumps? Source: ottocento#planning-the-play."""
    return len(view.trumps) < MANY and valuables(view.hand) <= ORDINARY


def headed_by_two(held: tuple[Card, ...]) -> bool:
    """Are the two highest cards of this suit court cards?"""
    return len(held) >= 2 and court(held[0]) and court(held[1])
