"""How points against a mean are written."""

from __future__ import annotations

from fractions import Fraction

from engine.sheet import Points

POINT = {"en": "."}
"""What stands before tenths, where that is no comma."""
MINUS = "−"
"""As wide as a plus, so that figures stand below each other."""


def figure(points: Points, lang: str) -> str:
    """With its sign, to a tenth: ``+12.3``, ``−4``, ``0``."""
    tenths = round(abs(Fraction(points)) * 10)
    whole, rest = divmod(tenths, 10)
    sign = "" if not tenths else "+" if points > 0 else MINUS
    return f"{sign}{whole}{POINT.get(lang, ',') + str(rest) if rest else ''}"
