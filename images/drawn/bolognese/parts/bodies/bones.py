"""The skeleton: bone, skull, ribs, a hand of bones."""

import math

from images.drawn.kit import Pen, Point, ellipse


def bone(p: Pen, a: Point, b: Point, w: float = 9, col: str = "yellow") -> None:
    """A long bone from a to b, knobbed at both ends."""
    d = math.dist(a, b) or 1
    with p.at(*a, rot=math.degrees(math.atan2(b[1] - a[1], b[0] - a[0]))):
        h = w / 2
        sh = p.shape(
            [(-h * 0.4, -h * 1.9), (h * 2, -h * 1.5), (h * 3.4, -h * 0.9), (d / 2, -h * 0.8),
                (d - h * 3.4, -h * 0.9),
             (d - h * 2, -h * 1.6), (d + h * 0.6, -h * 1.9), (d + h * 1.3, -h * 0.8), (d + h * 0.5, 0, 1),
             (d + h * 1.3, h * 0.8), (d + h * 0.6, h * 1.9), (d - h * 2, h * 1.6), (d - h * 3.4, h * 0.9),
                 (d / 2, h * 0.8),
             (h * 3.4, h * 0.9), (h * 2, h * 1.5), (-h * 0.4, h * 1.9), (-h * 1.2, h * 0.8), (-h * 0.4, 0, 1),
             (-h * 1.2, -h * 0.8)],
            col,
            2.5,
        )  # fmt: skip
        p.hatch(sh, (h * 3, h * 0.9), (d - h * 3, h * 0.9), L=w * 0.6, gap=4.6, w=1.5)


def skull(p: Pen, col: str = "yellow") -> None:
    """A skull in three quarters, looking left and grinning; about 70 x 100 around 0,0."""
    sh = p.shape(
        "-4,-52 -22,-47 -33,-33 -35,-16 -33,-7! -36,-1 -31,9! -27,13 -26,22! -30,38 -22,47 -4,50 10,45 "
        "16,33! 17,22! "
        "26,14 31,2 35,-14 33,-34 20,-48",
        col,
        2.9,
    )
    p.hatch(sh, (34, -30), (28, 10), L=17, gap=4, w=1.8)
    p.hatch(sh, (30, 6), (10, 45), L=8, gap=4, w=1.5)
    p.hatch(sh, (-4, -52), (30, -38), L=9, gap=4.4, w=1.5)
    for pts in (
        "-31,-9! -30,-19 -21,-23 -12,-18 -10,-7 -15,1 -26,2",
        "0,-9 3,-20 13,-22 21,-15 21,-4 12,3 3,0",
    ):
        p.shape(pts, "ink", 1.5)
    p.shape("-15,5! -21,16 -17,19! -12,15! -8,19 -5,14! -9,5", "ink", 1.2)
    for x, y in ((-20, -9), (12, -9)):
        p.dot(x, y, 3.4, "red")
    p.shape("-27,24! -10,27 14,23! 12,37! -8,41 -25,37!", "white", 2.0)
    p.brush("-27,31 -8,34 14,30", (0.8, 1, 0.8), 2.2)
    for gap in (-21, -14.5, -7.5, -0.5, 6.5):
        p.brush([(gap, 25), (gap + 0.6, 39)], (1, 1), 1.8, n=3)
    p.brush("14,8 21,12 25,18", (0.2, 1, 0.4), 2.4)
    p.brush("16,22 18,30 12,40", (0.4, 1, 0.2), 2.2)
    p.brush("6,-46 2,-38 8,-32 4,-26", (0.4, 1, 0.8, 0.1), 1.8)


def ribcage(p: Pen, n: int = 7, wide: float = 64, high: float = 140, col: str = "yellow") -> None:
    """Spine, ribs and breastbone hanging from the collar at 0,0; the hollow between is black."""
    p.shape([(-wide * 0.5, -4), (0, -8), (wide * 0.5, -4), (wide, high * 0.3), (wide * 1.02, high * 0.7),
             (wide * 0.7, high), (0, high * 0.92), (-wide * 0.7, high), (-wide * 1.02, high * 0.7),
             (-wide, high * 0.3)], "ink", 0)  # fmt: skip
    for i in range(n):
        u = i / (n - 1)
        y, half = 6 + u * high * 0.78, wide * (0.62 + 0.42 * math.sin(math.pi * (0.16 + 0.62 * u)))
        for s in (-1, 1):
            inner: float = 5 if u < 0.72 else 14 + 20 * (u - 0.72) / 0.28
            rise = 15 + 8 * u
            pts = [(inner * s, y + rise), (half * 0.5 * s, y + rise + 5), (half * 0.92 * s, y + rise * 0.7),
                   (half * s, y), (half * 0.86 * s, y - 8)]  # fmt: skip
            p.brush(pts, (0.7, 1, 1, 0.9, 0.3), 15.5)
            p.brush(pts, (0.55, 1, 1, 0.9, 0.1), 10.6, col)
            p.brush([(half * 0.5 * s, y + rise + 8), (half * 0.88 * s, y + rise * 0.7 + 4),
                (half * 0.97 * s, y + 2)],
                    (0.1, 1, 0.3), 2.2)  # fmt: skip
    p.shape([(-8, 2, 1), (8, 2, 1), (6, high * 0.3), (7, high * 0.66), (0, high * 0.8, 1), (-7, high * 0.66),
             (-6, high * 0.3)], col, 2.4)  # fmt: skip
    for k in range(1, 5):
        p.line([(-6, high * 0.15 * k), (6, high * 0.15 * k)], 1.6)
    for s in (-1, 1):
        bar = p.shape([(2 * s, 0, 1), (wide * 0.45 * s, -9), (wide * 0.98 * s, -2), (wide * 1.02 * s, 7, 1),
                       (wide * 0.5 * s, 2), (2 * s, 10, 1)], col, 2.4)  # fmt: skip
        p.hatch(bar, (wide * 0.9 * s, 4), (8 * s, 8), L=5, gap=4, w=1.4)


def spine(p: Pen, x: float, y0: float, y1: float, n: int = 5, w: float = 17, col: str = "yellow") -> None:
    """Vertebrae down from y0 to y1."""
    step = (y1 - y0) / n
    for i in range(n):
        y = y0 + step * (i + 0.5)
        p.shape(None, col, 2.2, pts=ellipse(x, y, w * 0.95, step * 0.26))
        p.shape([(x - w * 0.5, y - step * 0.48, 1), (x + w * 0.5, y - step * 0.48, 1), (x + w * 0.62, y),
                 (x + w * 0.5, y + step * 0.5, 1), (x - w * 0.5, y + step * 0.5, 1), (x - w * 0.62, y)],
                     col, 2.3)  # fmt: skip
        p.brush([(x + w * 0.3, y - step * 0.3), (x + w * 0.3, y + step * 0.36)], (0.4, 1, 0.4), 1.8, n=3)


def pelvis(p: Pen, col: str = "yellow") -> None:
    """An open bowl between two wings, the sacrum in its middle; 140 wide round 0,0."""
    p.shape("-30,-8 0,-14 30,-8 34,12 18,30 0,34 -18,30 -34,12", "ink", 0)
    for _ in p.mirrored():
        wing = p.shape(
            "10,-20! 26,-34 52,-38 68,-26 70,-8 58,4! 54,16 44,22 34,34 20,42 8,40! 10,30 20,26 28,14 26,2 16,-6!",
            col,
            2.6,
        )
        p.hatch(wing, (70, -10), (36, 34), L=12, gap=4.2, w=1.6)
        p.brush("22,-22 40,-26 56,-20", (0.2, 1, 0.2), 2.0)
        p.shape(None, "ink", 1, pts=ellipse(34, 20, 5, 6.5))
    sacrum = p.shape("-14,-22! 14,-22! 11,-4 0,16 -11,-4", col, 2.4)
    p.hatch(sacrum, (13, -18), (0, 16), L=7, gap=3.8, w=1.4)
    for y in (-14, -5, 4):
        p.line([(-6 + y * 0.2, y), (6 - y * 0.2, y)], 1.5)


def bone_fist(p: Pen, col: str = "yellow") -> None:
    """Finger bones round an upright shaft at x = 0, the wrist at the right (30, 2)."""
    for i, y in enumerate((-17, -6, 5, 15)):
        k = 1.0 - 0.06 * i
        p.shape([(12, y - 4, 1), (30, -5 + 4 * i, 1), (31, 0 + 4 * i, 1), (13, y + 4, 1)], col, 2.0)
        p.shape(None, col, 2.1, pts=ellipse(5 * k, y, 9, 5))
        p.shape(None, col, 2.1, pts=ellipse(-9 * k, y + 0.6, 7.5, 4.8))
        p.brush([(-3, y - 2.5), (-2.4, y + 2.5)], (1, 1), 1.4, n=3)
    p.shape("14,-16! 10,-26 2,-36! 8,-38 18,-28 22,-14!", col, 2.2)
