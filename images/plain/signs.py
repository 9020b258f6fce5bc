"""The suit signs, each two units high about its middle: silhouettes that nobody mixes up."""

from __future__ import annotations

from collections.abc import Callable

from images.plain.curves import box, mirrored, points, smooth, star
from images.plain.pen import Pen

Sign = Callable[[Pen], None]


def sword(pen: Pen) -> None:
    """Upright, point up: a cross at any size."""
    pen.fill(mirrored(points("0,-1 -0.21,-0.70 -0.21,0.40")))
    pen.paper.line(points("0,-0.60 0,0.24"), 0.07)
    pen.fill(
        smooth(
            "-0.62,0.26! -0.50,0.38 -0.25,0.39 0,0.37 0.25,0.39 0.50,0.38 0.62,0.26!"
            " 0.72,0.42 0.60,0.60 0.25,0.60 0,0.58 -0.25,0.60 -0.60,0.60 -0.72,0.42",
            closed=True,
        )
    )
    pen.fill(box(-0.125, 0.50, 0.125, 0.86))
    pen.disc(0, 0.85, 0.18)


def baton(pen: Pen) -> None:
    """A turned staff, always aslant, knobs at both ends: the same from either side of the table."""
    staff = pen.at(0, 0, 1.06, 36)
    staff.line(points("0,-0.92 0,0.92"), 0.34)
    for end in (-1, 1):
        staff.disc(0, end * 0.84, 0.29)
        staff.paper.line(points(f"-0.4,{end * 0.52} 0.4,{end * 0.52}"), 0.07)
        staff.line(points(f"-0.26,{end * 0.39} 0.26,{end * 0.39}"), 0.15, round_ends=True)
        staff.paper.line(points(f"-0.4,{end * 0.26} 0.4,{end * 0.26}"), 0.07)


def club(pen: Pen) -> None:
    """A knobbly cudgel, aslant, thick end up."""
    stick = pen.at(0.03, 0, 1.04, 33)
    stick.fill(
        smooth(
            "0,-1.06 -0.29,-0.99 -0.38,-0.74 -0.30,-0.56 -0.48,-0.45! -0.44,-0.27! -0.24,-0.26"
            " -0.20,0.10"
            " -0.38,0.19! -0.34,0.36! -0.16,0.34 -0.14,1.02! 0.16,1.02! 0.20,0.04 0.38,-0.02!"
            " 0.37,-0.20!"
            " 0.23,-0.22 0.30,-0.54 0.38,-0.76 0.28,-0.99",
            closed=True,
        )
    )
    stick.paper.line(smooth("-0.10,-0.88 -0.15,-0.70 -0.09,-0.52"), 0.08, round_ends=True)
    stick.paper.line(smooth("0.03,-0.26 0.04,-0.06 0.01,0.14"), 0.07, round_ends=True)


def cup(pen: Pen) -> None:
    """A goblet."""
    pen.fill(
        mirrored(
            smooth(
                "0,-0.94! -0.70,-0.94! -0.68,-0.62 -0.58,-0.22 -0.34,0.06 -0.15,0.16!"
                " -0.11,0.26!"
                " -0.25,0.34 -0.25,0.44 -0.11,0.52! -0.12,0.66 -0.24,0.78 -0.52,0.86!"
                " -0.54,0.98! 0,0.98!"
            )
        )
    )
    pen.paper.fill(mirrored(smooth("0,-0.66! -0.60,-0.66! -0.585,-0.54! 0,-0.54!")))


def coin(pen: Pen) -> None:
    """A disc with a ring and a star cut into it."""
    pen.disc(0, 0, 0.92)
    pen.paper.ring(0, 0, 0.69, 0.10)
    pen.paper.fill(star(8, 0.50, 0.27))
    pen.disc(0, 0, 0.13)


def spade(pen: Pen) -> None:
    pen.fill(mirrored(smooth("0,-1! -0.14,-0.66 -0.46,-0.26 -0.76,0.12 -0.78,0.42 -0.54,0.60 -0.28,0.54 -0.06,0.28!")))
    pen.fill(mirrored(smooth("0,0.10! -0.07,0.12! -0.09,0.56 -0.20,0.82 -0.40,0.94! 0,0.94!")))


def heart(pen: Pen) -> None:
    pen.fill(
        mirrored(smooth("0,-0.48! -0.12,-0.76 -0.42,-0.92 -0.72,-0.80 -0.87,-0.46 -0.74,-0.04 -0.36,0.44 0,0.96!"))
    )


def diamond(pen: Pen) -> None:
    pen.fill(smooth("0,-1! 0.34,-0.44 0.72,0! 0.34,0.44 0,1! -0.34,0.44 -0.72,0! -0.34,-0.44", closed=True))


def clover(pen: Pen) -> None:
    for x, y in ((0.0, -0.60), (-0.55, 0.16), (0.55, 0.16)):
        pen.disc(x, y, 0.39)
    pen.fill(points("-0.15,-0.34 0.15,-0.34 0.30,0.22 -0.30,0.22"))
    pen.fill(mirrored(smooth("0,0.0! -0.07,0.1! -0.10,0.56 -0.20,0.82 -0.40,0.94! 0,0.94!")))


SIGNS: dict[str, Sign] = {
    sign.__name__: sign for sign in (sword, baton, club, cup, coin, spade, heart, diamond, clover)
}
