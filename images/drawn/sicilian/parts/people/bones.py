"""A skeleton's parts: skull, rib cage, long bones, hands."""

import math

from images.drawn.kit import Point, ellipse
from images.drawn.sicilian.hand import Block


def bone(p: Block, a: Point, b: Point, w: float = 15, col: str | None = None) -> None:
    """A long bone, knuckled at both ends."""
    long = math.dist(a, b)
    h = w / 2
    with p.at(*a, rot=math.degrees(math.atan2(b[1] - a[1], b[0] - a[0]))):
        p.shape(
            [(0, 0, 1), (-h * 0.9, -h * 1.1), (h * 0.6, -h * 1.7), (h * 2, -h * 0.9), (long / 2, -h * 0.62),
            (long - h * 2, -h * 0.9), (long - h * 0.6, -h * 1.7), (long + h * 0.9, -h * 1.1), (long, 0, 1),
             (long + h * 0.9, h * 1.1), (long - h * 0.6, h * 1.7), (long - h * 2, h * 0.9), (long / 2, h * 0.62),
             (h * 2, h * 0.9), (h * 0.6, h * 1.7), (-h * 0.9, h * 1.1)], col, 3.8,
        )  # fmt: skip
        p.brush([(h * 3, h * 0.5), (long - h * 3, h * 0.5)], (0.2, 1, 0.2), 3)


def skull(p: Block) -> None:
    """A skull turned to the left, about 80 x 100 round 0,0."""
    sh = p.shape(
        "-6,-56 -28,-50 -40,-30 -40,-10! -44,2 -38,14! -34,16 -34,26! -36,44 -24,54 -2,54 12,46 16,32! 18,22! 32,12 "
        "40,-8 38,-34 22,-52",
        None,
    )
    p.shade(sh, (38, -30), (18, 22), L=16, gap=8)
    p.shape("-38,-12! -34,-24 -22,-26 -12,-18 -14,-2 -26,4 -36,0", "ink", 2)
    p.shape("0,-10 4,-24 16,-24 22,-12 16,2 4,2", "ink", 2)
    p.shape("-18,4! -26,18 -20,20 -14,14! -9,20 -5,16!", "ink", 2)
    for x, y in ((-24, -11), (11, -11)):
        p.dot(x, y, 4, "red")
    p.shape("-34,26! -10,30 14,24! 13,40! -8,46 -34,42!", None, 3)
    p.brush("-34,34 -10,38 13,32", (1, 1, 1), 3)
    for x in (-27, -19, -11, -3, 5):
        p.brush([(x, 28), (x + 1, 43)], (1, 1), 2.6)
    p.brush("8,-50 2,-40 10,-34 4,-28", (0.4, 1, 0.8, 0.2), 2.6)


def ribs(p: Block, wide: float = 62, high: float = 130) -> None:
    """Collar, breast, ribs and spine, hanging from 0,0; dark between the ribs."""
    p.shape(
        [
            (-wide * 0.7, -6, 1),
            (0, -10),
            (wide * 0.7, -6, 1),
            (wide, high * 0.35),
            (wide * 0.86, high * 0.8),
            (0, high * 0.86),
            (-wide * 0.86, high * 0.8),
            (-wide, high * 0.35),
        ],
        "ink",
        0,
    )
    p.shape([(-9, 4, 1), (9, 4, 1), (8, high + 50, 1), (-8, high + 50, 1)], None, 3.6)
    for i in range(5):
        y = high * 0.86 + 6 + i * 11
        p.brush([(-12, y), (12, y)], (1, 1), 3.2)
    for i in range(6):
        y = 6 + i * high * 0.135
        half = wide * (0.74 + 0.3 * math.sin(math.pi * (0.12 + 0.14 * i)))
        for s in (-1, 1):
            pts = [(4 * s, y + 6), (half * 0.6 * s, y + 17), (half * s, y + 10), (half * 0.96 * s, y - 2)]
            p.brush(pts, (0.8, 1, 1, 0.6), 14, "ink")
            p.brush(pts, (0.8, 1, 1, 0.4), 9, "paper")
    p.shape([(-8, 0, 1), (8, 0, 1), (7, high * 0.62), (0, high * 0.74, 1), (-7, high * 0.62)], None, 3.2)
    for s in (-1, 1):
        p.shape(
            [
                (2 * s, -2, 1),
                (wide * 0.6 * s, -12),
                (wide * 1.06 * s, -4, 1),
                (wide * 1.04 * s, 6, 1),
                (wide * 0.5 * s, 0),
                (2 * s, 8, 1),
            ],
            None,
            3.4,
        )


def hips(p: Block) -> None:
    """The pelvis about 0,0, 110 wide."""
    p.shape("0,-14! 24,-30 54,-24 58,0 40,20 28,36! 12,30 0,18 -12,30 -28,36! -40,20 -58,0 -54,-24 -24,-30", None)
    for s in (-1, 1):
        p.shape(None, "ink", 2, pts=ellipse(26 * s, -2, 11, 8))
    p.brush("0,-12 0,12", (1, 0.4), 3.4)


def hand(p: Block) -> None:
    """Finger bones closed round a shaft at x = 24."""
    for y in (-13, -4, 5, 14):
        p.brush([(0, y * 0.5), (18, y), (36, y - 1), (30, y + 5), (18, y + 5)], (1, 1, 1, 1, 0.6), 10, "ink")
        p.brush([(0, y * 0.5), (18, y), (35, y - 1)], (1, 1, 0.8), 5.4, "paper")
