"""The numerals of the trumps, drawn: no fonts. Brush-cut, after the Didone figures of the old packs."""

from collections.abc import Sequence
from dataclasses import dataclass

from images.drawn.kit import Pen

FAT = 10.5


@dataclass(frozen=True)
class Digit:
    """A numeral 72 high on the baseline 0: brush strokes with their widths, flat shapes, dots, and its advance."""

    advance: float
    strokes: Sequence[tuple[str, tuple[float, ...]]] = ()
    shapes: Sequence[tuple[str, bool]] = ()
    holes: Sequence[str] = ()
    dots: Sequence[tuple[float, float, float]] = ()


SIX = (
    ("36,-60 32,-69 24,-71 10,-58 6,-32 10,-9 22,0", (0.5, 0.35, 0.3, 0.85, 1.05, 0.8, 0.15)),
    ("8,-26 14,-40 24,-43 36,-35 38,-20 33,-5 22,0", (0.15, 0.25, 0.4, 0.95, 1.05, 0.8, 0.15)),
)
DIGITS = {
    "0": Digit(
        46,
        strokes=(
            ("22,-72 9,-63 5,-36 9,-9 22,0", (0.15, 0.85, 1, 0.85, 0.15)),
            ("22,-72 35,-63 39,-36 35,-9 22,0", (0.15, 0.85, 1, 0.85, 0.15)),
        ),
    ),
    "1": Digit(36, shapes=(("15,-60! 24,-72! 24,-6! 32,-2! 32,0! 6,0! 6,-2! 14,-6! 14,-58! 5,-53! 4,-56!", False),)),
    "2": Digit(
        44,
        strokes=(
            ("7,-53 9,-66 22,-71 34,-63 33,-47 21,-28 6,-7", (0.5, 0.35, 0.3, 0.95, 1, 0.75, 0.25)),
            ("6,-7 16,-9 26,-2 36,-3 40,-14", (0.35, 0.8, 0.95, 0.6, 0.15)),
        ),
        dots=((10.5, -53, 6),),
    ),
    "3": Digit(
        43,
        strokes=(
            ("8,-56 12,-68 23,-71 33,-60 29,-45 18,-39", (0.4, 0.35, 0.35, 1, 0.7, 0.2)),
            ("18,-39 31,-36 37,-20 29,-4 18,0 8,-5 6,-15", (0.25, 0.7, 1.1, 0.7, 0.3, 0.35, 0.5)),
        ),
        dots=((11.5, -57, 6), (9.5, -15, 6.2)),
    ),
    "4": Digit(
        45,
        shapes=(
            (
                "28,-72! 33,-72! 33,-25! 42,-25! 42,-20! 33,-20! 33,-6! 40,-2! 40,0! 16,0! 16,-2! 23,-6! "
                "23,-20! 2,-20! 2,-24!",
                False,
            ),
        ),
        holes=("23,-55! 23,-25! 7,-25!",),
    ),
    "5": Digit(
        43,
        strokes=(
            ("11,-70 10,-37", (0.4, 0.3)),
            (
                "10,-38 20,-46 33,-39 37,-22 29,-5 18,0 8,-5 6,-14",
                (0.15, 0.45, 0.9, 1.1, 0.75, 0.3, 0.35, 0.5),
            ),
        ),
        shapes=(("10,-71! 22,-68 36,-72! 34,-61 24,-58 11,-61!", True),),
        dots=((9.5, -14, 6.2),),
    ),
    "6": Digit(46, strokes=SIX, dots=((34, -60, 5.6),)),
    "7": Digit(
        43,
        shapes=(
            (
                "5,-71! 14,-69 24,-64 33,-66 38,-72! 40,-70! 33,-52 25,-30 24,0! 12,0! 14,-22 22,-42 31,-57 "
                "22,-54 13,-60 8,-57 6,-50! 3,-50!",
                True,
            ),
        ),
    ),
    "8": Digit(
        47,
        strokes=(
            (
                "23,-71 11,-66 8,-55 16,-45 29,-36 38,-24 35,-7 23,0",
                (0.3, 0.85, 1.15, 1.1, 1.1, 1.25, 0.9, 0.3),
            ),
            (
                "23,-71 34,-66 36,-55 28,-44 14,-35 7,-20 11,-6 23,0",
                (0.3, 0.7, 0.9, 0.4, 0.4, 1.05, 0.95, 0.3),
            ),
        ),
    ),
    "9": Digit(46),
}
TURNABLE = ("6", "9")
"""Numbers that are another number on a card turned round: they are underlined, and boldly."""
BAR, BAR_AT = 11.5, 17.0
"""The bar under them: its height, and how far its middle lies under the baseline."""


def digit(p: Pen, ch: str) -> float:
    """One numeral, 72 high, its baseline at 0; returns its advance."""
    if ch == "9":
        with p.at(46, -72, rot=180):
            return digit(p, "6")
    shown = DIGITS[ch]
    for line, widths in shown.strokes:
        p.brush(line, widths, FAT)
    for outline, smooth in shown.shapes:
        p.shape(outline, "ink", 0, smooth=smooth)
    for outline in shown.holes:
        p.shape(outline, "paper", 0, smooth=False)
    for x, y, r in shown.dots:
        p.dot(x, y, r)
    return shown.advance


def number(p: Pen, s: str, x: float, y: float, size: float = 60, anchor: str = "l") -> None:
    """A number of this height, its baseline at y, its left edge (r: right edge, m: middle) at x."""
    k = size / 72
    total = sum(DIGITS[ch].advance for ch in s) * k
    x -= {"l": 0.0, "m": total / 2, "r": total}[anchor]
    if s in TURNABLE:
        under = y + BAR_AT * k
        p.brush(
            [(x - 2 * k, under), (x + total / 2, under), (x + total + 2 * k, under)],
            (1, 1, 1),
            BAR * k,
        )
    for ch in s:
        with p.at(x, y, k), p.weights(k):
            x += digit(p, ch) * k
