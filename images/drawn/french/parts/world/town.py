"""Houses, streets and what stands in them, in town and village."""

import math

from images.drawn.french.hand import Burin
from images.drawn.french.parts.world.sky import X0, X1, Y1


def house(
    p: Burin,
    x: float,
    y: float,
    w: float,
    h: float,
    tint: str,
    roof: str = "steel",
    floors: int = 3,
    cols: int = 3,
    far: bool = True,
) -> None:
    """A town house with a mansard, its foot at x (left), y."""
    before = p.key
    if far:
        p.key = "haze"
    p.form([(x, y, 1), (x, y - h, 1), (x + w, y - h, 1), (x + w, y, 1)], tint, 1.5, 0, smooth=False)
    p.form(
        [(x - 3, y - h, 1), (x + 5, y - h - 26, 1), (x + w - 5, y - h - 26, 1), (x + w + 3, y - h, 1)],
        roof,
        1.4,
        0.5,
        smooth=False,
    )
    for i in range(cols):
        wx = x + w * (i + 0.5) / cols
        p.form(
            [
                (wx - 5, y - h - 4, 1),
                (wx - 5, y - h - 14),
                (wx, y - h - 18),
                (wx + 5, y - h - 14),
                (wx + 5, y - h - 4, 1),
            ],
            tint,
            1.1,
            0,
        )
        for j in range(floors):
            wy = y - h + h * (j + 0.28) / floors
            hh = h / floors * 0.56
            p.form(
                [
                    (wx - w / cols * 0.24, wy, 1),
                    (wx + w / cols * 0.24, wy, 1),
                    (wx + w / cols * 0.24, wy + hh, 1),
                    (wx - w / cols * 0.24, wy + hh, 1),
                ],
                "steel" if tint != "steel" else "sky",
                1.1,
                0,
                smooth=False,
            )
            p.rule([(wx, wy), (wx, wy + hh)], 1.0)
            p.rule([(wx - w / cols * 0.34, wy + hh + 2), (wx + w / cols * 0.34, wy + hh + 2)], 1.4)
    p.form(
        [
            (x + w * 0.7, y - h - 24, 1),
            (x + w * 0.7, y - h - 38, 1),
            (x + w * 0.7 + 11, y - h - 38, 1),
            (x + w * 0.7 + 11, y - h - 24, 1),
        ],
        "rose",
        1.1,
        0,
        smooth=False,
    )
    p.key = before


def street(p: Burin, y: float, far: bool = True, heights: tuple[float, ...] = (120, 134, 112, 128)) -> None:
    """A row of houses from edge to edge."""
    tints = ("straw", "paper", "tan", "white")
    w = 436 / len(heights)
    for i, h in enumerate(heights):
        house(p, X0 + i * w, y, w, h, tints[i % 4], ("steel", "slate")[i % 2] if not far else "steel", 3, 3, far)


def cottage(
    p: Burin, x: float, y: float, s: float = 1.0, tint: str = "white", thatch: str = "ochre", far: bool = False
) -> None:
    before = p.key
    if far:
        p.key = "haze"
    with p.at(x, y, s):
        p.form("-44,0! -44,-40! 44,-40! 44,0!", tint, 1.7, 0, smooth=False)
        p.form("-54,-36! -30,-78 -24,-82! 24,-82! 30,-78 54,-36! 0,-34", thatch, 1.8, 0.7)
        p.fan([(-22, -80), (22, -80)], [(-48, -38), (48, -38)], 11, 1.1, (0.3, 0.9), 0.1)
        p.form("-8,0! -8,-26 0,-30 8,-26 8,0!", "brown", 1.4, 0.4)
        for wx in (-28, 28):
            p.form(
                [(wx - 7, -28, 1), (wx + 7, -28, 1), (wx + 7, -14, 1), (wx - 7, -14, 1)], "steel", 1.3, 0, smooth=False
            )
            p.rule([(wx, -28), (wx, -14)], 1)
            p.rule([(wx - 7, -21), (wx + 7, -21)], 1)
        p.form("20,-82! 20,-100! 32,-100! 32,-80!", "rose", 1.4, 0.4, smooth=False)
    p.key = before


def church(p: Burin, x: float, y: float, s: float = 1.0) -> None:
    with p.far(), p.at(x, y, s):
        p.form("-40,0! -40,-34! -8,-34! -8,0!", "paper", 1.4, 0, smooth=False)
        p.form("-44,-32! -34,-52! -8,-52! -6,-32!", "steel", 1.3, 0, smooth=False)
        p.form("-10,0! -10,-62! 14,-62! 14,0!", "paper", 1.4, 0, smooth=False)
        p.form("-14,-62! 2,-112! 18,-62!", "steel", 1.4, 0.5, smooth=False)
        p.form("-3,-38 -3,-50 2,-54 7,-50 7,-38", "slate", 1, 0)
        p.cut("2,-112 2,-124", "-3,-120 7,-120", w=1.6, ws=(1, 1))


def lamp(p: Burin, x: float, y: float, s: float = 1.0, lit: bool = False) -> None:
    """A gas lamp, 190 high."""
    with p.at(x, y, s):
        p.form("-10,0! -8,-10 -4,-16 4,-16 8,-10 10,0!", "slate", 1.6, 0.5)
        p.tube([(0, -14), (0, -150)], (7, 5), "slate", 1.6)
        p.tube([(-12, -140), (12, -140)], (4, 4), "slate", 1.3)
        if lit:
            for i in range(14):
                a = math.tau * i / 14
                p.cut(
                    [(16 * math.cos(a), -168 + 18 * math.sin(a)), (30 * math.cos(a), -168 + 34 * math.sin(a))],
                    w=2,
                    ws=(1, 0.1),
                    col="yellow",
                )
        p.form("-8,-150! -13,-182! 13,-182! 8,-150!", "yellow" if lit else "sky", 1.6, 0.4)
        p.form("-15,-182! 0,-198! 15,-182!", "slate", 1.5, 0.3)
        p.rule([(0, -150), (0, -182)], 1.2)


def paving(p: Burin, y: float, tint: str = "pearl") -> None:
    p.form([(X0, y, 1), (X1, y, 1), (X1, Y1, 1), (X0, Y1, 1)], tint, 1.6, 0, smooth=False)
    yy, n = y + 8.0, 0
    while yy < Y1:
        x = X0 + (n % 2) * 24 + p.rng.uniform(0, 16)
        while x < X1 - 20:
            long = p.rng.uniform(18, 40) + n * 4
            p.cut([(x, yy), (x + long / 2, yy + 1), (min(X1, x + long), yy)], w=1.2, col="haze")
            x += long + 16 + n * 4
        yy += 9 + n * 2.4
        n += 1


def fence(p: Burin, y: float, x0: float = X0, x1: float = X1, tint: str = "tan", h: float = 40) -> None:
    for yy in (y - h * 0.72, y - h * 0.34):
        p.form([(x0, yy - 3, 1), (x1, yy - 3, 1), (x1, yy + 3, 1), (x0, yy + 3, 1)], tint, 1.4, 0, smooth=False)
    n = int((x1 - x0) / 26)
    for i in range(n + 1):
        x = x0 + 6 + (x1 - x0 - 12) * i / max(1, n)
        p.form(
            [(x - 4, y, 1), (x - 4, y - h + 4, 1), (x, y - h, 1), (x + 4, y - h + 4, 1), (x + 4, y, 1)],
            tint,
            1.4,
            0.3,
            smooth=False,
        )


def awning(p: Burin, x: float, y: float, w: float, tint: str = "red", deep: float = 34) -> None:
    n = max(4, int(w / 26))
    for i in range(n):
        a, b = x + w * i / n, x + w * (i + 1) / n
        p.form(
            [
                (a + (6 if i == 0 else 0), y, 1),
                (b, y, 1),
                (b, y + deep, 1),
                ((a + b) / 2, y + deep + 9),
                (a, y + deep, 1),
            ],
            tint if i % 2 else "white",
            1.4,
            0,
        )
