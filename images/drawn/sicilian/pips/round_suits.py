"""Coins and cups: two rows, and the odd one, larger, between them."""

from collections.abc import Callable
from functools import partial

from images.drawn.kit import Point
from images.drawn.sicilian.card import Box, Card
from images.drawn.sicilian.hand import Block
from images.drawn.sicilian.parts.signs import coin, goblet

from .index import INDEX, sheet, sign

LEFT, RIGHT = 106.0, 374.0
MIDDLE = (240.0, 400.0)


def places(n: int) -> list[Point]:
    """Where the signs lie: the two rows from the top, then the middle one."""
    rows = n // 2
    first = {2: 190, 3: 172, 4: 150, 5: 134}[rows]
    ys = [first + (800 - 2 * first) * i / (rows - 1) for i in range(rows)]
    inward = 16 if rows == 2 else 0
    return [(x, y) for x in (LEFT + inward, RIGHT - inward) for y in ys] + ([MIDDLE] if n % 2 else [])


def coins(n: int, p: Block) -> None:
    sheet(p, "D", str(n))
    for x, y in places(n):
        middle = (x, y) == MIDDLE
        coin(p, x, y, {5: 96, 7: 70, 9: 84}[n] if middle else {4: 84, 5: 78, 6: 68, 7: 60}.get(n, 56))


def cups(n: int, p: Block) -> None:
    sheet(p, "C", str(n))
    for x, y in places(n):
        middle = (x, y) == MIDDLE
        size = {5: 1.5, 7: 1.25, 9: 1.3}[n] if middle else {5: 1.15, 6: 1.05, 7: 1.0}.get(n, 0.78)
        goblet(p, x, y, size, p.rng.uniform(-2, 2), "blue" if middle else "red")


def _card(draw: Callable[[int, Block], None], n: int, w: float, h: float) -> Card:
    marks: dict[str, Box] = {"index": INDEX}
    marks |= dict(sign(i + 1, x, y, w, h) for i, (x, y) in enumerate(places(n)))
    return Card(partial(draw, n), marks)


CARDS = {f"D{n}": _card(coins, n, 116, 116) for n in range(4, 11)} | {
    f"C{n}": _card(cups, n, 90, 128) for n in range(5, 11)
}
