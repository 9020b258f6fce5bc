"""Hair: a mass in its tone, strands drawn with the growth; what lies behind the face and what lies before it."""

from images.drawn.french.hand import Burin

TONES = {
    "black": ("coal", "slate", "ink"), "brown": ("umber", "brown", "ink"), "chestnut": ("brown", "tan", "umber"),
    "blond": ("yellow", "straw", "ochre"), "fair": ("straw", "white", "ochre"), "ginger": ("ochre", "straw", "brown"),
    "grey": ("grey", "white", "slate"), "white": ("white", "white", "grey"),
}  # fmt: skip
"""Mass, the light on it, and its strands."""


def back(p: Burin, kind: str, tone: str, t: float = 0.0) -> None:
    """What hangs behind the face and neck."""
    mass, _light, dark = TONES[tone]
    if kind in ("bun", "parted"):
        p.form(f"{-13 - 3 * t},2 {-17 - 4 * t},12 {-13 - 4 * t},23 {-2 - 4 * t},25 10,23 14,12 13,0", mass, 1.8, 0.6)
        for i in range(3):
            p.cut([(-12 - 4 * t, 8 + 5 * i), (-3 - 4 * t, 11 + 5 * i), (9, 8 + 5 * i)], w=1.0, col=dark)
    elif kind in ("loose", "girl"):
        p.form("-16,-12 -21,4 -20,22 -24,38 -12,34 0,38 12,34 24,38 20,22 21,4 16,-12", mass, 1.9, 0.6)
        for x in (-18.0, -14.0, -10.0, 10.0, 14.0, 18.0):
            p.cut([(x * 0.9, 4), (x * 1.06, 18), (x * 1.1, 35)], w=1.2, col=dark)
    elif kind == "ringlets":
        for side in (-1, 1):
            for k, x in enumerate((12.5, 17, 20.5)):
                for j in range(4):
                    p.form(
                        [
                            (side * x - 3.6, 1 + 8 * j - 2 * k),
                            (side * x, -2 + 8 * j - 2 * k),
                            (side * x + 3.6, 2 + 8 * j - 2 * k),
                            (side * x, 8 + 8 * j - 2 * k),
                        ],
                        mass,
                        1.2,
                        0.9,
                    )
    elif kind == "bob":
        p.form("-16,-14 -22,0 -22,18 -18,27 -8,24 8,24 18,27 22,18 22,0 16,-14", mass, 1.9, 0.6)
        for x in (-19, -16, 16, 19):
            p.cut([(x * 0.9, 0), (x, 12), (x * 0.94, 24)], w=1.2, col=dark)


def front(p: Burin, kind: str, tone: str, t: float = 0.0) -> None:
    """What lies on the skull and round the face."""
    mass, light, dark = TONES[tone]
    x = 4.5 * t
    if kind in ("bun", "parted", "loose", "ringlets"):
        for side in (-1, 1):
            e = side * 16.4
            p.form(
                [
                    (x, -16, 1),
                    (x + (e - x) * 0.55, -11),
                    (e * 0.93, -2),
                    (e * 0.96, 6),
                    (e * 1.1, 3),
                    (e * 1.14, -8),
                    (e * 0.98, -20),
                    (e * 0.5, -27.5),
                    (x * 0.6, -28, 1),
                ],
                mass,
                1.7,
                0.6,
            )
            for f in (0.25, 0.5, 0.75):
                p.cut(
                    [
                        (x * (1 - f * 0.4), -17 - 9 * f),
                        (x + (e - x) * 0.6, -13 - 9 * f),
                        (e * (0.97 + 0.12 * f), -3 - 2 * f),
                    ],
                    w=1.0,
                    col=dark,
                )
            p.cut([(x + (e - x) * 0.3, -22), (e * 0.8, -16), (e * 1.02, -6)], w=1.3, col=light)
    elif kind in ("girl", "fringe"):
        p.form(
            f"-16.6,2 -15,-6 -13,-11 {x - 4},-9.5 {x + 2},-11 {x + 8},-9.5 13.6,-10 15,-6 16.6,2 19,-6 16,-20 8,-28"
            f" -8,-28 -16,-20 -19,-6",
            mass,
            1.7,
            0.6,
        )
        for f in (-10, -5, 0, 5, 10):
            p.cut([(f * 0.7, -25), (f, -18), (f * 1.15 + x * 0.3, -11)], w=1.1, col=dark)
    elif kind == "short":
        p.form(
            [
                (-16.4, 1, 1),
                (-15, -8),
                (-9 + x * 0.4, -13.5),
                (2 + x, -11.5),
                (8 + x, -15.5),
                (13.6, -9),
                (15.8, 1, 1),
                (18.2, -9),
                (15.6, -21),
                (6, -28),
                (-8, -27.5),
                (-17, -20),
                (-19, -8),
            ],
            mass,
            1.7,
            0.6,
        )
        p.cut(
            [(8 + x * 0.5, -16), (0, -21), (-13, -17)],
            [(9, -18), (0, -25), (-11, -22)],
            [(10, -17), (14, -13), (16, -5)],
            w=1.1,
            col=dark,
        )
        p.cut([(4, -23), (-5, -22.5), (-14, -15)], w=1.3, col=light)
    elif kind == "curly":
        for cx, cy, r in (
            (-15, -9, 6),
            (-12, -18, 7),
            (-4, -23, 7.5),
            (5, -23, 7.5),
            (12, -18, 7),
            (15.4, -9, 6),
            (x, -17, 5.5),
            (-16.5, -1, 4.4),
            (16.5, -1, 4.4),
        ):
            p.form(
                [(cx - r, cy), (cx - r * 0.3, cy - r), (cx + r, cy - r * 0.2), (cx + r * 0.2, cy + r)], mass, 1.2, 0.7
            )
            p.cut([(cx - r * 0.4, cy + r * 0.2), (cx, cy - r * 0.5), (cx + r * 0.5, cy)], w=1.0, col=dark)
    elif kind == "bald":
        for side in (-1, 1):
            p.form(
                [
                    (side * 13.4, -10, 1),
                    (side * 15, 2),
                    (side * 13.6, 7),
                    (side * 18.6, 6),
                    (side * 20, -4),
                    (side * 17, -13),
                ],
                mass,
                1.5,
                0.6,
            )
            p.cut([(side * 15, -9), (side * 17.4, -2), (side * 16.6, 4)], w=1.0, col=dark)
    elif kind == "swept":
        p.form(
            [
                (-16.4, 3, 1),
                (-15.6, -8),
                (-8, -15),
                (6 + x, -16),
                (14.4, -10),
                (16, 4, 1),
                (21, 1),
                (21, -12),
                (17, -24),
                (6, -31),
                (-9, -29),
                (-19, -20),
                (-21.6, -6),
                (-20.4, 5),
            ],
            mass,
            1.7,
            0.6,
        )
        for f in (-12, -6, 0, 6, 12):
            p.cut([(f * 0.8 + x * 0.4, -16), (f * 1.2 - 2, -23), (f * 1.55 - 4, -22 + abs(f) * 0.5)], w=1.1, col=dark)
