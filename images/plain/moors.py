"""The Moors' emblems: two alike with one spear, one in a turban, one with three spears."""

from __future__ import annotations

from images.plain.curves import box, mirrored, points, smooth
from images.plain.pen import Pen


def _spear(pen: Pen, length: float = 1.0, heavy: float = 1.0) -> None:
    pen.line([(0, -0.5), (0, length)], 0.10 * heavy)
    head = mirrored(smooth("0,-1! -0.17,-0.66 -0.20,-0.52 -0.06,-0.40! 0,-0.40!"))
    pen.fill([(x * heavy, y) for x, y in head])
    pen.line([(-0.16 * heavy, -0.30), (0.16 * heavy, -0.30)], 0.08, round_ends=True)


def moor(pen: Pen) -> None:
    """One long spear, aslant, with a tassel: the Moor of whom there are two."""
    spear = pen.at(0, 0, 1.18, 38)
    _spear(spear, 0.98, 1.5)
    spear.fill(
        smooth(
            "0.0,-0.24! 0.16,-0.20 0.40,0.02 0.46,0.34! 0.30,0.26! 0.26,0.44! 0.12,0.28 0.0,0.10!",
            closed=True,
        )
    )


def moor_turban(pen: Pen) -> None:
    """A wound turban with jewel and plume, a spear standing beside it."""
    _spear(pen.at(0.84, 0, 1), 0.98, 1.1)
    turban = pen.at(-0.20, 0.16, 0.98)
    turban.fill(smooth("-0.12,-0.52! -0.30,-0.86 -0.12,-1.16! 0.06,-1.24! 0.20,-0.92 0.04,-0.52!", closed=True))
    turban.fill(
        smooth(
            "-0.84,0.34 -0.88,-0.06 -0.60,-0.44 -0.04,-0.58 0.52,-0.44 0.80,-0.06 0.76,0.34"
            " 0.50,0.56 -0.04,0.62"
            " -0.58,0.56",
            closed=True,
        )
    )
    turban.paper.line(smooth("-0.04,-0.60 -0.16,-0.30 -0.10,-0.02"), 0.06)
    for text in (
        "-0.84,0.26 -0.50,0.26 -0.14,0.02",
        "-0.66,0.56 -0.30,0.42 -0.06,0.10",
        "-0.74,-0.26 -0.44,-0.20 -0.14,-0.02",
        "0.76,0.26 0.42,0.26 0.06,0.02",
        "0.58,0.56 0.22,0.42 -0.02,0.10",
        "0.66,-0.26 0.36,-0.20 0.06,-0.02",
    ):
        turban.paper.line(smooth(text), 0.06)
    turban.paper.disc(-0.04, 0.02, 0.22)
    turban.disc(-0.04, 0.02, 0.14)


def moor_spears(pen: Pen) -> None:
    """Three short spears, held like a bundle."""
    for x, turn in ((-0.42, -20), (0.42, 20), (0.0, 0)):
        spear = pen.at(x, 0, 1, turn)
        spear.paper.line(points("0,-0.3 0,0.9"), 0.26)
        _spear(spear, 0.96)
    pen.paper.fill(box(-0.34, 0.30, 0.34, 0.58))
    pen.fill(box(-0.30, 0.36, 0.30, 0.52, 0.08))
