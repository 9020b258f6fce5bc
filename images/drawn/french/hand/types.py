"""Numerals and letters: narrow types of the 1860s, fat stems and fine hairlines, drawn and no font."""

from collections.abc import Sequence

from images.drawn.french.hand.burin import Burin

Stroke = tuple[str, tuple[float, ...]]
"""Points in letter units (ten high, the baseline 0) and the width at equal steps along them."""


F, H, M = 1.95, 0.75, 1.3
"""A fat stem, a hairline, and what lies between."""


TYPES: dict[str, tuple[float, tuple[Stroke, ...]]] = {
    "0": (5.2, (("2.6,-9.6 1.1,-7.6 1.1,-2.4 2.6,-0.4!", (H, F, F, H)), ("2.6,-9.6 4.1,-7.6 4.1,-2.4 2.6,-0.4!", (H, F, F, H)))),
    "1": (4.3, (("2.4,-10! 2.4,0!", (F, F)), ("0.4,-7.4! 1.4,-8.2 2.2,-9.8!", (H, M, H)), ("0.5,-0.4! 4.2,-0.4!", (H, H)))),
    "2": (5.2, (("1.1,-7.2 1.5,-9.2 2.8,-9.6 4.1,-7.4 3.2,-4.6 0.9,-1.2!", (H, M, H, F, F, M, H)),
                ("0.6,-1! 1.8,-1.4 3.2,-0.6 4.6,-1 4.7,-2.6!", (H, F, F, M, H)))),
    "3": (5.1, (("0.9,-7.6 1.6,-9.4 2.8,-9.6 3.9,-7.5 2.4,-5.3!", (M, M, H, F, H)),
                ("2.0,-5.3! 4.3,-4.4 4.2,-1.6 2.5,-0.4 1.1,-1 0.7,-2.6!", (H, F, F, H, M, M)))),
    "4": (5.3, (("3.5,-10! 3.5,0!", (F, F)), ("3.1,-9.8! 0.5,-3.1!", (H, H)), ("0.3,-2.9! 5.1,-2.9!", (H, M)),
                ("2.3,-0.4! 4.7,-0.4!", (H, H)))),
    "5": (5.0, (("1.2,-9.2! 4.3,-9.2!", (F, M)), ("1.1,-9.4! 0.9,-5!", (H, H)),
                ("1,-5.2! 2.4,-6.2 4.0,-4.4 3.9,-1.6 2.4,-0.4 1,-1 0.7,-2.6!", (H, H, F, F, H, M, M)))),
    "6": (5.2, (("4.2,-8.4 3.6,-9.6 2.4,-9.2 1.1,-6.6 1.1,-2.4 2.6,-0.4!", (M, H, M, F, F, H)),
                ("1.4,-4.6! 2.8,-5.8 4.2,-4.2 4.0,-1.6 2.6,-0.4!", (H, H, F, F, H)))),
    "7": (5.0, (("0.6,-7.2! 0.9,-9.3 2.2,-8.8 4.4,-9.4!", (H, M, F, M)), ("4.4,-9.4! 2.4,-4.8 1.9,-0.2!", (H, M, F)))),
    "8": (5.2, (("2.6,-5.2 1.2,-7.2 2.6,-9.6 3.9,-7.6 2.6,-5.2!", (M, F, H, M, M)),
                ("2.6,-5.2 4.2,-2.8 2.6,-0.4 1,-2.6 2.6,-5.2!", (M, F, H, F, M)))),
    "9": (5.2, (("1,-1.6 1.6,-0.4 2.8,-0.8 4.1,-3.4 4.1,-7.6 2.6,-9.6!", (M, H, M, F, F, H)),
                ("3.8,-5.4! 2.4,-4.2 1,-5.8 1.2,-8.4 2.6,-9.6!", (H, H, F, F, H)))),
    "V": (6.4, (("0.9,-9.8! 3.3,-0.2!", (F, F)), ("5.4,-9.8! 3.3,-0.2!", (H, H)), ("0,-9.7! 2.4,-9.7!", (H, H)),
                ("4.2,-9.7! 6.4,-9.7!", (H, H)))),
    "C": (6.0, (("5.2,-6.6! 4.8,-8.9 3.4,-9.7 1.4,-8 1.1,-5 1.4,-2 3.4,-0.3 4.9,-1.2 5.4,-3!", (H, M, H, F, F, F, H, M, H)),
                ("5.3,-9.6! 5.2,-6.5!", (H, M)))),
    "D": (6.3, (("1.6,-9.8! 1.6,-0.2!", (F, F)), ("0.3,-9.6! 3,-9.6 5.2,-7.6 5.3,-5 5.2,-2.4 3,-0.4 0.3,-0.4!", (H,
        H, F, F, F, H, H)))),
    "R": (6.4, (("1.6,-9.8! 1.6,0!", (F, F)), ("0.3,-9.6! 3.2,-9.6 4.9,-7.4 3.2,-5.2 1.6,-5.2!", (H, H, F, H, H)),
                ("2.9,-5.1! 4.4,-3.6 4.6,-1.2 6.2,-0.4!", (H, F, F, H)), ("0.3,-0.4! 3,-0.4!", (H, H)))),
}  # fmt: skip
"""Advance and strokes of everything that stands in a corner."""


BALLS: dict[str, Sequence[tuple[float, float, float]]] = {
    "2": ((1.25, -7.3, 0.85),), "3": ((1.05, -7.6, 0.85), (1.0, -2.5, 0.85)), "5": ((1.0, -2.5, 0.85),),
    "6": ((3.95, -8.1, 0.85),), "9": ((1.25, -1.9, 0.85),),
}  # fmt: skip
"""The round ends of some numerals: x, y, radius."""


TRACK = 0.5


def width(text: str, size: float) -> float:
    """How wide a number or letter of this height is, in local units."""
    return (sum(TYPES[c][0] + TRACK for c in text) - TRACK) * size / 10


def numeral(p: Burin, text: str, x: float, y: float, size: float, anchor: str = "m", col: str = "ink") -> None:
    """A number or letter of this height, baseline at y, its middle (l, r: left or right edge) at x."""
    missing = sorted(set(text) - set(TYPES))
    if missing:
        raise ValueError(f"no type for {missing}; there are {''.join(TYPES)!r}")
    k = size / 10
    at = x - {"l": 0.0, "m": 0.5, "r": 1.0}[anchor] * width(text, size)
    for c in text:
        advance, strokes = TYPES[c]
        with p.at(at, y, k), p.weights(k):
            for points, widths in strokes:
                p.brush(points, widths, 1.0, col, n=26)
            for bx, by, r in BALLS.get(c, ()):
                p.dot(bx, by, r, col)
        at += (advance + TRACK) * k
