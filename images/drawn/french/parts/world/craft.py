"""What carries people over water and through the air."""

from images.drawn.french.hand import Burin


def boat(p: Burin, x: float, y: float, w: float = 180, tint: str = "red") -> None:
    """A rowing boat, its waterline at y."""
    h = w / 2
    p.form(
        [
            (x - h, y - 26, 1),
            (x - h * 0.5, y - 19),
            (x + h * 0.5, y - 19),
            (x + h, y - 28, 1),
            (x + h * 0.72, y + 6, 1),
            (x, y + 9),
            (x - h * 0.72, y + 6, 1),
        ],
        tint,
        2,
        0.7,
    )
    p.tube([(x - h, y - 26), (x - h * 0.5, y - 20), (x + h * 0.5, y - 20), (x + h, y - 28)], (6, 6, 6, 6), "tan", 1.4)
    p.cut([(x - h * 0.8, y - 6), (x, y - 2), (x + h * 0.8, y - 8)], w=1.4)


def montgolfier(p: Burin, x: float, y: float, s: float = 1.0) -> None:
    """A gas balloon 150 high above its basket, whose rim is at x, y."""
    with p.at(x, y, s):
        for k in (-22, -9, 9, 22):
            p.rule([(k, 0), (k * 1.7, -52)], 1.2)
        tints = ("red", "straw", "blue", "straw", "red")
        r = 70
        for i in range(5):
            a, b = -1 + 2 * i / 5, -1 + 2 * (i + 1) / 5
            p.form(
                [
                    (a * 14, -44, 1),
                    (a * r * 0.92, -86),
                    (a * r, -120),
                    (a * r * 0.72, -164),
                    (0, -190, 1),
                    (b * r * 0.72, -164),
                    (b * r, -120),
                    (b * r * 0.92, -86),
                    (b * 14, -44, 1),
                ],
                tints[i],
                1.7,
                0.5,
            )
        p.tube([(-66, -104), (0, -94), (66, -104)], (9, 9, 9), "yellow", 1.4, 0.4)
        for i in range(-3, 4):
            p.form([(i * 19 - 9, -96, 1), (i * 19 + 9, -96, 1), (i * 19, -82)], "yellow", 1.2, 0.3)


def carbasket(p: Burin, x: float, y: float, s: float = 1.0) -> None:
    with p.at(x, y, s):
        p.form("-30,0! 30,0! 25,38 18,42 -18,42 -25,38", "ochre", 1.9, 0.9)
        for yy in (10, 20, 30):
            p.cut([(-27, yy), (0, yy + 3), (27, yy)], w=1.3)
        for xx in (-18, -6, 6, 18):
            p.cut([(xx, 2), (xx * 0.9, 40)], w=1.1)
        p.tube([(-31, 0), (31, 0)], (7, 7), "red", 1.5)
        for xx in (-24, 24):
            p.form([(xx - 6, 8), (xx + 6, 8), (xx + 7, 22), (xx, 25), (xx - 7, 22)], "tan", 1.3, 0.6)
