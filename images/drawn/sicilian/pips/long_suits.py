"""Swords and clubs: as many leaning each way, woven through each other, and the odd one upright in the middle."""

import math
from collections.abc import Callable
from functools import partial

from images.drawn.kit import Op, Point
from images.drawn.sicilian.card import Box, Card
from images.drawn.sicilian.hand import Block
from images.drawn.sicilian.parts.signs import blade, cudgel

from .index import INDEX, sheet, sign

FOOT, HEAD = 694.0, 106.0
GAP = {2: 112.0, 3: 66.0, 4: 46.0, 5: 41.0}
"""Between the ends of neighbours, by how many lean one way."""

Stick = tuple[Point, Point]
"""The foot and the head of a sign."""


def sticks(n: int) -> tuple[list[Stick], list[Stick]]:
    """Those that lean to the right and those that lean to the left, from the left."""
    each, gap = n // 2, GAP[n // 2]
    inner = 54.0 if n % 2 else gap / 2
    near = [inner + gap * i for i in range(each)]
    right = [((240 - near[i], FOOT), (240 + near[each - 1 - i], HEAD)) for i in reversed(range(each))]
    left = [((480 - a[0], a[1]), (480 - b[0], b[1])) for a, b in right]
    return right, left


def weave(p: Block, n: int, draw: Callable[[int, float], None], half: float) -> None:
    """Draw both bundles, then every other crossing of the first once more, over the second.

    draw: cuts one sign along the y axis: 0 leaning right, 1 leaning left, 2 upright; and how long it is.
    """
    right, left = sticks(n)
    cut: dict[Stick, list[Op]] = {}
    for which, bundle in enumerate((right, left)):
        for stick in bundle:
            before = len(p.ops)
            _along(p, stick, partial(draw, which))
            cut[stick] = p.ops[before:]
    for i, one in enumerate(right):
        for j, other in enumerate(left):
            at = _crossing(one, other)
            if (i + j) % 2 and at:
                p.ops.append(("push", _patch(at, one, other, half)))
                p.ops += cut[one]
                p.ops.append(("pop",))
    if n % 2:
        _along(p, ((240, FOOT + 6), (240, HEAD - 10)), partial(draw, 2))


def _along(p: Block, stick: Stick, draw: Callable[[float], None]) -> None:
    (x0, y0), (x1, y1) = stick
    with p.at((x0 + x1) / 2, (y0 + y1) / 2, rot=math.degrees(math.atan2(x1 - x0, y0 - y1))):
        draw(math.dist(*stick))


def _crossing(one: Stick, other: Stick) -> Point | None:
    (x0, y0), (x1, y1) = one
    (u0, v0), (u1, v1) = other
    a, b = (x1 - x0) / (y1 - y0), (u1 - u0) / (v1 - v0)
    if abs(a - b) < 1e-6:
        return None
    y = (u0 - b * v0 - x0 + a * y0) / (a - b)
    return (x0 + a * (y - y0), y) if HEAD + 40 < y < FOOT - 90 else None


def _patch(at: Point, one: Stick, other: Stick, half: float) -> list[Point]:
    """The parallelogram in which two signs cross, with room for their lines."""
    ways = []
    for (x0, y0), (x1, y1) in (one, other):
        long = math.hypot(x1 - x0, y1 - y0)
        ways.append(((x1 - x0) / long, (y1 - y0) / long))
    (ax, ay), (bx, by) = ways
    k = half / max(0.2, abs(ax * by - ay * bx))
    return [
        (at[0] + k * (s * ax + t * bx), at[1] + k * (s * ay + t * by)) for s, t in ((1, 1), (1, -1), (-1, -1), (-1, 1))
    ]


def swords(n: int, p: Block) -> None:
    sheet(p, "S", str(n))
    guard = {2: 34.0, 3: 26.0, 4: 18.0, 5: 15.0}[n // 2]

    def one(which: int, long: float) -> None:
        col, hilt, grip = (("sky", "yellow", "red"), ("paper", "yellow", "blue"), ("yellow", "red", "blue"))[which]
        blade(p, col, hilt, grip, 10 if n < 8 else 8.5, long, 30.0 if which == 2 and n < 9 else guard)

    weave(p, n, one, 13 if n < 8 else 11.5)


def clubs(n: int, p: Block) -> None:
    sheet(p, "B", str(n))
    wide = {2: 17.0, 3: 15.0, 4: 12.0, 5: 11.0}[n // 2]

    def one(which: int, long: float) -> None:
        col, end = (("green", "yellow"), ("red", "yellow"), ("yellow", "red"))[which]
        cudgel(p, col, end, wide, long)

    weave(p, n, one, wide * 1.5)


def _marks(n: int) -> dict[str, Box]:
    """The box, each sign at its foot, where all lie apart, and the upright one."""
    right, left = sticks(n)
    feet = [a for a, _ in (*right, *left)]
    wide = min(64.0, GAP[n // 2] - 4)
    marks: dict[str, Box] = {"index": INDEX}
    marks |= dict(sign(i + 1, x, FOOT - 34, wide, 96) for i, (x, _) in enumerate(feet))
    if n % 2:
        marks |= {f"sign-{n}": (218, FOOT - 82, 44, 96), "upright": (214, HEAD - 14, 52, FOOT - HEAD + 24)}
    return marks


CARDS = {f"S{n}": Card(partial(swords, n), _marks(n)) for n in range(5, 11)} | {
    f"B{n}": Card(partial(clubs, n), _marks(n)) for n in range(5, 11)
}
