"""The emblems of the cards without a number, each two units high about its middle."""

from __future__ import annotations

from collections.abc import Callable

from images.plain.curves import Path, arc, box, mirrored, points, smooth, star
from images.plain.pen import Pen

Emblem = Callable[[Pen], None]


def angel(pen: Pen) -> None:
    """Folded-out wings, long quills downwards, and the trumpet of Judgement between them."""
    for side in (-1, 1):
        wing = smooth("0.24,-0.40! 0.40,-0.74 0.66,-0.92 0.98,-0.86 1.12,-0.56 1.10,-0.10 1.0,0.40 0.84,0.78! 0.78,0.46!"
                      " 0.70,0.70! 0.60,0.34! 0.52,0.54! 0.42,0.18! 0.34,0.32! 0.24,0.0!", closed=True)
        pen.fill([(side * x, y) for x, y in wing])
        for text in ("0.92,-0.36 0.88,0.10 0.79,0.44", "0.74,-0.40 0.70,0.0 0.61,0.32", "0.56,-0.42 0.52,-0.10 0.43,0.16"):
            pen.paper.line([(side * x, y) for x, y in smooth(text)], 0.055)
        pen.paper.line([(side * x, y) for x, y in smooth("0.30,-0.46 0.60,-0.54 1.0,-0.46")], 0.055)
    pen.fill(box(-0.085, -0.90, 0.085, 0.5))
    pen.fill(box(-0.17, -1.02, 0.17, -0.88, 0.04))
    pen.fill(box(-0.16, -0.34, 0.16, -0.22, 0.05))
    pen.fill(mirrored(smooth("0,0.30! -0.085,0.30! -0.13,0.62 -0.40,0.90! -0.42,1.02! 0,1.02!")))


def world(pen: Pen) -> None:
    """A globe with its band and a cross on top."""
    pen.disc(0, 0.26, 0.74)
    pen.paper.ring(0, 0.26, 0.62, 0.06)
    pen.paper.line(smooth("-0.60,0.20 -0.30,0.34 0,0.38 0.30,0.34 0.60,0.20"), 0.10)
    pen.paper.line(smooth("0,-0.36 0.05,-0.10 0.06,0.14 0.03,0.36"), 0.10)
    pen.fill(box(-0.08, -1.02, 0.08, -0.44))
    pen.fill(box(-0.27, -0.88, 0.27, -0.72))


def sun(pen: Pen) -> None:
    """A face-less disc in straight and wavy rays."""
    for i in range(16):
        ray = pen.at(0, 0, 1, i * 22.5)
        ray.fill(points("-0.14,-0.50 0,-1.02 0.14,-0.50") if i % 2 == 0 else points("-0.10,-0.50 0,-0.86 0.10,-0.50"))
    pen.paper.disc(0, 0, 0.60)
    pen.disc(0, 0, 0.52)


def moon(pen: Pen) -> None:
    """A crescent and two stars."""
    pen.disc(-0.08, 0, 0.94)
    pen.paper.disc(0.26, -0.12, 0.76)
    pen.fill(star(6, 0.27, 0.11, 0.30, -0.18))
    pen.fill(star(6, 0.18, 0.075, 0.66, 0.34))


def _spear(pen: Pen, length: float = 1.0, heavy: float = 1.0) -> None:
    pen.line([(0, -0.5), (0, length)], 0.10 * heavy)
    head = mirrored(smooth("0,-1! -0.17,-0.66 -0.20,-0.52 -0.06,-0.40! 0,-0.40!"))
    pen.fill([(x * heavy, y) for x, y in head])
    pen.line([(-0.16 * heavy, -0.30), (0.16 * heavy, -0.30)], 0.08, round_ends=True)


def moor(pen: Pen) -> None:
    """One long spear, aslant, with a tassel: the Moor of whom there are two."""
    spear = pen.at(0, 0, 1.18, 38)
    _spear(spear, 0.98, 1.5)
    spear.fill(smooth("0.0,-0.24! 0.16,-0.20 0.40,0.02 0.46,0.34! 0.30,0.26! 0.26,0.44! 0.12,0.28 0.0,0.10!", closed=True))


def moor_turban(pen: Pen) -> None:
    """A wound turban with jewel and plume, a spear standing beside it."""
    _spear(pen.at(0.84, 0, 1), 0.98, 1.1)
    turban = pen.at(-0.20, 0.16, 0.98)
    turban.fill(smooth("-0.12,-0.52! -0.30,-0.86 -0.12,-1.16! 0.06,-1.24! 0.20,-0.92 0.04,-0.52!", closed=True))
    turban.fill(smooth("-0.84,0.34 -0.88,-0.06 -0.60,-0.44 -0.04,-0.58 0.52,-0.44 0.80,-0.06 0.76,0.34 0.50,0.56 -0.04,0.62"
                       " -0.58,0.56", closed=True))
    turban.paper.line(smooth("-0.04,-0.60 -0.16,-0.30 -0.10,-0.02"), 0.06)
    for text in ("-0.84,0.26 -0.50,0.26 -0.14,0.02", "-0.66,0.56 -0.30,0.42 -0.06,0.10", "-0.74,-0.26 -0.44,-0.20 -0.14,-0.02",
                 "0.76,0.26 0.42,0.26 0.06,0.02", "0.58,0.56 0.22,0.42 -0.02,0.10", "0.66,-0.26 0.36,-0.20 0.06,-0.02"):
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


def begato(pen: Pen) -> None:
    """The conjuror's table: cup, ball and die."""
    pen.fill(box(-1.0, 0.14, 1.0, 0.32, 0.05))
    for side in (-1, 1):
        pen.fill([(side * x, y) for x, y in points("0.62,0.30 0.80,0.30 0.92,1.0 0.76,1.0")])
    pen.fill(points("-0.74,0.08 -0.62,-0.62 -0.28,-0.62 -0.16,0.08"))
    pen.fill(box(-0.68, -0.74, -0.22, -0.62, 0.04))
    pen.paper.line(points("-0.70,-0.14 -0.20,-0.14"), 0.06)
    pen.disc(0.14, -0.08, 0.16)
    pen.fill(box(0.42, -0.36, 0.86, 0.08, 0.06))
    for x, y in ((0.54, -0.24), (0.64, -0.14), (0.74, -0.04)):
        pen.paper.disc(x, y, 0.05)


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
    pen.fill(smooth("-0.50,0.40! -0.58,0.00 -0.82,-0.10 -0.94,0.26! -1.02,-0.26 -0.74,-0.56 -0.36,-0.46 -0.16,-0.20!"
                    " -0.12,-0.56 0,-0.86! 0.12,-0.56 0.16,-0.20! 0.36,-0.46 0.74,-0.56 1.02,-0.26 0.94,0.26!"
                    " 0.82,-0.10 0.58,0.00 0.50,0.40!", closed=True))
    for x, y in ((-0.94, 0.34), (0.0, -0.90), (0.94, 0.34)):
        pen.disc(x, y, 0.14)
    pen.fill(box(-0.56, 0.48, 0.56, 0.80, 0.06))
    for x in (-0.36, -0.12, 0.12, 0.36):
        pen.paper.disc(x, 0.64, 0.065)


def stocking(pen: Pen) -> None:
    """One short stocking, its toe to the right."""
    pen.fill(smooth("-0.34,-0.96! 0.26,-0.96! 0.24,-0.30 0.30,0.22 0.70,0.46 0.86,0.72 0.74,0.92 0.30,0.94 -0.16,0.84"
                    " -0.40,0.56 -0.34,0.10 -0.30,-0.40", closed=True))
    pen.paper.line(points("-0.50,-0.68 0.50,-0.68"), 0.09)
    pen.paper.line(points("-0.50,-0.46 0.50,-0.46"), 0.09)
    pen.paper.line(smooth("0.52,0.30 0.50,0.62 0.62,1.0"), 0.08)
    pen.paper.line(smooth("-0.46,0.30 -0.16,0.42 -0.06,0.62 -0.14,1.0"), 0.08)


EMBLEMS: dict[str, Emblem] = {
    "Angel": angel, "World": world, "Sun": sun, "Moon": moon, "Moor1": moor, "Moor2": moor, "Moor3": moor_turban,
    "Moor4": moor_spears, "Begato": begato, "Matto": matto, "Miseria": miseria, "Fool": fugitive, "Excuse": excuse,
}
