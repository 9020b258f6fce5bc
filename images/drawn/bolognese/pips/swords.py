"""Swords 6-10: curved black blades each side; odd cards add an upright, the ten also a crossbar."""

import math
from functools import partial
from typing import NamedTuple

from images.drawn.bolognese.recipe import Box, Recipe
from images.drawn.kit import Line, Pen, curve, ellipse, offset, resample

from .hilts import crossbar, plain_upright, tall_upright
from .signs import around, tagged

TIPS = ("red", "yellow", "blue")


class Bundle(NamedTuple):
    """Where a card's blades run: the left bundle crosses the seam at `middle`, the right bundle at `knot`."""

    blades: int
    gap: float
    width: float
    middle: float
    knot: float

    @property
    def offsets(self) -> list[float]:
        """The blades' distances from the middle of their bundle, outermost first."""
        return [(i - (self.blades - 1) / 2) * self.gap for i in range(self.blades)]


BUNDLES = {
    6: Bundle(3, 46, 18, 94, 206),
    7: Bundle(3, 43, 16, 86, 236),
    8: Bundle(4, 38.5, 15, 100, 206),
    9: Bundle(4, 35, 13.5, 90, 238),
    10: Bundle(4, 29, 12, 76, 216),
}
"""Cards with an upright or a crossbar spread their bundles to make room for it."""


def _blade(of: Bundle, off: float, right: bool) -> Line:
    """The middle line of a blade, from below the seam through the knot to its point."""
    rise, reach = 500 - of.knot, 240 - of.middle
    arc = [(of.middle + reach * ((500 - y) / rise) ** 2, float(y)) for y in range(524, int(of.knot) - 42, -6)]
    x, y = arc[-1]
    flick = curve([arc[-1], (x + 56, y - 51), (x + 98, y - 107)])
    pts = offset(resample(arc + flick[1:], 150), off)
    return [(480 - x, y) for x, y in pts] if right else pts


def _length(p: Pen, pl: Line, width: float, taper: float = 0.0) -> None:
    """A length of blade with its pale casing; `taper` is the share of it that narrows to the point."""

    def half(h: float, t: float) -> float:
        return h if t <= 1 - taper or not taper else h * (1 - ((t - 1 + taper) / taper) ** 1.9)

    for h, col in ((width / 2 + 3.4, "white"), (width / 2, "ink")):
        a, b = offset(pl, partial(half, h)), offset(pl, partial(half, -h))
        p.fill(a + b[::-1], col)


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


def _weave(p: Pen, of: Bundle) -> None:
    """Left and right blades pass over and under each other, so each can be followed through the knot."""
    for right in (False, True):
        for off in of.offsets:
            _length(p, _blade(of, off, right), of.width, 0.1)
    for i, own in enumerate(of.offsets):
        left = _blade(of, own, False)
        for j, other in enumerate(of.offsets):
            if (i + j) % 2 == 0:
                across = _blade(of, other, True)
                near = [min(math.dist(q, r) for r in across) if q[1] < 330 else 999 for q in left]
                k = near.index(min(near))
                _length(p, left[k - 5 : k + 6], of.width)


def _lozenge(p: Pen, y: float) -> None:
    """The plate behind the knot: it shows the crossings off instead of hiding them."""
    with p.at(240, y):
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


def rose(p: Pen) -> None:
    """The rose between bundles of three: red, six petals."""
    with p.at(240, 500):
        p.shape(None, "yellow", 2.8, pts=ellipse(0, 0, 50))
        for i in range(6):
            with p.at(rot=60 * i + 30):
                p.shape("0,-10! 15,-24 11,-40 0,-46! -11,-40 -15,-24", "red", 2.4)
        p.shape(None, "yellow", 2.4, pts=ellipse(0, 0, 12))


def cross(p: Pen) -> None:
    """The cross between bundles of four: four blue leaves, four green."""
    with p.at(240, 500):
        for turn, long, col in ((45, 50, "green"), (0, 66, "blue")):
            for i in range(4):
                with p.at(rot=90 * i + turn):
                    p.shape([(0, -8, 1), (17, -long * 0.6), (0, -long, 1), (-17, -long * 0.6)], col, 2.6)
                    p.brush([(0, -14), (0, -long * 0.8)], (1, 0.2), 2.0)
        p.shape(None, "yellow", 2.6, pts=ellipse(0, 0, 15))
        p.shape(None, "red", 2.0, pts=ellipse(0, 0, 6))


CENTRES = {6: rose, 8: cross}
"""What lies in the middle of the cards without an upright: told from each other without counting."""


def swords(p: Pen, n: int) -> None:
    """The upper half of the card with n swords."""
    of = BUNDLES[n]
    _lozenge(p, of.knot)
    _weave(p, of)
    for right in (False, True):
        for i, off in enumerate(of.offsets):
            pl = _blade(of, off, right)
            _point(p, pl, of.width, TIPS[i % 3])
            x = of.middle + off
            _grip(p, 480 - x if right else x, of.gap * 0.33)
    if n == 10:
        crossbar(p)
        tall_upright(p, of.knot)
    elif n % 2:
        plain_upright(p, n)


def _marks(n: int) -> dict[str, Box]:
    of = BUNDLES[n]
    xs = [of.middle + off for off in of.offsets]
    boxes = [around(at, 500, of.gap * 0.9, 104) for x in xs for at in (x, 480 - x)]
    others: dict[str, Box] = {"curved left": (22, 300, 134, 400), "curved right": (324, 300, 134, 400)}
    if n % 2 or n == 10:
        others["upright"] = (200, 14, 80, 972)
        boxes.append((216, 300, 48, 130))
    if n == 10:
        others["crossbar"] = (124, 450, 232, 100)
        boxes.append((124, 450, 76, 100))
    return tagged(sorted(boxes), others)


CARDS = {f"S{n}": Recipe(draw=partial(swords, n=n), mid=CENTRES.get(n), marks=_marks(n)) for n in (6, 7, 8, 9, 10)}
