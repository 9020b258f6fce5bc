"""Swords 6-10: curved black blades each side; odd cards add an upright, the ten also a crossbar."""

import math
from functools import partial

from images.drawn.kit import Line, Pen, curve, offset, resample
from images.drawn.recipe import Box, Recipe

from .hilts import crossbar, plain_upright, tall_upright
from .signs import around, tagged

MIDDLE, KNOT = 88.0, (240.0, 210.0)
"""Where a bundle crosses the seam, and where the bundles cross each other."""
TIPS = ("red", "yellow", "blue")


def _bundle(n: int) -> tuple[list[float], float]:
    """The blades' distances from the middle of their bundle, outermost first, and a blade's width."""
    m = 3 if n < 8 else 4
    gap, width = (39.0, 17.0) if m == 3 else (32.0, 14.5)
    return [(i - (m - 1) / 2) * gap for i in range(m)], width


def _spine() -> Line:
    """The middle line of the left bundle, from below the seam through the knot to the upper right."""
    rise, reach = 500 - KNOT[1], KNOT[0] - MIDDLE
    arc = [(MIDDLE + reach * ((500 - y) / rise) ** 2, float(y)) for y in range(524, 168, -6)]
    flick = curve([arc[-1], (342, 118), (384, 62)])
    return resample(arc + flick[1:], 150)


SPINE = _spine()


def _blade(off: float, right: bool) -> Line:
    pts = offset(SPINE, off)
    return [(480 - x, y) for x, y in pts] if right else pts


def _length(p: Pen, pl: Line, width: float, taper: float = 0.0) -> None:
    """A length of blade with its pale casing; `taper` is the share of it that narrows to the point."""

    def half(h: float, t: float) -> float:
        return h if t <= 1 - taper or not taper else h * (1 - ((t - 1 + taper) / taper) ** 1.9)

    for h, col in ((width / 2 + 3.4, "white"), (width / 2, "ink")):
        a, b = offset(pl, partial(half, h)), offset(pl, partial(half, -h))
        p.fill(a + b[::-1], col)


def _shine(p: Pen, pl: Line, width: float) -> None:
    p.brush(offset(pl, -width * 0.17), (0.2, 1, 1, 1, 0.1), 2.0, "white", raw=True, n=40)


def _point(p: Pen, pl: Line, width: float, col: str) -> None:
    """The coloured point: the last stretch of the blade, with a ring where it begins."""
    tip = pl[-26:]
    h = width / 2 + 2.6
    a = offset(tip, lambda t: h * (1 - t**1.7))
    b = offset(tip, lambda t: -h * (1 - t**1.7))
    p.fill(a + b[::-1], col)
    p.stroke(a, 2.6, "ink")
    p.stroke(b, 2.6, "ink")
    p.brush(tip[4:-4], (0.4, 1, 0.1), 1.7, raw=True)
    p.stroke([a[0], b[0]], 5.6, "ink")
    p.stroke([a[0], b[0]], 2.2, "white")


def _weave(p: Pen, offs: list[float], width: float) -> None:
    """Left and right blades pass over and under each other, so each can be followed through the knot."""
    for right in (False, True):
        for off in offs:
            _length(p, _blade(off, right), width, 0.1)
    for i, own in enumerate(offs):
        left = _blade(own, False)
        for j, other in enumerate(offs):
            if (i + j) % 2 == 0:
                across = _blade(other, True)
                near = [min(math.dist(q, r) for r in across) if q[1] < 330 else 999 for q in left]
                k = near.index(min(near))
                _length(p, left[k - 5 : k + 6], width)


def _lozenge(p: Pen) -> None:
    """The plate behind the knot: it shows the crossings off instead of hiding them."""
    with p.at(*KNOT):
        p.shape("0,-128! 116,0! 0,128! -116,0!", "yellow", 3.0, smooth=False)
        for _ in p.mirrored():
            p.shape("76,0! 91,-11! 105,0! 91,11!", "red", 2.2, smooth=False)
            p.dot(91, 0, 3.4, "yellow", 1.4)
        for s in (1, -1):
            p.shape([(0, -80 * s), (12, -99 * s), (0, -117 * s), (-12, -99 * s)], "red", 2.2, smooth=False)
            p.dot(0, -99 * s, 3.6, "yellow", 1.4)


def _grip(p: Pen, x: float, half: float) -> None:
    """Each blade's own sleeve at the seam: yellow between two red rings."""
    h = half
    s = p.shape(None, "yellow", 2.6, pts=[(x - h, 462), (x + h, 462), (x + h, 515), (x - h, 515)])
    p.hatch(s, (x + h, 463), (x + h, 514), L=9, gap=4.6, w=1.6, env=False)
    p.line([(x, 470), (x, 512)], 1.5)
    q = h + 2.8
    p.shape(None, "red", 2.6, pts=[(x - q, 454), (x + q, 454), (x + q, 470), (x - q, 470)])
    p.line([(x - q, 462.5), (x + q, 462.5)], 1.4)


def swords(p: Pen, n: int) -> None:
    """The upper half of the card with n swords."""
    offs, width = _bundle(n)
    _lozenge(p)
    _weave(p, offs, width)
    for right in (False, True):
        for i, off in enumerate(offs):
            pl = _blade(off, right)
            _shine(p, pl[12:52], width)
            _point(p, pl, width, TIPS[i % 3])
            _grip(p, 480 - MIDDLE - off if right else MIDDLE + off, abs(offs[1] - offs[0]) * 0.33)
    if n == 10:
        crossbar(p)
        tall_upright(p)
    elif n % 2:
        plain_upright(p)


def _marks(n: int) -> dict[str, Box]:
    offs, width = _bundle(n)
    boxes = [around(x, 500, width + 16, 100) for o in offs for x in (MIDDLE + o, 480 - MIDDLE - o)]
    others: dict[str, Box] = {"curved left": (30, 300, 122, 400), "curved right": (328, 300, 122, 400)}
    if n % 2 or n == 10:
        others["upright"] = (208, 18, 64, 964)
        boxes.append((220, 290, 40, 130))
    if n == 10:
        others["crossbar"] = (146, 462, 188, 76)
        boxes.append((146, 462, 70, 76))
    return tagged(sorted(boxes), others)


CARDS = {f"S{n}": Recipe(draw=partial(swords, n=n), marks=_marks(n)) for n in (6, 7, 8, 9, 10)}
