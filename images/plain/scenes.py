"""The small emblems under the numbers of the trumps, each two units high: what the real card shows."""

from __future__ import annotations

from collections.abc import Callable

from images.plain.curves import arc, box, mirrored, points, smooth
from images.plain.curves import star as star_points
from images.plain.emblems import moon, sun, world
from images.plain.pen import Pen
from images.plain.scenes_bologna import bolt, fork, gallows
from images.plain.scenes_sicily import banner, hanged, hoop, sceptre, shield, ship, thunderbolts, tower

Scene = Callable[[Pen], None]


def star(pen: Pen) -> None:
    """The great eight-pointed star."""
    pen.fill(star_points(4, 1.0, 0.24))
    pen.at(0, 0, 0.72, 45).fill(star_points(4, 1.0, 0.30))
    pen.paper.disc(0, 0, 0.14)


def scythe(pen: Pen) -> None:
    """Death's scythe."""
    pen.line(points("0.62,-0.94 -0.26,1.0"), 0.13)
    pen.fill(
        smooth(
            "0.74,-0.86! 0.36,-1.02 -0.16,-0.98 -0.60,-0.66 -0.86,-0.10! -0.48,-0.44 -0.02,-0.60"
            " 0.34,-0.58"
            " 0.58,-0.52!",
            closed=True,
        )
    )
    pen.line(points("0.16,0.06 0.46,0.20"), 0.11, round_ends=True)


def hourglass(pen: Pen) -> None:
    """The Old Man's, or Time's, hourglass."""
    for y in (-0.98, 0.80):
        pen.fill(box(-0.66, y, 0.66, y + 0.18, 0.05))
    pen.fill(
        mirrored(smooth("0,-0.80! -0.52,-0.80! -0.48,-0.40 -0.08,-0.03! -0.08,0.03! -0.48,0.40 -0.52,0.80! 0,0.80!"))
    )
    pen.paper.fill(mirrored(smooth("0,-0.70! -0.40,-0.70! -0.38,-0.50! 0,-0.44!")))
    pen.paper.fill(mirrored(smooth("0,0.10! -0.20,0.26 -0.38,0.48! 0,0.36!")))


def wheel(pen: Pen) -> None:
    """Fortune's wheel."""
    pen.ring(0, 0, 0.80, 0.22)
    for turn in range(0, 180, 45):
        pen.at(0, 0, 1, turn).line(points("0,-0.76 0,0.76"), 0.12)
    pen.disc(0, 0, 0.27)
    pen.paper.disc(0, 0, 0.11)


def column(pen: Pen) -> None:
    """Fortitude's column, which she breaks."""
    pen.fill(box(-0.60, -0.98, 0.60, -0.76, 0.04))
    pen.fill(points("-0.54,-0.70 0.54,-0.70 0.40,-0.50 -0.40,-0.50"))
    pen.fill(box(-0.38, -0.56, 0.38, 0.80))
    pen.fill(box(-0.62, 0.76, 0.62, 1.0, 0.04))
    for x in (-0.17, 0.17):
        pen.paper.line([(x, -0.42), (x, 0.68)], 0.08)


def scales(pen: Pen) -> None:
    """Justice's scales."""
    pen.fill(box(-0.08, -0.86, 0.08, 0.86))
    pen.disc(0, -0.86, 0.16)
    pen.fill(box(-0.46, 0.82, 0.46, 1.0, 0.06))
    pen.line(points("-0.72,-0.58 0.72,-0.58"), 0.12, round_ends=True)
    for x in (-0.66, 0.66):
        pen.line([(x - 0.32, 0.16), (x, -0.54), (x + 0.32, 0.16)], 0.07)
        pen.fill([(x - 0.40, 0.14), (x + 0.40, 0.14), *arc(x, 0.14, 0.40, 0.30, 0, 180)])


def jug(pen: Pen) -> None:
    """Temperance's jug."""
    pen.line([*smooth("0.30,-0.56 0.74,-0.62 0.86,-0.20 0.68,0.22 0.40,0.34")], 0.15)
    pen.fill(
        smooth(
            "-0.46,-0.98! 0.34,-0.86! 0.24,-0.52 0.46,-0.14 0.54,0.30 0.34,0.70 0.26,0.80! 0.38,1.0!"
            " -0.52,1.0!"
            " -0.40,0.80! -0.56,0.62 -0.68,0.24 -0.58,-0.16 -0.34,-0.54 -0.36,-0.70",
            closed=True,
        )
    )
    pen.paper.line(smooth("-0.50,0.0 -0.06,0.08 0.42,0.0"), 0.09)
    pen.paper.line(smooth("-0.54,0.24 -0.06,0.34 0.44,0.24"), 0.09)


def chariot(pen: Pen) -> None:
    """A triumphal car on its wheel."""
    pen.fill(
        smooth(
            "-0.94,-0.80! -0.72,-0.86! -0.52,-0.30 -0.10,-0.08 0.34,-0.10! 0.34,-0.62! 0.56,-0.66!"
            " 0.60,0.30!"
            " -0.46,0.30! -0.78,-0.04",
            closed=True,
        )
    )
    pen.line(points("0.5,0.20 1.02,0.12"), 0.12)
    pen.paper.disc(0.02, 0.48, 0.58)
    pen.ring(0.02, 0.48, 0.42, 0.15)
    for turn in (0, 45, 90, 135):
        pen.at(0.02, 0.48, 1, turn).line(points("0,-0.40 0,0.40"), 0.09)


def bow(pen: Pen) -> None:
    """Cupid's bow, its arrow on the string."""
    aim = pen.at(0, 0, 1, 45)
    aim.line(
        smooth("-0.92,0.34! -0.80,0.10 -0.56,-0.06 -0.30,-0.38 0,-0.44 0.30,-0.38 0.56,-0.06 0.80,0.10 0.92,0.34!"),
        0.15,
    )
    aim.line(points("-0.90,0.32 0,0.56 0.90,0.32"), 0.06)
    aim.line(points("0,-0.70 0,0.90"), 0.10)
    aim.fill(points("0,-1.08 0.22,-0.62 0,-0.70 -0.22,-0.62"))
    aim.fill(points("0,0.66 0.20,0.78 0.20,1.04 0,0.92 -0.20,1.04 -0.20,0.78"))


SCENES: dict[str, Scene] = {
    "Stella": star,
    "Saetta": bolt,
    "Diavolo": fork,
    "Morte": scythe,
    "Traditore": gallows,
    "Vecchio": hourglass,
    "Ruota": wheel,
    "Forza": column,
    "Giustizia": scales,
    "Tempra": jug,
    "Carro": chariot,
    "Amore": bow,
    "Giove": thunderbolts,
    "Palla": world,
    "Sole": sun,
    "Luna": moon,
    "Torre": tower,
    "Nave": ship,
    "Tempo": hourglass,
    "Appeso": hanged,
    "Fortezza": column,
    "Temperanza": jug,
    "Costanza": banner,
    "Imperatore": sceptre,
    "Imperatrice": shield,
    "Picciotti": hoop,
}
"""By the trump's Italian name: the packs number them differently."""
