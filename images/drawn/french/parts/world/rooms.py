"""Rooms and their furniture."""

from images.drawn.french.hand import Burin
from images.drawn.french.parts.world.sky import X0, X1, Y0, Y1
from images.drawn.kit import ellipse


def window(p: Burin, x: float, y: float, w: float, h: float, glass: str = "sky", curtain: str = "red") -> None:
    """Seen from within, with curtains; x, y its upper left corner."""
    p.form([(x, y, 1), (x + w, y, 1), (x + w, y + h, 1), (x, y + h, 1)], glass, 2, 0, smooth=False)
    p.rule([(x + w / 2, y), (x + w / 2, y + h)], 2.4)
    for f in (0.33, 0.66):
        p.rule([(x, y + h * f), (x + w, y + h * f)], 1.8)
    if curtain:
        for side in (0, 1):
            with p.at(x + w * side, y, flip=bool(side)):
                sh = p.form(
                    [
                        (-10, -8, 1),
                        (w * 0.36, -8, 1),
                        (w * 0.3, h * 0.34),
                        (4, h * 0.6),
                        (6, h * 0.7),
                        (8, h + 8, 1),
                        (-12, h + 8, 1),
                    ],
                    curtain,
                    1.8,
                    0.8,
                )
                with p.clipped(sh):
                    p.fan([(-8, -6), (w * 0.3, -6)], [(-8, h * 0.6), (6, h * 0.6)], 4, 1.4)
        p.tube([(x - 16, y - 8), (x + w + 16, y - 8)], (5, 5), "yellow", 1.4)


def room(
    p: Burin, wall: str = "leaf", floor: str = "tan", y: float = 380.0, pattern: str = "stripes", second: str = "straw"
) -> None:
    """Wallpaper, skirting board and floor."""
    p.fill([(X0, Y0), (X1, Y0), (X1, Y1), (X0, Y1)], wall)
    if pattern == "stripes":
        for i in range(18):
            x = X0 + 12 + i * 25
            p.rule([(x, Y0), (x, y)], 5 if i % 2 else 2, second)
    elif pattern == "sprigs":
        for j in range(9):
            for i in range(13):
                x, yy = X0 + 18 + i * 36 + (18 if j % 2 else 0), Y0 + 16 + j * 32
                if yy < y - 8 and x < X1 - 6:
                    p.dot(x, yy, 2.6, second)
                    p.cut([(x, yy + 2), (x + 2, yy + 9)], [(x, yy + 5), (x - 5, yy + 2)], w=1.5, col=second)
    p.form([(X0, y, 1), (X1, y, 1), (X1, Y1, 1), (X0, Y1, 1)], floor, 1.6, 0, smooth=False)
    p.form([(X0, y - 12, 1), (X1, y - 12, 1), (X1, y, 1), (X0, y, 1)], "white", 1.4, 0, smooth=False)
    for i in range(1, 5):
        p.rule([(X0, y + i * i * 3.6 + 4), (X1, y + i * i * 3.6 + 4)], 1.1, "brown")
    for i in range(-6, 7):
        p.rule([(240 + i * 44, y), (240 + i * 70, Y1)], 0.9, "brown")


def table(p: Burin, x: float, y: float, w: float, h: float = 72, cloth: str = "", wood: str = "brown") -> None:
    """x the middle, y the floor, h the height."""
    for side in (-1, 1):
        p.tube([(x + side * w * 0.42, y - h), (x + side * w * 0.44, y)], (9, 6), wood, 1.7)
    if cloth:
        p.form(
            [
                (x - w / 2, y - h, 1),
                (x + w / 2, y - h, 1),
                (x + w / 2 + 6, y - h * 0.4, 1),
                (x + w * 0.25, y - h * 0.46),
                (x, y - h * 0.38),
                (x - w * 0.25, y - h * 0.46),
                (x - w / 2 - 6, y - h * 0.4, 1),
            ],
            cloth,
            1.9,
            0.8,
        )
        p.fan(
            [(x - w * 0.4, y - h + 6), (x + w * 0.4, y - h + 6)],
            [(x - w * 0.44, y - h * 0.44), (x + w * 0.44, y - h * 0.44)],
            7,
            1.3,
            (0.5, 0.95),
        )
    p.form(None, cloth or wood, 1.9, 0, pts=ellipse(x, y - h, w / 2, 11))


def chair(p: Burin, x: float, y: float, s: float = 1.0, flip: bool = False, tint: str = "red") -> None:
    """Its seat 62 above the floor, its back to the left."""
    with p.at(x, y, s, flip=flip):
        for q in ((-20, -62), (22, -60)):
            p.tube([q, (q[0] * 1.1, 0)], (7, 5), "brown", 1.6)
        p.form("-24,-60! -30,-120 -26,-132 -18,-130 -14,-62!", "brown", 1.7, 0.6)
        p.form("-26,-70! 26,-70! 28,-60! -26,-60!", tint, 1.7, 0.5)


def bench(p: Burin, x: float, y: float, w: float = 150, tint: str = "green") -> None:
    for side in (-1, 1):
        p.tube([(x + side * w * 0.4, y - 96), (x + side * w * 0.42, y)], (7, 7), "slate", 1.6)
    for yy in (-94, -78, -56):
        p.form(
            [
                (x - w / 2, y + yy - 6, 1),
                (x + w / 2, y + yy - 6, 1),
                (x + w / 2, y + yy + 5, 1),
                (x - w / 2, y + yy + 5, 1),
            ],
            tint,
            1.6,
            0.3,
            smooth=False,
        )


def picture(p: Burin, x: float, y: float, w: float, h: float, tint: str = "sky") -> None:
    p.form([(x, y, 1), (x + w, y, 1), (x + w, y + h, 1), (x, y + h, 1)], "yellow", 1.7, 0.5, smooth=False)
    sh = p.form(
        [(x + 6, y + 6, 1), (x + w - 6, y + 6, 1), (x + w - 6, y + h - 6, 1), (x + 6, y + h - 6, 1)],
        tint,
        1.3,
        0,
        smooth=False,
    )
    with p.clipped(sh):
        p.dab(
            [(x, y + h), (x + w * 0.3, y + h * 0.5), (x + w * 0.6, y + h * 0.7), (x + w, y + h * 0.4), (x + w, y + h)],
            "green",
        )
