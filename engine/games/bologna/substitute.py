"""Playing Bologna's games with a tarot pack of 78 cards: what is taken out, which printed card stands for which, in two customs."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from engine.cards import Card, Pack
from engine.games.bologna.pack import ANGEL, LONG_SUITS, MOORS, NUMBERS, PACK, SUITS, WORLD
from engine.games.bologna.sources import STANDARD_PACK, SUBSTITUTE_PACK

ROMAN = {
    21: "XXI", 20: "XX", 19: "XIX", 18: "XVIII", 17: "XVII", 16: "XVI", 15: "XV", 14: "XIIII", 13: "XIII", 12: "XII", 11: "XI",
    10: "X", 9: "VIIII", 8: "VIII", 7: "VII", 6: "VI", 5: "V", 4: "IIII", 3: "III", 2: "II", 1: "I",
}  # fmt: skip
"""As old packs write them."""


def _numbering(angel: int, world: int) -> Mapping[str, str]:
    printed = {"Angel": angel, "World": world, "Sun": 19, "Moon": 18}
    printed |= {f"T{number}": number + 1 for number in NUMBERS}
    # The papi: II to V, all level, stand for the Moors.
    printed |= {moor: number for number, moor in enumerate(MOORS, 2)} | {"Begato": 1}
    names = {code: ROMAN[number] for code, number in printed.items()} | {"Matto": "0"}
    return MappingProxyType(names)


NUMBERINGS: Mapping[str, Mapping[str, str]] = MappingProxyType(
    {"by_subject": _numbering(20, 21), "by_number": _numbering(21, 20)}
)
"""``by_subject``: the Angel (XX) beats the World (XXI), ottocento#substitute-pack. ``by_number``: the XXI is the highest trump,
standard-pack#the-cards. Card code -> number printed on the substitute pack; cards of the suits are the same in both packs."""

SOURCES: Mapping[str, str] = MappingProxyType({"by_subject": SUBSTITUTE_PACK, "by_number": STANDARD_PACK})
"""Where each numbering is written."""


def _low(suit: str) -> tuple[Card, ...]:
    shape = "long" if suit in LONG_SUITS else "round"
    groups = frozenset({shape, "pips", "left-out"})
    return tuple(Card(f"{suit}{rank}", suit, str(rank), -rank, 1, groups) for rank in range(2, 6))


LEFT_OUT = tuple(card.code for suit in SUITS for card in _low(suit))
"""The cards of a 78-card pack that are put aside: 2 to 5 of every suit."""
WHOLE = Pack("78-card", (*PACK, *(card for suit in SUITS for card in _low(suit))))
"""All 78 cards. Those with which one plays have the codes of the cards they stand for, by subject."""
_BY_NUMBER = MappingProxyType({ANGEL.code: WORLD, WORLD.code: ANGEL})


def printed(code: str, numbering: str) -> str:
    """What is printed on the substitute card: a Roman number for trumps, else the card's own code."""
    return NUMBERINGS[numbering].get(PACK[code].code, code)


def stands_for(card: Card, numbering: str) -> Card:
    """The card of Bologna for which a printed card stands: where the XXI is highest, XXI and XX have changed places."""
    return _BY_NUMBER.get(card.code, card) if numbering == "by_number" else card
