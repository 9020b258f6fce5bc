"""The emblems of those who stand outside the numbers: Matto, Fuggitivo, Excuse and Miseria."""

from __future__ import annotations

from images.plain.curves import Path, arc, box, points, smooth
from images.plain.pen import Pen


def matto(pen: Pen) -> None:
    """A side drum with its two sticks."""
    for side in (-1, 1):
        pen.line([(side * 0.10, -0.30), (side * 0.80, -0.92)], 0.09, round_ends=True)
        pen.disc(side * 0.10, -0.32, 0.11)
    pen.fill(_barrel(-0.10, 0.94))
    pen.paper.fill(arc(0, -0.10, 0.72, 0.20))
    pen.line(arc(0, -0.10, 0.72, 0.20), 0.08)
    zigzag = points("-0.74,0.20 -0.50,0.80 -0.25,0.32 0,0.88 0.25,0.32 0.50,0.80 0.74,0.20")
    pen.paper.line(zigzag, 0.075)
    for side in (-1, 1):
        pen.disc(side * 0.10, -0.22, 0.10)


def _barrel(top: float, bottom: float) -> Path:
    return [*arc(0, top, 0.78, 0.22, 180, 360), *arc(0, bottom - 0.22, 0.78, 0.22, 0, 180)]


def miseria(pen: Pen) -> None:
    """The beggar's staff and empty bowl."""
    pen.line(smooth("0.66,0.98 0.60,0.10 0.58,-0.56 0.44,-0.88 0.16,-0.84 0.08,-0.62"), 0.13, round_ends=True)
    pen.fill([*points("-0.92,0.30 0.34,0.30"), *arc(-0.29, 0.30, 0.63, 0.60, 0, 180)])
    pen.fill(box(-0.56, 0.84, -0.02, 0.98, 0.05))
    pen.paper.line(points("-0.92,0.42 0.40,0.42"), 0.06)


def fugitive(pen: Pen) -> None:
    """The runaway's pointed hat, and his ball."""
    pen.fill(smooth("-0.70,0.44! -0.40,-0.20 0.06,-0.72 0.74,-0.98! 0.56,-0.50 0.52,-0.02 0.56,0.44!", closed=True))
    pen.fill(box(-0.98, 0.36, 0.84, 0.58, 0.10))
    pen.paper.line(points("-0.90,0.33 0.80,0.33"), 0.06)
    pen.disc(0.72, -0.90, 0.17)
    pen.disc(-0.02, 0.86, 0.17)


def excuse(pen: Pen) -> None:
    """The jester's cap with three bells."""
    pen.fill(
        smooth(
            "-0.50,0.40! -0.58,0.00 -0.82,-0.10 -0.94,0.26! -1.02,-0.26 -0.74,-0.56 -0.36,-0.46"
            " -0.16,-0.20!"
            " -0.12,-0.56 0,-0.86! 0.12,-0.56 0.16,-0.20! 0.36,-0.46 0.74,-0.56 1.02,-0.26 0.94,0.26!"
            " 0.82,-0.10 0.58,0.00 0.50,0.40!",
            closed=True,
        )
    )
    for x, y in ((-0.94, 0.34), (0.0, -0.90), (0.94, 0.34)):
        pen.disc(x, y, 0.14)
    pen.fill(box(-0.56, 0.48, 0.56, 0.80, 0.06))
    for x in (-0.36, -0.12, 0.12, 0.36):
        pen.paper.disc(x, 0.64, 0.065)
