"""The badges of the courts: crown, coronet, horse, plumed cap and the Maid's parted hair."""

from __future__ import annotations

from collections.abc import Callable

from images.plain.curves import arc, box, mirrored, points, smooth
from images.plain.pen import Pen

Badge = Callable[[Pen], None]


def king(pen: Pen) -> None:
    """A closed crown: two arches, an orb and a cross on top."""
    pen.fill(mirrored(smooth("0,-0.52! -0.36,-0.60 -0.74,-0.44 -0.90,-0.10 -0.78,0.24 -0.66,0.44! 0,0.44!")))
    for side in (-1, 1):
        pen.paper.fill(
            [
                (side * x, y)
                for x, y in smooth(
                    "-0.12,-0.36! -0.40,-0.41 -0.62,-0.28 -0.71,-0.06 -0.64,0.16 -0.54,0.32! -0.32,0.32!"
                    " -0.33,0.02 -0.24,-0.20",
                    closed=True,
                )
            ]
        )
    pen.fill(box(-0.80, 0.42, 0.80, 0.84, 0.06))
    for x in (-0.5, 0.0, 0.5):
        pen.paper.fill([(x, 0.49), (x + 0.13, 0.63), (x, 0.77), (x - 0.13, 0.63)])
    pen.disc(0, -0.62, 0.15)
    pen.fill(box(-0.06, -1.04, 0.06, -0.60))
    pen.fill(box(-0.19, -0.96, 0.19, -0.84))


def queen(pen: Pen) -> None:
    """An open coronet: five points, each with a pearl."""
    pen.fill(
        points(
            "-0.66,0.44 -0.92,-0.42 -0.50,0.04 -0.47,-0.62 -0.18,-0.02 0,-0.76 0.18,-0.02 0.47,-0.62"
            " 0.50,0.04 0.92,-0.42 0.66,0.44"
        )
    )
    for x, y in ((-0.92, -0.48), (-0.48, -0.70), (0.0, -0.84), (0.48, -0.70), (0.92, -0.48)):
        pen.disc(x, y, 0.125)
    pen.fill(box(-0.68, 0.52, 0.68, 0.84, 0.05))
    for x in (-0.42, -0.14, 0.14, 0.42):
        pen.paper.disc(x, 0.68, 0.085)


def knight(pen: Pen) -> None:
    """A horse's head looking left, bridled."""
    pen.fill(
        smooth(
            "0.00,-1.0! -0.10,-0.78 -0.30,-0.66 -0.52,-0.34 -0.86,0.06 -0.90,0.24 -0.78,0.40"
            " -0.60,0.38"
            " -0.46,0.26 -0.24,0.22 -0.06,0.10 -0.10,0.34 -0.34,0.62 -0.44,0.90! 0.74,0.90! 0.80,0.40"
            " 0.70,-0.16 0.48,-0.54 0.22,-0.74 0.14,-0.98!",
            closed=True,
        )
    )
    pen.paper.line(smooth("0.22,-0.56 0.44,-0.30 0.56,0.06 0.58,0.44 0.54,0.80"), 0.07, round_ends=True)
    pen.paper.line(smooth("0.08,-0.42 0.28,-0.16 0.38,0.14 0.38,0.44"), 0.06, round_ends=True)
    pen.paper.fill(smooth("-0.34,-0.34! -0.22,-0.42 -0.10,-0.34! -0.22,-0.29", closed=True))
    pen.paper.disc(-0.74, 0.12, 0.05)
    pen.paper.line(points("-0.62,-0.22 -0.42,0.26"), 0.06)
    pen.paper.line(smooth("-0.47,0.10 -0.2,0.02 0.02,-0.14 0.02,-0.50"), 0.06)


def jack(pen: Pen) -> None:
    """A full cap over a narrow band, with one long feather."""
    pen.fill(
        smooth(
            "-0.62,0.42 -0.96,0.20 -0.94,-0.14 -0.60,-0.40 -0.08,-0.46 0.44,-0.36 0.80,-0.08"
            " 0.84,0.22 0.58,0.42!"
            " 0,0.46",
            closed=True,
        )
    )
    pen.paper.line(smooth("-0.58,0.34 -0.62,0.06 -0.48,-0.16"), 0.06, round_ends=True)
    pen.paper.line(smooth("-0.22,0.34 -0.26,0.04 -0.16,-0.20"), 0.06, round_ends=True)
    pen.fill(box(-0.58, 0.52, 0.56, 0.86, 0.08))
    feather = smooth(
        "0.16,0.50! 0.10,0.06 0.20,-0.44 0.52,-0.86 0.92,-1.04! 1.06,-0.80 0.98,-0.48!"
        " 0.84,-0.42! 0.90,-0.22"
        " 0.68,0.02! 0.56,0.04! 0.56,0.22 0.34,0.40",
        closed=True,
    )
    pen.paper.line([*feather, feather[0]], 0.14)
    pen.fill(feather)
    pen.paper.line(smooth("0.20,0.40 0.30,0.0 0.50,-0.42 0.82,-0.82"), 0.06, round_ends=True)


def maid(pen: Pen) -> None:
    """A lady's head, her hair parted in the middle, with a necklace."""
    pen.fill(mirrored(smooth("0,-0.94! -0.46,-0.86 -0.70,-0.44 -0.72,0.10 -0.84,0.52 -0.70,0.86! 0,0.86!")))
    pen.paper.fill(mirrored(smooth("0,-0.60! -0.26,-0.46 -0.40,-0.16 -0.36,0.16 -0.16,0.42 0,0.46!")))
    pen.paper.fill(mirrored(smooth("0,0.40! -0.17,0.42! -0.18,0.60 -0.40,0.76 -0.46,0.87! 0,0.87!")))
    pen.fill(arc(0, 0.62, 0.22, 0.12, 0, 180))
    pen.paper.fill(arc(0, 0.57, 0.20, 0.10, 0, 180))
    pen.disc(0, 0.76, 0.08)


BADGES: dict[str, Badge] = {"K": king, "Q": queen, "N": knight, "H": knight, "J": jack, "M": maid}
