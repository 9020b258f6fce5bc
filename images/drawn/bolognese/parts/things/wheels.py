"""Spoked wheels round 0,0: Fortune's great one and the small one of a car."""

import math

from images.drawn.kit import Pen, Point, ellipse


def _on(r: float, degrees: float) -> Point:
    a = math.radians(degrees)
    return r * math.cos(a), r * math.sin(a)


def great_wheel(p: Pen) -> None:
    """Yellow rim with red studs, radius 132; eight turned green spokes, red hub."""
    p.shape(None, "yellow", 3.2, pts=ellipse(0, 0, 132))
    for r in (125, 107):
        p.stroke(p.T(ellipse(0, 0, r)), 1.8, "ink", True)
    for i in range(48):
        turn = i * 7.5
        if i % 6 == 3:
            p.line([_on(100, turn), _on(132, turn)], 2.6)
        elif i % 6 == 0:
            p.dot(*_on(116, turn), 6, "red", 2)
        else:
            p.brush([_on(109, turn), _on(122, turn)], (1, 0.3), 2, n=3)
    p.shape(None, "paper", 3.0, pts=ellipse(0, 0, 100))
    for i in range(8):
        with p.at(rot=i * 45):
            outline = "-7,-20! -6,-44 -10,-60 -6,-76 -9,-100! 9,-100! 6,-76 10,-60 6,-44 7,-20!"
            spoke = p.shape(outline, "green", 2.7)
            p.hatch(spoke, (7, -24), (9, -98), L=6, gap=4.4, w=1.5)
            p.band([(-10, -60), (10, -60)], 7, "yellow", None, w=1.8, cap=True)
    p.shape(None, "red", 3.0, pts=ellipse(0, 0, 32))
    for i in range(16):
        p.brush([_on(30, i * 22.5), _on(20, i * 22.5)], (1, 0.2), 2, n=3)
    p.shape(None, "yellow", 2.6, pts=ellipse(0, 0, 15))
    p.shape(None, "ink", 1, pts=ellipse(0, 0, 6))


def car_wheel(p: Pen) -> None:
    """Red rim with yellow nails, radius 46; eight green spokes."""
    p.shape(None, "red", 3.0, pts=ellipse(0, 0, 46))
    p.shape(None, "paper", 2.5, pts=ellipse(0, 0, 33))
    for i in range(8):
        with p.at(rot=i * 45):
            p.shape("-4,0! -3,-20 -6,-34! 6,-34! 3,-20 4,0!", "green", 2.1)
        p.dot(*_on(39.5, i * 45 + 22.5), 3.6, "yellow", 1.6)
    p.shape(None, "yellow", 2.5, pts=ellipse(0, 0, 12))
    p.dot(0, 0, 4)
