"""The small emblems of the trumps that only the Sicilian pack has, each two units high."""

from __future__ import annotations

from images.plain.curves import arc, box, mirrored, points, smooth
from images.plain.emblems import world
from images.plain.pen import Pen


def tower(pen: Pen) -> None:
    """A battlemented tower, whole."""
    pen.fill(
        points(
            "-0.62,-0.94 -0.34,-0.94 -0.34,-0.74 -0.14,-0.74 -0.14,-0.94 0.14,-0.94 0.14,-0.74"
            " 0.34,-0.74"
            " 0.34,-0.94 0.62,-0.94 0.62,-0.44 0.48,-0.30 0.48,0.80 0.64,0.98 -0.64,0.98 -0.48,0.80"
            " -0.48,-0.30 -0.62,-0.44"
        )
    )
    pen.paper.fill([*arc(0, 0.50, 0.18, 0.20, 180, 360), (0.18, 1.0), (-0.18, 1.0)])
    pen.paper.fill([*arc(0, -0.14, 0.10, 0.12, 180, 360), (0.10, 0.08), (-0.10, 0.08)])


def hanged(pen: Pen) -> None:
    """A gallows with an empty noose."""
    pen.fill(box(-0.62, -0.98, -0.44, 1.0))
    pen.fill(box(-0.84, 0.84, 0.20, 1.0))
    pen.fill(box(-0.62, -0.98, 0.62, -0.80))
    pen.line(points("-0.50,-0.36 -0.04,-0.86"), 0.13)
    pen.line(points("0.42,-0.86 0.42,-0.20"), 0.11)
    pen.fill(box(0.30, -0.28, 0.54, -0.04, 0.04))
    pen.line(arc(0.42, 0.26, 0.24, 0.32), 0.12)


def ship(pen: Pen) -> None:
    """A ship under sail."""
    pen.fill(points("-0.98,0.42 0.98,0.42 0.66,0.94 -0.68,0.94"))
    pen.fill(box(-0.07, -1.0, 0.07, 0.42))
    pen.fill(smooth("0.16,-0.90! 0.62,-0.52 0.84,0.26! 0.16,0.26!", closed=True))
    pen.fill(smooth("-0.16,-0.70! -0.48,-0.36 -0.74,0.26! -0.16,0.26!", closed=True))


def thunderbolts(pen: Pen) -> None:
    """Jupiter's sheaf of lightning."""
    for turn in (-42, 0, 42):
        ray = pen.at(0, 0, 1, turn)
        ray.fill(
            points(
                "0.10,-0.50 0.16,-0.80 0.24,-0.70 0,-1.04 -0.24,-0.70 -0.10,-0.76 -0.10,-0.50"
                " -0.12,0.5 -0.10,0.76"
                " -0.24,0.70 0,1.04 0.24,0.70 0.16,0.80 0.10,0.5"
            )
        )
    pen.paper.fill(box(-0.50, -0.22, 0.50, 0.22))
    pen.fill(box(-0.42, -0.14, 0.42, 0.14, 0.10))


def banner(pen: Pen) -> None:
    """Constancy's banner."""
    pen.fill(box(-0.66, -1.0, -0.52, 1.0))
    pen.fill(
        smooth(
            "-0.52,-0.90! -0.16,-0.98 0.26,-0.82 0.88,-0.90! 0.62,-0.48! 0.88,-0.06! 0.26,0.02"
            " -0.16,-0.12"
            " -0.52,-0.04!",
            closed=True,
        )
    )


def sceptre(pen: Pen) -> None:
    """The Emperor's sceptre and orb."""
    rod = pen.at(-0.30, 0, 1, 24)
    rod.fill(box(-0.07, -0.72, 0.07, 1.02))
    rod.fill(points("0,-1.10 0.20,-0.84 0,-0.58 -0.20,-0.84"))
    rod.fill(box(-0.17, -0.52, 0.17, -0.40, 0.04))
    world(pen.at(0.38, 0.44, 0.56))


def shield(pen: Pen) -> None:
    """The Empress's shield with a flower."""
    pen.fill(mirrored(smooth("0,-0.96! -0.74,-0.96! -0.76,-0.20 -0.58,0.40 0,1.0!")))
    for turn in range(0, 360, 72):
        pen.paper.at(0, -0.20, 1, turn).disc(0, -0.30, 0.17)
    pen.paper.disc(0, -0.20, 0.10)


def hoop(pen: Pen) -> None:
    """The lads' hoop and stick."""
    pen.ring(-0.20, 0.22, 0.66, 0.16)
    pen.line(points("0.90,-0.92 0.30,-0.10"), 0.14, round_ends=True)
    pen.disc(-0.20, 0.22, 0.17)
