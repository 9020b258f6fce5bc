"""Trees, bushes and what is mown."""

import math

from images.drawn.french.hand import Burin


def tree(
    p: Burin,
    x: float,
    y: float,
    s: float = 1.0,
    tint: str = "green",
    bare: bool = False,
    trunk: str = "brown",
    far: bool = False,
) -> None:
    """A leafy tree 150 high, or a bare one."""
    before = p.key
    if far:
        p.key = "haze"
    with p.at(x, y, s):
        p.form("-10,2! -6,-30 -7,-70 6,-72 6,-30 12,2! 4,0 -2,2", trunk, 1.8, 0.8)
        p.cut("-3,-4 -2,-30 -3,-60", "3,-10 3,-40", w=1.2)
        if bare:
            for pts in (
                "0,-60 -4,-90 -24,-120",
                "2,-60 8,-94 4,-140",
                "4,-56 22,-84 46,-104",
                "-4,-64 -28,-80 -48,-86",
                "-18,-110 -34,-112",
                "30,-92 34,-120",
                "7,-100 22,-124",
                "-34,-82 -44,-104",
                "-3,-84 -16,-92",
            ):
                p.brush(pts, (1.2, 0.8, 0.3), 6, trunk)
                p.brush(pts, (0.3, 0.2, 0.1), 6, p.key)
        else:
            crown = [
                (-36, -68, 26),
                (34, -70, 26),
                (0, -62, 24),
                (-46, -98, 26),
                (44, -100, 26),
                (-22, -126, 28),
                (24, -128, 28),
                (0, -96, 34),
                (2, -146, 20),
            ]
            for cx, cy, r in crown:
                n = 9
                leaf: list[tuple[float, ...]] = []
                for i in range(n):
                    a = math.tau * i / n + cx
                    leaf += [
                        (cx + r * math.cos(a), cy + r * math.sin(a)),
                        (cx + r * 0.86 * math.cos(a + math.pi / n), cy + r * 0.86 * math.sin(a + math.pi / n), 1),
                    ]
                p.form(leaf, tint, 1.4, 0.8)
            for cx, cy, r in crown:
                for _k in range(4):
                    lx, ly = cx + r * p.rng.uniform(-0.5, 0.4), cy + r * p.rng.uniform(-0.5, 0.4)
                    p.cut([(lx - 5, ly + 2), (lx - 1, ly - 3), (lx + 3, ly + 1), (lx + 7, ly - 3)], w=1.2)
    p.key = before


def poplar(p: Burin, x: float, y: float, s: float = 1.0, tint: str = "green", far: bool = True) -> None:
    before = p.key
    if far:
        p.key = "haze"
    with p.at(x, y, s):
        p.tube([(0, 0), (0, -20)], (6, 5), "brown", 1.3)
        p.form("0,-12 -12,-30 -13,-70 -6,-110 0,-126 6,-110 13,-70 12,-30", tint, 1.5, 0.9)
        p.cut("-5,-30 -4,-60 0,-76", "3,-40 4,-70 2,-92", "-3,-80 0,-104", w=1.1)
    p.key = before


def bush(p: Burin, x: float, y: float, s: float = 1.0, tint: str = "green", flowers: str = "") -> None:
    with p.at(x, y, s):
        p.form("-40,0! -44,-12 -34,-22 -22,-22 -16,-34 2,-36 12,-26 28,-28 38,-16 44,-6 40,0!", tint, 1.7, 0.9)
        p.cut("-30,-10 -24,-14 -18,-9", "-8,-20 0,-25 8,-19", "18,-12 24,-17 30,-10", "-8,-8 0,-12 6,-7", w=1.2)
        if flowers:
            for fx, fy in (
                (-30, -14),
                (-16, -24),
                (0, -28),
                (-4, -12),
                (14, -18),
                (28, -16),
                (34, -6),
                (-24, -4),
                (12, -6),
            ):
                p.dot(fx, fy, 3.4, flowers, 1.0)


def haystack(p: Burin, x: float, y: float, s: float = 1.0) -> None:
    with p.at(x, y, s):
        p.form("-44,0! -46,-26 -34,-56 -8,-84 0,-92! 8,-84 34,-56 46,-26 44,0! 0,4", "yellow", 1.9, 1)
        p.fan([(-4, -86), (4, -86)], [(-42, 0), (42, 0)], 12, 1.4, (0.2, 0.95), 0.2)
