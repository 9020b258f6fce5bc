"""Coins 6-10 in rows: 6 two by three, 7 one-two-one-two-one; at the middle 8 has none, 9 one, 10 two."""

from functools import partial

from images.drawn.bolognese.parts import coin
from images.drawn.bolognese.recipe import Recipe
from images.drawn.kit import Pen, ellipse, lerp

from .signs import around, tagged

LEFT, CENTRE, RIGHT = 126, 240, 354
FIVE_ROWS = (114, 307, 500, 693, 886)
PAIRED_ROWS = (110, 284, 500, 716, 890)
"""Two rows drawn together above and below: a wide gap for the eight, room for the great coin of the nine."""

ROWS: dict[int, tuple[tuple[float, int], ...]] = {
    6: ((190, 2), (500, 2), (810, 2)),
    7: tuple(zip(FIVE_ROWS, (1, 2, 1, 2, 1), strict=True)),
    8: tuple(zip(PAIRED_ROWS, (2, 2, 0, 2, 2), strict=True)),
    9: tuple(zip(PAIRED_ROWS, (2, 2, 1, 2, 2), strict=True)),
    10: tuple(zip(FIVE_ROWS, (2, 2, 2, 2, 2), strict=True)),
}
"""For each card its rows from the top: height of the row, coins in it."""


def radius(n: int, x: float) -> float:
    """The six's coins are a little larger; the one in the middle of the nine is half as large again as its fellows."""
    return 88.0 if n == 6 else 124.0 if n == 9 and x == CENTRE else 82.0


def places(n: int) -> list[tuple[float, float]]:
    """The centres of the coins."""
    across = {0: (), 1: (CENTRE,), 2: (LEFT, RIGHT)}
    return [(x, y) for y, count in ROWS[n] for x in across[count]]


def rich_coin(p: Pen, r: float) -> None:
    """The coin of the courts with a milled rim, a beaded field and a rose in its heart."""
    coin(p, r)
    rim, field = ellipse(0, 0, r * 0.985, n=64), ellipse(0, 0, r * 0.9, n=64)
    for a, b in zip(rim, field, strict=True):
        p.brush([a, lerp(a, b, 0.5), b], (1, 0.7, 0.3), 2.0, n=3)
    for x, y in ellipse(0, 0, r * 0.755, n=16):
        p.dot(x, y, r * 0.028, "white")
    for k in range(6):
        with p.at(0, 0, 1, rot=k * 60):
            q = r * 0.19
            p.brush([(0, -q * 0.2), (q * 0.35, -q * 0.6), (0, -q)], (0.5, 1.2, 0.2), 2.4, "yellow")
    p.dot(0, 0, r * 0.05, "yellow", 1.3)


def coins(p: Pen, n: int) -> None:
    """The upper half of the card with n coins; a coin on the seam is cut through its heart."""
    for x, y in places(n):
        if y <= 500:
            with p.at(x, y):
                rich_coin(p, radius(n, x))


def _recipe(n: int) -> Recipe:
    others = {"middle": around(240, 500, 420, 190)} if n > 7 else {}
    boxes = [around(x, y, 2 * radius(n, x), 2 * radius(n, x)) for x, y in places(n)]
    return Recipe(draw=partial(coins, n=n), marks=tagged(boxes, others))


CARDS = {f"D{n}": _recipe(n) for n in ROWS}
