"""Where the signs of a number card stand, in rows from the top, and its Roman numeral at both sides."""

from images.drawn.marseille.hand import letters
from images.drawn.sicilian.card import Box
from images.drawn.sicilian.hand import Block

ROMAN = {1: "I", 2: "II", 3: "III", 4: "IIII", 5: "V", 6: "VI", 7: "VII", 8: "VIII", 9: "VIIII", 10: "X"}
SIGNS: Box = (30, 30, 420, 940)

ROWS: dict[int, tuple[tuple[float, ...], ...]] = {
    2: ((0,), (0,)),
    3: ((0,), (0,), (0,)),
    4: ((-1, 1), (-1, 1)),
    5: ((-1, 1), (0,), (-1, 1)),
    6: ((-1, 1), (-1, 1), (-1, 1)),
    7: ((-1, 1), (-1, 1), (0,), (-1, 1)),
    8: ((-1, 1), (-1, 1), (-1, 1), (-1, 1)),
    9: ((-1, 0, 1), (-1, 0, 1), (-1, 0, 1)),
    10: ((-1, 1), (-1, 1), (-1, 1), (-1, 1), (-1, 1)),
}
"""By number: its rows from the top, each sign left (-1), in the middle or right."""


def places(n: int, aside: float, top: float = 150.0, foot: float = 850.0) -> list[tuple[float, float]]:
    """The middles of n signs, those at the sides this far from the middle of the card."""
    rows = ROWS[n]
    in_from = {2: 130, 3: 60, 4: 90, 5: 30}.get(n, 0)
    top, foot = top + in_from, foot - in_from
    ys = [top + (foot - top) * i / (len(rows) - 1) for i in range(len(rows))]
    return [(240 + aside * side, y) for row, y in zip(rows, ys, strict=True) for side in row]


def numeral(p: Block, n: int) -> None:
    """The number at the left and, turned, at the right, upright between the signs."""
    for x, rot in ((50, 0), (430, 180)):
        with p.at(x, 500, rot=rot):
            size = min(34.0, 34.0 * 52 / letters.width(ROMAN[n], 34.0))
            letters.line(p, ROMAN[n], 0, size / 2, size)
