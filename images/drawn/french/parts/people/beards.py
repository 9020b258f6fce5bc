"""Moustaches, whiskers and beards, from before and from the side."""

from images.drawn.french.hand import Burin
from images.drawn.french.parts.people.hair import TONES


def beard(p: Burin, kind: str, tone: str, t: float = 0.0, long: float = 0.0) -> None:
    """Moustache, whiskers, goatee, imperial, full, long; drawn before the mouth is: leaves it free."""
    mass, _light, dark = TONES[tone]
    x, y = 5.4 * t, 12.2 + long * 0.6
    if kind in ("full", "long"):
        end = 31 if kind == "full" else 54
        p.form(
            [
                (-16, 2, 1),
                (-11 + x * 0.3, 7),
                (x - 6, 9.5),
                (x, 8.6),
                (x + 6, 9.5),
                (11.5 + x * 0.2, 7),
                (15.4, 2, 1),
                (16.4, 14),
                (12, end * 0.72),
                (x + 3, end),
                (x - 3, end),
                (-12, end * 0.72),
                (-17, 14),
            ],
            mass,
            1.7,
            0.6,
        )
        for f in (-10, -6, -2, 2, 6, 10):
            p.cut(
                [(f + x * 0.6, 16), (f * 0.95 + x * 0.7, end * 0.62), (f * 0.5 + x, end - 3 - abs(f) * 0.4)],
                w=1.15,
                col=dark,
            )
        p.dab([(x - 3.4, y + 1), (x, y - 0.6), (x + 3.4, y + 1), (x, y + 2.8)], "blush")
        p.cut([(x - 3.6, y + 0.8), (x, y + 0.9), (x + 3.6, y + 0.8)], w=1.2)
    if kind == "whiskers":
        for side in (-1, 1):
            p.form(
                [
                    (side * 15.6, -4, 1),
                    (side * 11.4, 3),
                    (side * 9.4 + x * 0.3, 14),
                    (side * 12, 21),
                    (side * 17.4, 15),
                    (side * 18.6, 2),
                ],
                mass,
                1.5,
                0.6,
            )
            p.cut(
                [(side * 14.6, 0), (side * 13.4, 9), (side * 12.8, 18)],
                [(side * 16.6, 2), (side * 15.6, 14)],
                w=1.0,
                col=dark,
            )
    if kind in ("goatee", "imperial"):
        end = 31 if kind == "goatee" else 34
        wide = 6.0 if kind == "goatee" else 3.4
        p.form(
            [
                (x - wide, 16 + long),
                (x, 15 + long),
                (x + wide, 16 + long),
                (x + 1.6, end + long, 1),
                (x - 1.6, end + long, 1),
            ],
            mass,
            1.5,
            0.6,
        )
        p.cut([(x, 18 + long), (x, end - 2 + long)], w=1.0, col=dark)
    if kind in ("moustache", "goatee", "full", "long", "imperial", "waxed"):
        waxed = kind in ("imperial", "waxed")
        for side in (-1, 1):
            tip = (x + side * 13, y - 5) if waxed else (x + side * 9.4, y + 1.4)
            p.form(
                [
                    (x, y - 4.4, 1),
                    (x + side * 4, y - 4.2),
                    (x + side * 7.4, y - 2.4),
                    (*tip, 1),
                    (x + side * 5, y + 0.4),
                    (x, y - 1.4, 1),
                ],
                mass,
                1.4,
                0.5,
            )


def side_beard(p: Burin, kind: str, tone: str) -> None:
    """A beard on a head that looks to the right."""
    mass, _, dark = TONES[tone]
    if kind in ("full", "long"):
        end = 30 if kind == "full" else 48
        p.form([(-3, 2, 1), (3, 9), (9, 9.4), (13, 13), (15, 18), (11, end), (2, end - 3), (-6, 16)], mass, 1.7, 0.6)
        for f in (0, 4, 8):
            p.cut([(f, 13), (f + 2, 20), (f + 3, end - 5)], w=1.1, col=dark)
    if kind in ("goatee", "imperial"):
        p.form("9,15.4 12.4,15 14.6,21 12,30! 8,22", mass, 1.5, 0.5)
    if kind == "whiskers":
        p.form("-3,-2! 2,3 3,14 -2,20 -7,12", mass, 1.5, 0.6)
    if kind in ("moustache", "goatee", "full", "long", "imperial", "waxed"):
        p.form("14.6,7.6! 9,8 4.4,9.6 3,13! 8,12.2 13,10.6", mass, 1.4, 0.5)
