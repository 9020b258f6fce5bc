"""Playing Bologna's games with another tarot pack: which printed card stands for which, in the two numberings there are."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from engine.games.bologna.pack import NUMBERS, PACK

ROMAN = {
    21: "XXI", 20: "XX", 19: "XIX", 18: "XVIII", 17: "XVII", 16: "XVI", 15: "XV", 14: "XIV", 13: "XIII", 12: "XII", 11: "XI",
    10: "X", 9: "IX", 8: "VIII", 7: "VII", 6: "VI", 5: "V", 4: "IIII", 3: "III", 2: "II", 1: "I",
}  # fmt: skip


def _numbering(angel: int, world: int) -> Mapping[str, str]:
    printed = {"Angel": angel, "World": world, "Sun": 19, "Moon": 18}
    printed |= {f"T{number}": number + 1 for number in NUMBERS}
    # The papi: II to V, all level, stand for the Moors.
    printed |= {f"Moor{i}": number for i, number in enumerate((5, 4, 3, 2), 1)} | {"Begato": 1}
    names = {code: ROMAN[number] for code, number in printed.items()} | {"Matto": "0"}
    return MappingProxyType(names)


NUMBERINGS: Mapping[str, Mapping[str, str]] = MappingProxyType(
    {"by_subject": _numbering(20, 21), "by_number": _numbering(21, 20)}
)
"""``by_subject``: the Angel (XX) beats the World (XXI), ottocento#substitute-pack. ``by_number``: the XXI is the highest trump,
standard-pack#the-cards. Card code -> number printed on the substitute pack; cards of the suits are the same in both packs."""

LEFT_OUT = tuple(f"{suit}{rank}" for suit in "SBCD" for rank in range(2, 6))
"""The cards of a 78-card pack that are put aside: 2 to 5 of every suit."""


def printed(code: str, numbering: str) -> str:
    """What is printed on the substitute card: a Roman number for trumps, else the card's own code."""
    return NUMBERINGS[numbering].get(PACK[code].code, code)
