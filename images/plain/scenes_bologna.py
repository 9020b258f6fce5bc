"""The small emblems of the trumps that only the Bolognese pack has, each two units high."""

from __future__ import annotations

from images.plain.curves import arc, box, points
from images.plain.pen import Pen


def bolt(pen: Pen) -> None:
    """Lightning."""
    pen.fill(points("0.30,-1.0 -0.56,0.16 -0.08,0.16 -0.34,1.0 0.58,-0.26 0.10,-0.26 0.52,-1.0"))


def fork(pen: Pen) -> None:
    """The Devil's fork."""
    pen.fill(box(-0.08, -0.3, 0.08, 1.0))
    pen.line([(-0.48, -0.62), *arc(0, -0.36, 0.48, 0.36, 180, 0), (0.48, -0.62)], 0.15)
    pen.fill(box(-0.075, -0.7, 0.075, 0.1))
    for x in (-0.48, 0.0, 0.48):
        pen.fill([(x, -1.02), (x + 0.19, -0.58), (x - 0.19, -0.58)])


def gallows(pen: Pen) -> None:
    """Two posts and a beam, and a man hung by one foot."""
    for x in (-0.72, 0.72):
        pen.fill(box(x - 0.09, -0.98, x + 0.09, 1.0))
    pen.fill(box(-0.86, -0.98, 0.86, -0.80))
    pen.line(points("-0.02,-0.86 -0.02,-0.20"), 0.13)
    pen.line(points("0.0,-0.16 0.30,-0.44 0.04,-0.62"), 0.12, round_ends=True)
    pen.fill(box(-0.20, -0.26, 0.18, 0.36, 0.10))
    pen.disc(-0.01, 0.58, 0.19)
