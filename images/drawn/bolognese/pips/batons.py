"""Batons 6-10: straight rods crossing under a lozenge; odd cards add an upright, the ten also a crossbar."""

import math
from functools import partial

from images.drawn.kit import Line, Pen, ellipse, lerp, poly
from images.drawn.recipe import Box, Recipe

from .poles import crossbar, globe, pine_cone, upright
from .signs import around, tagged

ANGLE = math.atan2(345, 138)
ALONG, ACROSS = (math.cos(ANGLE), -math.sin(ANGLE)), (math.sin(ANGLE), math.cos(ANGLE))
STAGGER = 0.62
"""Ends and ties slant: each rod is shifted along by this share of its distance from the middle."""
REACH = 400


def _bundle(n: int) -> tuple[list[float], float]:
    """The rods' distances from the middle line of their bundle, and a rod's width."""
    m = 3 if n < 8 else 4
    gap, width = (39.0, 20.0) if m == 3 else (30.5, 15.0)
    return [(i - (m - 1) / 2) * gap for i in range(m)], width


def _at(off: float, along: float, shift: float | None = None) -> tuple[float, float]:
    """The point of a rod `along` units up from the card's middle, in the bundle leaning right."""
    t = along - STAGGER * (off if shift is None else shift)
    return ACROSS[0] * off + ALONG[0] * t, ACROSS[1] * off + ALONG[1] * t


def _stretch(off: float, width: float, t0: float, t1: float) -> Line:
    h = width / 2
    return [_at(off + e, t, off) for t, e in ((t0, h), (t1, h), (t1, -h), (t0, -h))]


def _rod(p: Pen, off: float, width: float, own: str, other: str) -> None:
    """One rod from below the seam to its knob: painted shaft, yellow end, knob of the other colour."""
    for t0, t1, col in ((-40, 276, own), (276, REACH, "yellow")):
        q = _stretch(off, width, t0, t1)
        s = p.shape(None, col, 2.7, pts=q)
        p.line([lerp(q[0], q[3], 0.68), lerp(q[1], q[2], 0.68)], 1.5)
        foot = p.T([lerp(q[0], q[1], 0.3 if t0 < 0 else 0.0), q[1]])
        p.hatch_edge(foot, s.pts, L=width * 0.42, gap=6, w=1.5, slant=24, env=False)
    with p.at(*_at(off, REACH + 8), 1, rot=90 - math.degrees(ANGLE)):
        bud = p.shape("-6,8! -10,-3 -9,-16 0,-29 9,-16 10,-3 6,8!", other, 2.5)
        p.hatch(bud, (9, -16), (7, 6), L=8, gap=3.8, w=1.4)
        p.brush("-3,2 -4,-9 -1,-20", (0.3, 1, 0.2), 1.5)
        p.shape(None, "yellow", 2.2, pts=ellipse(0, -31, 5.4))


def _ties(p: Pen, offs: list[float], width: float, own: str, other: str) -> None:
    reach = offs[-1] + width * 1.15
    for t, col in ((288, other), (352, own)):
        corners = ((1, -15), (1, 15), (-1, 15), (-1, -15))
        q = [_at(e * reach, t + d) for e, d in corners]
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
    offs, width = _bundle(n)
    if n % 2 or n == 10:
        upright(p)
    for flip, own, other in ((False, "blue", "red"), (True, "red", "blue")):
        with p.at(240, 500, 1, flip=flip):
            for off in offs:
                _rod(p, off, width, own, other)
            _ties(p, offs, width, own, other)
    if n == 10:
        crossbar(p)
    with p.at(240, 500):
        _lozenge(p)
    if n == 9:
        pine_cone(p)
    elif n in (7, 10):
        globe(p)


def _marks(n: int) -> dict[str, Box]:
    offs, _ = _bundle(n)
    ends = [_at(off, REACH) for off in offs]
    boxes = [around(240 + s * x, 500 + y, 34, 70) for x, y in ends for s in (1, -1)]
    others: dict[str, Box] = {"lozenge": (156, 304, 168, 392)}
    if n % 2 or n == 10:
        others["upright"] = (200, 24, 80, 952)
        boxes.append((205, 28, 70, 150))
    if n == 10:
        others["crossbar"] = (36, 462, 408, 76)
        boxes.append((36, 462, 120, 76))
    return tagged(sorted(boxes), others)


CARDS = {f"B{n}": Recipe(draw=partial(batons, n=n), marks=_marks(n)) for n in (6, 7, 8, 9, 10)}
