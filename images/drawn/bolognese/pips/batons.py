"""Batons 6-10: straight rods crossing under a lozenge; odd cards add an upright, the ten also a crossbar."""

import math
from functools import partial
from typing import NamedTuple

from images.drawn.kit import Line, Pen, ellipse, lerp, poly
from images.drawn.recipe import Box, Recipe

from .poles import crossbar, globe, pine_cone, upright
from .signs import around, tagged

STAGGER = 0.62
"""Ends and ties slant: each rod is shifted along by this share of its distance from the middle."""


class Bundle(NamedTuple):
    """How one card's bundles lie: rods in each, gap and width of a rod, sideways run per 345 up, length."""

    rods: int
    gap: float
    width: float
    lean: float
    reach: float

    @property
    def offsets(self) -> list[float]:
        """The rods' distances from the middle line of their bundle."""
        return [(i - (self.rods - 1) / 2) * self.gap for i in range(self.rods)]

    @property
    def angle(self) -> float:
        return math.atan2(345, self.lean)

    def at(self, off: float, along: float, shift: float | None = None) -> tuple[float, float]:
        """The point of a rod `along` units up from the card's middle, in the bundle leaning right."""
        t, a = along - STAGGER * (off if shift is None else shift), self.angle
        return math.sin(a) * off + math.cos(a) * t, math.cos(a) * off - math.sin(a) * t

    def stretch(self, off: float, t0: float, t1: float) -> Line:
        """The outline of a rod's stretch between two distances from the middle."""
        h = self.width / 2
        return [self.at(off + e, t, off) for t, e in ((t0, h), (t1, h), (t1, -h), (t0, -h))]


BUNDLES = {
    6: Bundle(3, 42, 22, 122, 408),
    7: Bundle(3, 36, 18, 162, 390),
    8: Bundle(4, 32, 16, 122, 402),
    9: Bundle(4, 27.5, 14, 160, 386),
    10: Bundle(4, 26.5, 13, 166, 378),
}
"""Cards with an upright lean their bundles further out to make room for it."""


def _rod(p: Pen, of: Bundle, off: float, own: str, other: str) -> None:
    """One rod from below the seam to its knob: painted shaft, yellow end, knob of the other colour."""
    for t0, t1, col in ((-40, of.reach - 124, own), (of.reach - 124, of.reach, "yellow")):
        q = of.stretch(off, t0, t1)
        s = p.shape(None, col, 2.7, pts=q)
        p.line([lerp(q[0], q[3], 0.68), lerp(q[1], q[2], 0.68)], 1.5)
        foot = p.T([lerp(q[0], q[1], 0.3 if t0 < 0 else 0.0), q[1]])
        p.hatch_edge(foot, s.pts, L=of.width * 0.42, gap=6, w=1.5, slant=24, env=False)
    with p.at(*of.at(off, of.reach + 8), 1, rot=90 - math.degrees(of.angle)):
        bud = p.shape("-6,8! -10,-3 -9,-16 0,-29 9,-16 10,-3 6,8!", other, 2.5)
        p.hatch(bud, (9, -16), (7, 6), L=8, gap=3.8, w=1.4)
        p.brush("-3,2 -4,-9 -1,-20", (0.3, 1, 0.2), 1.5)
        p.shape(None, "yellow", 2.2, pts=ellipse(0, -31, 5.4))


def _ties(p: Pen, of: Bundle, own: str, other: str) -> None:
    half = of.offsets[-1] + of.width * 1.15
    for t, col in ((of.reach - 112, other), (of.reach - 48, own)):
        corners = ((1, -15), (1, 15), (-1, 15), (-1, -15))
        q = [of.at(e * half, t + d) for e, d in corners]
        s = p.shape(None, col, 3.0, pts=q)
        p.hatch_edge(p.T([q[0], q[3]]), s.pts, L=12, gap=4.8, w=1.6, env=False)
        p.line([lerp(q[0], q[1], 0.55), lerp(q[3], q[2], 0.55)], 2.2)


def _lozenge(p: Pen) -> None:
    """Black, white-edged, with yellow leaves; drawn whole, of which the half card keeps the upper half."""
    p.shape("0,-196! 84,0! 0,196! -84,0!", "white", 3.0, smooth=False)
    p.shape("0,-174! 72,0! 0,174! -72,0!", "ink", 0, smooth=False)
    p.stroke(p.T(poly("0,-64 24,0 0,64 -24,0")), 4.4, "yellow", True)
    p.fill(p.T(poly("0,-36 13,0 0,36 -13,0")), "red")
    for s in (1, -1):
        with p.at(0, 0, 1, sy=s):
            for _ in p.mirrored():
                p.shape("6,-92! 14,-80 26,-52! 14,-66", "yellow", 0)
                p.shape("30,-42! 40,-28 46,-8! 36,-22", "yellow", 0)
                p.brush("10,-132 17,-112 22,-92", (0.1, 1, 0.1), 4.0, "yellow")
            p.shape("0,-154! 8,-126 0,-98! -8,-126", "yellow", 0)


def batons(p: Pen, n: int) -> None:
    """The upper half of the card with n batons."""
    of = BUNDLES[n]
    if n % 2 or n == 10:
        upright(p, n)
    for flip, own, other in ((False, "blue", "red"), (True, "red", "blue")):
        with p.at(240, 500, 1, flip=flip):
            for off in of.offsets:
                _rod(p, of, off, own, other)
            _ties(p, of, own, other)
    with p.at(240, 500):
        _lozenge(p)
    if n == 9:
        pine_cone(p)
    elif n in (7, 10):
        globe(p)
    if n == 10:
        crossbar(p)


def _marks(n: int) -> dict[str, Box]:
    of = BUNDLES[n]
    ends = [of.at(off, of.reach) for off in of.offsets]
    boxes = [around(240 + s * x, 500 + y, 34, 70) for x, y in ends for s in (1, -1)]
    others: dict[str, Box] = {"lozenge": (156, 304, 168, 392)}
    if n % 2 or n == 10:
        others["upright"] = (190, 14, 100, 972)
        boxes.append((190, 14, 100, 160))
    if n == 10:
        others["crossbar"] = (20, 458, 440, 84)
        boxes.append((20, 458, 130, 84))
    return tagged(sorted(boxes), others)


CARDS = {f"B{n}": Recipe(draw=partial(batons, n=n), marks=_marks(n)) for n in (6, 7, 8, 9, 10)}
