"""The pack as bits: card number i of the pack is bit i, so within a suit the best card is the lowest bit."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np

from engine.cards import Card
from engine.games.bologna.pack import PACK, SUITS

NUMBER = {card: i for i, card in enumerate(PACK)}
CARDS = tuple(PACK)


def mask(cards: Iterable[Card]) -> int:
    """These cards as one number."""
    bits = 0
    for card in cards:
        bits |= 1 << NUMBER[card]
    return bits


def cards(bits: int) -> tuple[Card, ...]:
    """The cards of a mask, in the order of the pack."""
    return tuple(card for i, card in enumerate(CARDS) if bits >> i & 1)


def _named(*codes: str) -> int:
    return mask(PACK[code] for code in codes)


ALL = (1 << len(CARDS)) - 1
TRUMPS = mask(card for card in PACK if card.is_trump)
FOOL = 5
"""The Matto's number among the suits: 0 is trumps, 1 to 4 the suits of the pack."""
MATTO_AT = NUMBER[PACK["Matto"]]
ANGEL_AT, BEGATO_AT = NUMBER[PACK["Angel"]], NUMBER[PACK["Begato"]]
ANGEL, WORLD, SUN, MOON, MATTO, BEGATO = map(_named, ("Angel", "World", "Sun", "Moon", "Matto", "Begato"))
MOORS = mask(PACK.group("moors"))
NUMBERS = mask(PACK.group("numbers"))
HIGHEST_NUMBER, FIRST_MOOR = NUMBER[PACK["T16"]], NUMBER[PACK["Moor1"]]
COUNT_NUMBERS = 12
ACES, KINGS, QUEENS, KNIGHTS, JACKS = (_named(*(suit + rank for suit in SUITS)) for rank in "AKQNJ")
PIPS = mask(PACK.group("scartini"))
FIVES = mask(card for card in PACK if card.points == 5)
FOURS = QUEENS
THREES = KNIGHTS
TWOS = JACKS

SUIT = np.array(
    [FOOL if card.is_fool else 0 if card.is_trump else 1 + SUITS.index(card.suit) for card in PACK], np.int64
)
"""By card, its suit."""
OF_SUIT = np.array([mask(card for card in PACK if SUIT[NUMBER[card]] == suit) for suit in range(6)], np.int64)


def _beating(high: Card) -> int:
    """The cards that, played later, take the trick from this one; a level Moor does."""
    if high.is_fool:
        return ALL & ~MATTO
    same = [card for card in PACK if card.suit == high.suit and card != high and card.strength >= high.strength]
    return mask(same) | (0 if high.is_trump else TRUMPS)


BEATS = np.array([_beating(card) for card in PACK], np.int64)

RULES = ("laghi_sun_moon", "laghi_moon_16", "tarocchini", "no_moors", "single_point")
"""The house rules that the core knows, by the bit that each has."""
