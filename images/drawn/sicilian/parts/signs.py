"""The signs of the suits: a coin, a goblet, a straight sword, a knobbly club. Each about its middle, upright."""

import math

from images.drawn.kit import Shape, ellipse
from images.drawn.sicilian.hand import Block

SWORD, CLUB = 300.0, 290.0
"""The length of a sword and of a club at scale 1."""


def coin(p: Block, x: float, y: float, r: float) -> None:
    """A coin: a flower of six petals in a ring, its rim milled; r is its radius."""
    k = r / 60
    with p.at(x, y, k, rot=p.rng.uniform(-9, 9)):
        p.shape(None, "yellow", 4.8, pts=ellipse(0, 0, 60))
        n = 22
        for i in range(n):
            a = (i + p.rng.uniform(-0.16, 0.16)) / n * math.tau
            p.brush([(59 * math.cos(a), 59 * math.sin(a)), (49 * math.cos(a), 49 * math.sin(a))], (1.1, 0.6), 3.6)
        p.shape(None, "yellow", 3.6, pts=ellipse(0, 0, 45))
        for i in range(6):
            with p.at(rot=60 * i):
                p.shape("0,-8! 13,-22 11,-36 0,-43! -11,-36 -13,-22", "red" if i % 2 else "paper", 3.0)
        p.dot(0, 0, 11, "blue", 3.4)


def goblet(p: Block, x: float, y: float, s: float = 1.0, rot: float = 0.0, bowl: str = "red") -> None:
    """A goblet 150 high at scale 1."""
    with p.at(x, y, s, rot=rot):
        foot = p.shape("-38,75! -36,62 -16,54 -9,38! 9,38! 16,54 36,62 38,75! 0,80", "yellow", 4.4)
        p.shade(foot, (38, 72), (10, 44), L=14, gap=8, w=3)
        cup = p.shape("-44,-64! -46,-36 -38,-6 -20,12 -8,18! 8,18! 20,12 38,-6 46,-36 44,-64!", bowl, 4.6)
        p.shade(cup, (46, -36), (12, 16), L=22, gap=9)
        with p.clipped(cup):
            p.shape("-60,-34! 0,-26 60,-34! 60,-14! 0,-6 -60,-14!", "yellow", 3.4)
            for i in range(-2, 3):
                p.dot(i * 18, -20 - abs(i) * -1.6 - 1, 4.6, "blue", 2.2)
        p.outline(cup, 4.6)
        p.shape(None, "yellow", 3.8, pts=ellipse(0, 28, 15, 12))
        p.shape(None, "paper", 4.0, pts=ellipse(0, -64, 45, 13))
        with p.clipped(Shape(p.T(ellipse(0, -64, 45, 13)))):
            p.shape(None, "ink", 0, pts=ellipse(0, -57, 38, 9))
        p.brush("-33,-50 -35,-38", (0.6, 0.3), 4, "paper")


def blade(
    p: Block,
    col: str = "sky",
    hilt: str = "yellow",
    grip_col: str = "red",
    wide: float = 11.0,
    long: float = SWORD,
    guard: float = 36.0,
) -> None:
    """A straight sword along the y axis, point up, its middle at 0,0."""
    top, foot, h = -long / 2, long / 2 - 62, wide
    p.shape([(0, top, 1), (h, top + 30, 1), (h, foot, 1), (-h, foot, 1), (-h, top + 30, 1)], col, 4.0, smooth=False)
    p.brush([(0, top + 20), (0, foot - 4)], (0.3, 1, 1, 0.6), 3.0)
    p.shape([(-5, foot + 8, 1), (5, foot + 8, 1), (6, foot + 46, 1), (-6, foot + 46, 1)], grip_col, 3.4)
    for y in (foot + 20, foot + 30, foot + 40):
        p.brush([(-6, y + 2), (6, y - 3)], (1, 1), 2.4)
    g = guard
    p.shape(
        [
            (-g, foot - 4),
            (-g - 4, foot + 4),
            (-g, foot + 11),
            (0, foot + 7),
            (g, foot + 11),
            (g + 4, foot + 4),
            (g, foot - 4),
            (0, foot),
        ],
        hilt,
        3.6,
    )
    p.dot(0, foot + 53, 10, hilt, 3.6)


def cudgel(p: Block, col: str = "green", end: str = "yellow", wide: float = 15.0, long: float = CLUB) -> None:
    """A knobbly club along the y axis, its thick end up, the stumps of cut branches at both sides."""
    t, f, h = -long / 2, long / 2, wide
    for side, u in ((1, 0.2), (-1, 0.33), (1, 0.5), (-1, 0.66), (1, 0.8)):
        y = t + long * u
        k = 1.45 - 0.5 * u
        with p.at(h * (1.1 - 0.45 * u) * side * 0.7, y, k, flip=side < 0):
            p.shape("-8,10! 4,-16! 14,-22 20,-12 16,-6! 2,12!", col, 3.4)
            p.shape(None, end, 2.8, pts=ellipse(15, -14, 4.4, 7))
    sh = p.shape(
        [(-h * 1.1, t + 8), (-h * 1.2, t + 40), (-h, t + long * 0.34), (-h * 1.06, t + long * 0.4),
        (-h * 0.8, t + long * 0.55), (-h * 0.74, t + long * 0.7),
         (-h * 0.54, f, 1), (h * 0.54, f, 1), (h * 0.72, t + long * 0.74), (h * 0.86, t + long * 0.56),
         (h * 0.95, t + long * 0.45), (h * 1.04, t + long * 0.28),
         (h * 1.2, t + 36), (h * 1.1, t + 8), (0, t)], col, 4.2,
    )  # fmt: skip
    p.shade(sh, (h, t + long * 0.2), (h * 0.56, f - 8), L=9, gap=11, w=3)
    p.shape(None, end, 3.4, pts=ellipse(0, t + 10, h * 0.95, 8))
    p.brush([(-4, t + 11), (5, t + 9)], (0.5, 1), 2.6)
    for u in (0.26, 0.58):
        p.brush(
            [(-h * 0.3, t + long * u), (-h * 0.1, t + long * (u + 0.07)), (-h * 0.3, t + long * (u + 0.13))],
            (0.2, 1, 0.2),
            2.8,
        )
