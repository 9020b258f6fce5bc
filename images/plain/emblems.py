"""The emblems of the cards without a number, each two units high about its middle."""

from __future__ import annotations

from collections.abc import Callable

from images.plain.curves import arc, box, mirrored, points, smooth, star
from images.plain.fools import excuse, fugitive, matto, miseria
from images.plain.moors import moor, moor_spears, moor_turban
from images.plain.pen import Pen

Emblem = Callable[[Pen], None]


def angel(pen: Pen) -> None:
    """A winged figure under a halo, the trumpet of Judgement straight down before him."""
    for side in (-1, 1):
        wing = smooth(
            "0.18,-0.20! 0.34,-0.62 0.70,-0.90 1.08,-0.94! 1.12,-0.56 1.00,-0.40! 1.02,-0.10 0.86,0.06!"
            " 0.84,0.32 0.66,0.44! 0.50,0.52 0.30,0.34!",
            closed=True,
        )
        pen.fill([(side * x, y) for x, y in wing])
        for text in ("0.52,-0.26 0.76,-0.40 1.04,-0.44", "0.48,-0.02 0.66,-0.06 0.90,0.02"):
            pen.paper.line([(side * x, y) for x, y in smooth(text)], 0.06)
    robe = mirrored(smooth("0,-0.46! -0.20,-0.38 -0.26,-0.16 -0.32,0.24 -0.56,0.84 -0.60,1.02! 0,1.02!"))
    pen.paper.line([*robe, robe[0]], 0.13)
    pen.fill(robe)
    pen.paper.disc(0, -0.56, 0.29)
    pen.disc(0, -0.56, 0.22)
    pen.line(arc(0, -0.90, 0.26, 0.10), 0.075)
    pen.paper.fill(box(-0.055, -0.26, 0.055, 0.60))
    pen.paper.fill(mirrored(smooth("0,0.44! -0.055,0.44! -0.08,0.62 -0.24,0.82! 0,0.82!")))


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


def stocking(pen: Pen) -> None:
    """One short stocking, its toe to the right."""
    pen.fill(
        smooth(
            "-0.34,-0.96! 0.26,-0.96! 0.24,-0.30 0.30,0.22 0.70,0.46 0.86,0.72 0.74,0.92 0.30,0.94"
            " -0.16,0.84"
            " -0.40,0.56 -0.34,0.10 -0.30,-0.40",
            closed=True,
        )
    )
    pen.paper.line(points("-0.50,-0.68 0.50,-0.68"), 0.09)
    pen.paper.line(points("-0.50,-0.46 0.50,-0.46"), 0.09)
    pen.paper.line(smooth("0.52,0.30 0.50,0.62 0.62,1.0"), 0.08)
    pen.paper.line(smooth("-0.46,0.30 -0.16,0.42 -0.06,0.62 -0.14,1.0"), 0.08)


EMBLEMS: dict[str, Emblem] = {
    "Angel": angel,
    "World": world,
    "Sun": sun,
    "Moon": moon,
    "Moor1": moor,
    "Moor2": moor,
    "Moor3": moor_turban,
    "Moor4": moor_spears,
    "Begato": begato,
    "Matto": matto,
    "Miseria": miseria,
    "Fool": fugitive,
    "Excuse": excuse,
}
