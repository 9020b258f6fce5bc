"""Cups 6-10, double-ended like crackers: 8 and 9 differ in the middle column, the ten adds red flowers."""

from functools import partial

from images.drawn.bolognese.parts import leafspray
from images.drawn.bolognese.recipe import Box, Recipe
from images.drawn.kit import Pen, ellipse

from .signs import around, tagged

LEFT, MIDDLE, RIGHT = 105, 240, 375
THREE = (190.0, 500.0, 810.0)
TWO = (345.0, 655.0)
FOUR = (131.0, 377.0, 623.0, 869.0)

COLUMNS: dict[int, dict[float, tuple[float, ...]]] = {
    6: {148: THREE, 332: THREE},
    7: {LEFT: TWO, MIDDLE: THREE, RIGHT: TWO},
    8: {LEFT: THREE, MIDDLE: TWO, RIGHT: THREE},
    9: {LEFT: THREE, MIDDLE: THREE, RIGHT: THREE},
    10: {LEFT: FOUR, MIDDLE: (377.0, 623.0), RIGHT: FOUR},
}
"""For each card its columns: where it stands, and the heights of its cups."""
TALL = {10: 107.0}


def places(n: int) -> list[tuple[float, float]]:
    """The centres of the cups."""
    return [(x, y) for x, heights in COLUMNS[n].items() for y in heights]


def cracker(p: Pen, h: float = 136) -> None:
    """The double-ended cup of the pip cards, about 0,0; h is the height of a half without its mouth."""
    q = h / 136
    for s in (1, -1):
        with p.at(0, 0, 1, sy=s):
            _half_cup(p, q)
    k = p.shape("-29,-16! 29,-16! 29,16! -29,16!", "red", 2.8, smooth=False)
    p.line([(-29, 0), (29, 0)], 2.4)
    p.hatch(k, (29, -14), (29, 14), L=8, gap=4.2, w=1.5, env=False)
    for _ in p.mirrored():
        p.shape("27,-19! 35,-15 35,15 27,19!", "yellow", 2.3)


def _half_cup(p: Pen, q: float) -> None:
    """Yellow calyx, blue bowl with black teeth, green ring, red mouth."""
    calyx = [(21, -10, 1), (19, -28), (25, -52), (34, -72, 1)]
    right = [(x, y * q, *flag) for x, y, *flag in calyx]
    left = [(-x, y, *flag) for x, y, *flag in right]
    p.shape([*right, *left[::-1]], "yellow", 2.6)
    tongue = [(0, -14, 1), (-6, -34), (-4.5, -48), (0, -40, 1), (4.5, -48), (6, -34)]
    p.shape([(x, y * q, *flag) for x, y, *flag in tongue], "ink", 0)
    for x in (1, -1):
        p.brush([(x * 9.5, -12 * q), (x * 11, -36 * q), (x * 21, -64 * q)], (0.6, 2.0, 0.2), 3.0)
        p.brush([(x * 16, -14 * q), (x * 15.5, -26 * q), (x * 19, -42 * q)], (0.3, 1, 0.2), 1.8)
    side = [(40, -118 * q, 1), (41, -100 * q), (37, -80 * q, 1)]
    bowl = p.shape([*side, (0, -72 * q), *[(-x, y, *flag) for x, y, *flag in side[::-1]]], "blue", 2.7)
    with p.clipped(bowl):
        for i in range(7):
            x = -42 + i * 14
            base = -78 * q + 8 * (1 - (x / 42) ** 2)
            p.fill(p.T([(x - 7, base + 4), (x, base - 25 * q), (x + 7, base + 4)]), "ink")
    p.outline(bowl, 2.7)
    p.hatch(bowl, (41, -116 * q), (40, -88 * q), L=9, gap=4.4, w=1.6)
    p.brush([(-30, -104 * q), (-31, -96 * q), (-29, -88 * q)], (0.3, 1, 0.2), 2.6, "white")
    ring = [(-40, -83), (-22, -75), (0, -72), (22, -75), (40, -83)]
    p.band([(x, y * q) for x, y in ring], 12, "green", "ticks", w=2.2, period=7, mw=1.5, cap=True)
    p.shape(None, "red", 2.8, pts=ellipse(0, -119 * q, 42, 14.5))
    p.shape(None, "deep", 2.0, pts=ellipse(0, -118 * q, 28, 8.2))


def flower(p: Pen) -> None:
    """A small red rose on a leafy stalk, above the middle cups of the ten."""
    p.brush([(0, 20), (2, 60), (0, 104)], (1, 1, 0.6), 5, "green")
    for _ in p.mirrored():
        leafspray(p, [(0, 88), (26, 66), (44, 30)], 4, 26)
        leafspray(p, [(0, 50), (16, 40), (28, 18)], 2, 20)
    with p.at(0, 0, 0.66):
        _rose(p)


def _rose(p: Pen) -> None:
    for k in range(8):
        with p.at(0, 0, 1, rot=k * 45 + 22.5):
            s = p.shape("-6,-10! -15,-24 -11,-37 0,-34! 11,-37 15,-24 6,-10!", "red", 2.4)
            p.hatch(s, (14, -26), (6, -11), L=7, gap=4, w=1.3, env=False)
            p.brush([(0, -30), (0, -20), (0, -13)], (0.2, 1, 0.4), 1.6)
    p.shape(None, "yellow", 2.4, pts=ellipse(0, 0, 11))
    for x, y in ellipse(0, 0, 5.6, n=6):
        p.dot(x, y, 1.3)


def cups(p: Pen, n: int) -> None:
    """The upper half of the card with n cups; a cup on the seam is cut through its knot."""
    for x, y in places(n):
        if y <= 500:
            with p.at(x, y):
                cracker(p, TALL.get(n, 136.0))
    if n == 10:
        with p.at(240, 130):
            flower(p)


def _recipe(n: int) -> Recipe:
    high = 2 * (TALL.get(n, 136.0) * 119 / 136 + 14.5)
    others: dict[str, Box] = {"middle column": (190, 50, 100, 900)} if n in (7, 8, 9, 10) else {}
    if n == 10:
        others |= {"flower above": around(240, 165, 110, 136), "flower below": around(240, 835, 110, 136)}
    return Recipe(draw=partial(cups, n=n), marks=tagged((around(x, y, 84, high) for x, y in places(n)), others))


CARDS = {f"C{n}": _recipe(n) for n in COLUMNS}
