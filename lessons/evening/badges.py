"""Cards as badges: everybody in a room has one, the best known first; when the pack is through it begins anew."""

from __future__ import annotations

DECK = "bologna"
"""The family of games whose pack the badges come from."""
_BEST_KNOWN = """
Moon Sun Angel World Begato Matto T10 T16 T15 T5 T13 T14 T9 T11 T12 T7 T8 T6
CQ BK DN SJ CK DQ SN BJ CN SK BQ DJ SQ DK CJ BN
DA CA SA BA Moor1 Moor2 Moor3 Moor4
D10 C9 S8 B7 D6 C10 S9 B8 D7 C6 S10 B9 D8 C7 S6 B10 D9 C8 S7 B6
"""
ORDER = tuple(_BEST_KNOWN.split())


def card_of(badge: int) -> str:
    """The card of this badge, by its code."""
    return ORDER[badge % len(ORDER)]


def lap_of(badge: int) -> int:
    """How often the pack was through before this badge: 0, and from the 63rd member on 1."""
    return badge // len(ORDER)
