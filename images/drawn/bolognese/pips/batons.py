"""Batons 6-10: straight rods crossing under a lozenge; odd cards add an upright, the ten also a crossbar."""

import math
from functools import partial
from typing import NamedTuple

from images.drawn.bolognese.recipe import Box, Recipe
from images.drawn.kit import Line, Pen, ellipse, lerp, poly

from .poles import crossbar, globe, pine_cone, upright
from .signs import around, tagged

STAGGER = 0.62
"""Ends and ties slant: each rod is shifted along by this share of its distance from the middle."""


class Bundle(NamedTuple):
    """How one card's bundles lie: rods in each, gap between their ends, width of a rod, length."""

    rods: int
    gap: float
    width: float
    reach: float

    @property
    def offsets(self) -> list[float]:
        """The distances of the rods' ends from the middle line of their bundle."""
        return [(i - (self.rods - 1) / 2) * self.gap for i in range(self.rods)]

    def at(self, off: float, along: float, beside: float = 0.0) -> tuple[float, float]:
        """The point `along` units up the rod of that offset, and `beside` it, in the bundle leaning right."""
        t = along - STAGGER * off
        across = off * (CLOSED + (1 - CLOSED) * t / self.reach) + beside
        return math.sin(LEAN) * across + math.cos(LEAN) * t, math.cos(LEAN) * across - math.sin(LEAN) * t

    def stretch(self, off: float, t0: float, t1: float) -> Line:
        """The outline of a rod's stretch between two distances from the middle."""
        h = self.width / 2
        return [self.at(off, t, e) for t, e in ((t0, h), (t1, h), (t1, -h), (t0, -h))]


LEAN = math.radians(70.3)
"""The angle of the bundles."""
CLOSED = 0.5
"""The rods fan out: at the card's middle they lie at this share of the gap between their ends."""
BUNDLES = {
    6: Bundle(3, 53, 23, 404),
    7: Bundle(3, 49, 19, 388),
    8: Bundle(4, 45, 17, 392),
    9: Bundle(4, 42, 15, 384),
    10: Bundle(4, 40, 14, 376),
}


def _rod(p: Pen, of: Bundle, off: float, own: str, knob: str) -> None:
    """One rod from below the seam to its knob: painted shaft, yellow end, bud."""
    for t0, t1, col in ((-40, of.reach - 124, own), (of.reach - 124, of.reach, "yellow")):
        q = of.stretch(off, t0, t1)
        s = p.shape(None, col, 2.7, pts=q)
        p.line([lerp(q[0], q[3], 0.68), lerp(q[1], q[2], 0.68)], 1.5)
        foot = p.T([lerp(q[0], q[1], 0.3 if t0 < 0 else 0.0), q[1]])
        p.hatch_edge(foot, s.pts, L=of.width * 0.42, gap=6, w=1.5, slant=24, env=False)
    (x0, y0), (x, y) = of.at(off, of.reach - 40), of.at(off, of.reach + 8)
    with p.at(x, y, 1.25, rot=90 + math.degrees(math.atan2(y - y0, x - x0))):
        bud = p.shape("-6,8! -10,-3 -9,-16 0,-27 9,-16 10,-3 6,8!", knob, 2.5)
        p.hatch(bud, (9, -16), (7, 6), L=8, gap=3.8, w=1.4)
        p.brush("-3,2 -4,-9 -1,-20", (0.3, 1, 0.2), 1.5)
        p.shape(None, "yellow", 2.2, pts=ellipse(0, -29, 4.6))


def _ties(p: Pen, of: Bundle, own: str, other: str) -> None:
    end, h = of.offsets[-1], of.width * 0.9
    for t, col in ((of.reach - 112, other), (of.reach - 56, own)):
        q = [of.at(e * end, t + d, e * h) for e, d in ((1, -13), (1, 13), (-1, 13), (-1, -13))]
        s = p.shape(None, col, 3.0, pts=q)
        p.hatch_edge(p.T([q[0], q[3]]), s.pts, L=12, gap=4.8, w=1.6, env=False)
        p.line([lerp(q[0], q[1], 0.55), lerp(q[3], q[2], 0.55)], 2.2)


def _lozenge(p: Pen, rods: int) -> None:
    """Black, white-edged, with yellow leaves; drawn whole, of which the half card keeps the upper half.

    Its heart is a slip of red between bundles of three, a broad yellow one between bundles of four.
    """
    p.shape("0,-196! 84,0! 0,196! -84,0!", "white", 3.0, smooth=False)
    p.shape("0,-174! 72,0! 0,174! -72,0!", "ink", 0, smooth=False)
    if rods == 3:
        p.stroke(p.T(poly("0,-64 24,0 0,64 -24,0")), 4.4, "yellow", True)
        p.fill(p.T(poly("0,-36 13,0 0,36 -13,0")), "red")
    else:
        p.shape("0,-96! 40,0! 0,96! -40,0!", "yellow", 0, smooth=False)
        p.shape("0,-58! 24,0! 0,58! -24,0!", "red", 2.6, smooth=False)
        p.shape("0,-24! 10,0! 0,24! -10,0!", "yellow", 2.2, smooth=False)
    for s in (1, -1):
        with p.at(0, 0, 1, sy=s):
            for _ in p.mirrored():
                if rods == 3:
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
            for i, off in enumerate(of.offsets):
                _rod(p, of, off, own, "green" if i % 2 else other)
            _ties(p, of, own, other)
    with p.at(240, 500):
        _lozenge(p, of.rods)
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
