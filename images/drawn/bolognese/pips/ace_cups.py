"""The ace of cups: one great crowned goblet, blue and green leaves at its sides."""

import math

from images.drawn.bolognese.parts import leafspray
from images.drawn.bolognese.recipe import Recipe
from images.drawn.kit import Pen, Spec, curve, ellipse, lerp, normals, resample


def acanthus(p: Pen, spine: Spec, width: float, col: str, lobes: int = 4) -> None:
    """A lobed leaf along a curve from its stalk to its tip, with a midrib and a vein to every lobe."""
    n = 12 * lobes
    mid = resample(curve(spine), n)
    sides = []
    for s in (1, -1):
        side = []
        for i, (q, m) in enumerate(zip(mid, normals(mid), strict=True)):
            t = i / n
            reach = width * math.sin(math.pi * min(1.0, t + 0.04)) ** 0.7 * (1 - 0.35 * t)
            h = s * reach * (0.62 + 0.38 * math.sin(math.pi * (t * lobes % 1)) ** 0.8)
            side.append((q[0] + m[0] * h, q[1] + m[1] * h))
        sides.append(side)
    leaf = p.shape(None, col, 2.7, pts=sides[0] + sides[1][::-1])
    p.hatch_edge(p.T(sides[0]), leaf.pts, L=width * 0.5, gap=4.6, w=1.6)
    for k in range(lobes):
        a, b = mid[12 * k + 1], 12 * k + 8
        for side in sides:
            p.brush([a, lerp(mid[12 * k + 6], side[b], 0.35), lerp(mid[b], side[b], 0.72)], (1, 0.8, 0.1), 1.8)
    p.brush(mid, (1, 0.8, 0.1), 2.8, n=24)


def _sides(p: Pen) -> None:
    """Leaves and sprays, the same on both sides."""
    for _ in p.mirrored():
        leafspray(p, "112,-172 150,-216 172,-272 178,-336", 6, 32)
        acanthus(p, "40,-54 84,-92 128,-124 172,-196", 38, "green")
        acanthus(p, "50,-24 112,-24 164,-36 202,-74", 24, "blue", 3)


def _bowl(p: Pen) -> None:
    """The urn's body: gilt, with red gadroons below and a green braided girdle."""
    side = [(96, -274, 1), (100, -236), (98, -206), (84, -168), (56, -136), (26, -122, 1)]
    body = p.shape([*side, *[(-x, y, *flag) for x, y, *flag in side[::-1]]], "yellow", 3.1)
    with p.clipped(body):
        for i in range(-3, 4):
            x = i * 27
            g = p.shape(
                [
                    (x * 0.28, -118, 1),
                    (x * 0.75 - 10, -150),
                    (x - 10, -174),
                    (x, -186),
                    (x + 10, -174),
                    (x * 0.75 + 10, -150),
                ],
                "red",
                2.4,
            )
            p.hatch(g, (x + 10, -172), (x * 0.28, -122), L=8, gap=4.6, w=1.5, env=False)
            p.brush([(x - 4, -176), (x * 0.8 - 3, -152), (x * 0.45, -134)], (0.3, 1, 0.1), 2.0, "white")
    p.band(
        "-104,-206 -50,-197 0,-194 50,-197 104,-206",
        24,
        "green",
        "cross",
        w=2.4,
        mw=2.0,
        mcol="yellow",
        clip=body,
    )
    for x in range(-80, 81, 20):
        p.brush([(x, -252), (x * 1.01, -238), (x * 0.99, -222)], (1, 1, 0.1), 3.0)
    p.hatch(body, (99, -250), (60, -138), L=22, gap=4.4, w=1.8)
    p.outline(body)


def _mouth(p: Pen) -> None:
    """Blue bowl with black teeth, green ring, red mouth: the upper part of a pip card's cup."""
    bowl = p.shape("-98,-336! -101,-300 -95,-268! 0,-256 95,-268! 101,-300 98,-336!", "blue", 3.0)
    with p.clipped(bowl):
        for i in range(9):
            x = -96 + i * 24
            p.fill(p.T([(x - 12, -256), (x, -304), (x + 12, -256)]), "ink")
    p.brush("-80,-318 -83,-300 -80,-286", (0.3, 1, 0.2), 4.0, "white")
    p.hatch(bowl, (98, -330), (96, -274), L=19, gap=4.4, w=1.8)
    p.outline(bowl, 3.0)
    p.band("-103,-272 -52,-260 0,-256 52,-260 103,-272", 21, "green", "ticks", w=2.5, period=9, mw=1.6, cap=True)
    p.shape(None, "red", 3.0, pts=ellipse(0, -336, 98, 24))
    p.shape(None, "deep", 2.2, pts=ellipse(0, -335, 76, 15))


def _crown(p: Pen) -> None:
    """Five-pointed, with red lining, pearls and an orb."""
    p.shape("-60,-366! -68,-404 0,-392 68,-404 60,-366!", "deep", 2.2)
    points = "-58,-350! -76,-424! -44,-388 -36,-432! -14,-390 0,-446! 14,-390 36,-432! 44,-388 76,-424! 58,-350!"
    c = p.shape(points + " 30,-343 0,-341 -30,-343", "yellow", 2.9)
    p.hatch(c, (74, -418), (60, -360), L=14, gap=4.2, w=1.7)
    for x in (-36, 0, 36):
        p.brush([(x, -418), (x * 0.96, -396), (x * 0.9, -378)], (0.2, 1, 0.4), 1.8)
    p.band(
        [(-60, -358), (-30, -351), (0, -349), (30, -351), (60, -358)],
        17,
        "blue",
        "gems",
        w=2.4,
        mcol="red",
        cap=True,
    )
    for x, y in ((-77, -429), (-36, -438), (36, -438), (77, -429)):
        p.shape(None, "white", 2.2, pts=ellipse(x, y, 7))
    p.shape(None, "red", 2.4, pts=ellipse(0, -457, 11))
    p.brush("-5,-460 -2,-464 3,-465", (0.3, 1, 0.3), 1.8, "white")


def _foot(p: Pen) -> None:
    """Knot, bell foot and the plinth on the seam."""
    foot = p.shape("-18,-92! -22,-74 -44,-54 -74,-40! 74,-40! 44,-54 22,-74 18,-92!", "yellow", 2.9)
    for x in (-44, -22, 0, 22, 44):
        p.brush([(x * 1.1, -42), (x * 0.6, -60), (x * 0.3, -84)], (1.2, 1, 0.1), 2.8)
    p.hatch(foot, (20, -80), (68, -42), L=14, gap=4.4, w=1.7)
    p.shape("-34,-106 -36,-98 -26,-90 0,-88 26,-90 36,-98 34,-106 22,-118 0,-121 -22,-118", "red", 2.8)
    p.line("-33,-103 0,-99 33,-103", 1.8)
    p.brush("-26,-110 -12,-115 2,-116", (0.2, 1, 0.2), 2.2, "white")
    p.shape("-84,-40! 84,-40! 84,12! -84,12!", "blue", 3.0, smooth=False)
    for i in range(-3, 4):
        p.shape([(i * 24 - 10, 0, 1), (i * 24, -29, 1), (i * 24 + 10, 0, 1), (i * 24, 29, 1)], "yellow", 2.2)
        p.dot(i * 24, 0, 4.5, "red", 1.6)
    p.band([(-90, -40), (90, -40)], 12, "yellow", "ticks", w=2.5, mw=1.6, period=9, cap=True)


def ace_cups(p: Pen) -> None:
    """The upper half."""
    with p.at(240, 500):
        _sides(p)
        _foot(p)
        _bowl(p)
        _mouth(p)
        _crown(p)


MARKS = {"goblet": (130.0, 30.0, 220.0, 470.0), "crown": (156.0, 30.0, 168.0, 130.0)}
CARDS = {"CA": Recipe(draw=ace_cups, marks=MARKS)}
