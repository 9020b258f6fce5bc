"""What people work with, and what burns."""

import math

from images.drawn.french.hand import Burin
from images.drawn.french.parts.world.things import (
    pole,
)
from images.drawn.kit import Point, ellipse


def ladder(p: Burin, a: Point, b: Point, wide: float = 22) -> None:
    d = math.dist(a, b)
    nx, ny = (b[1] - a[1]) / d * wide / 2, -(b[0] - a[0]) / d * wide / 2
    n = int(d / 20)
    for i in range(1, n):
        u = i / n
        x, y = a[0] + (b[0] - a[0]) * u, a[1] + (b[1] - a[1]) * u
        p.cut([(x - nx, y - ny), (x + nx, y + ny)], w=3, ws=(1, 1), col="brown")
    for k in (-1, 1):
        p.tube([(a[0] + k * nx, a[1] + k * ny), (b[0] + k * nx, b[1] + k * ny)], (4, 4), "tan", 1.3)


def wheel(p: Burin, x: float, y: float, r: float, tint: str = "red", spokes: int = 10) -> None:
    for i in range(spokes):
        a = math.tau * i / spokes
        p.rule([(x, y), (x + r * math.cos(a), y + r * math.sin(a))], 2.6, "brown")
    p.tube(ellipse(x, y, r, r, -90, 270), (6, 6), tint, 1.4, 0, (False, False))
    p.dot(x, y, r * 0.2, tint, 1.4)


def easel(p: Burin, x: float, y: float, s: float = 1.0) -> None:
    with p.at(x, y, s):
        for a, b in (((0, -150), (-34, 0)), ((0, -150), (34, 0)), ((4, -150), (14, -10))):
            p.tube([a, b], (5, 5), "tan", 1.4)
        p.form("-44,-128! 40,-128! 40,-58! -44,-58!", "white", 1.9, 0.3, smooth=False)
        p.tube([(-46, -56), (42, -56)], (6, 6), "tan", 1.4)


def camera(p: Burin, x: float, y: float, s: float = 1.0, flip: bool = False) -> None:
    """On its three legs, its lens to the left."""
    with p.at(x, y, s, flip=flip):
        for fx in (-34, 4, 34):
            p.tube([(0, -112), (fx, 0)], (6, 4), "tan", 1.4)
        p.form("-26,-152! 24,-152! 24,-112! -26,-112!", "brown", 1.9, 0.8, smooth=False)
        p.form("-26,-146! -40,-140! -40,-124! -26,-118!", "coal", 1.6, 0.4, smooth=False)
        p.form("-40,-138! -52,-139! -52,-125! -40,-126!", "yellow", 1.5, 0.6, smooth=False)


def flames(p: Burin, x: float, y: float, s: float = 1.0) -> None:
    with p.at(x, y, s):
        p.form(
            "-26,0! -32,-18 -24,-40 -26,-58! -12,-44 -8,-70! 2,-52 8,-86! 18,-54 28,-62! 26,-36 32,-16 24,0!",
            "red",
            1.7,
            0,
        )
        p.form("-16,0! -20,-14 -14,-32! -6,-24 0,-50! 8,-26 16,-34! 18,-14 14,0!", "yellow", 1.4, 0)


def smoke(p: Burin, x: float, y: float, s: float = 1.0, tint: str = "grey") -> None:
    with p.far(), p.at(x, y, s):
        for cx, cy, r in ((0, 0, 10), (8, -16, 14), (0, -36, 18), (14, -58, 22), (2, -84, 26)):
            p.form(None, tint, 1.2, 0.8, pts=ellipse(cx, cy, r, r * 0.86))


def scythe(p: Burin, a: Point, b: Point, flip: bool = False) -> None:
    """Shaft from a to b, the blade at b."""
    pole(p, a, b, 5, "tan")
    with p.at(*b, flip=flip):
        p.form("-3,-2! 20,-10 46,-8 66,8! 44,0 20,0 0,6!", "sky", 1.6, 0.5)


def rake(p: Burin, a: Point, b: Point) -> None:
    pole(p, a, b, 4.6, "tan")
    rot = math.degrees(math.atan2(b[0] - a[0], a[1] - b[1]))
    with p.at(*b, rot=rot):
        p.tube([(-20, 0), (20, 0)], (5, 5), "tan", 1.3)
        for x in (-17, -8, 0, 8, 17):
            p.cut([(x, 0), (x, -10)], w=2.4, ws=(1, 0.6))
