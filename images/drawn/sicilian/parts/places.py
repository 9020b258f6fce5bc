"""Where people stand: the frame, ground, sea, sky, trees, and the number in its corner."""

import math

from images.drawn.kit import Shape, ellipse
from images.drawn.sicilian.hand import HEIGHT, WIDTH, Block, numeral

INSET = 15
NUMBER_TOP, NUMBER_HIGH = 36, 60


def frame(p: Block) -> Shape:
    """The line round the card; what is drawn next may be clipped to it."""
    a, b, c, d, r = INSET, INSET, WIDTH - INSET, HEIGHT - INSET, 12
    return p.shape(
        [(a + r, b, 1), (c - r, b, 1), (c - 3, b + 3), (c, b + r, 1), (c, d - r, 1), (c - 3, d - 3), (c - r, d, 1), (a + r, d, 1),
         (a + 3, d - 3), (a, d - r, 1), (a, b + r, 1), (a + 3, b + 3)], None, 4.4,
    )  # fmt: skip


def number(p: Block, n: int) -> tuple[float, float, float, float]:
    """The number of a trump at the top right; returns its box."""
    numeral(p, str(n), WIDTH - 33, NUMBER_TOP + NUMBER_HIGH, NUMBER_HIGH)
    wide = 56 if n < 10 else 92
    return WIDTH - 33 - wide, NUMBER_TOP - 4, wide + 6, NUMBER_HIGH + 10


def ground(p: Block, y: float = 706, col: str = "green", rise: float = 14, tufts: int = 7) -> None:
    """Turf from y down to the frame."""
    a, c, d = INSET + 2, WIDTH - INSET - 2, HEIGHT - INSET - 2
    sh = p.shape([(a, y + 6, 1), (a + 90, y - rise * 0.4), (a + 200, y + 5), (a + 310, y - rise * 0.5),
    (c, y + 4, 1), (c, d - 8, 1), (c - 8, d, 1), (a + 8, d, 1), (a, d - 8, 1)], col, 4.0)  # fmt: skip
    with p.clipped(sh):
        for i in range(tufts):
            x = a + (i + 0.5 + p.rng.uniform(-0.3, 0.3)) * (c - a) / tufts
            top = y + 26 + p.rng.uniform(0, 34)
            for dx, h in ((-9, 15), (0, 22), (9, 13)):
                p.brush([(x + dx * 0.3, top), (x + dx, top - h)], (1.2, 0.1), 4.2)
        for _ in range(9):
            x, top = p.rng.uniform(a, c - 40), y + p.rng.uniform(22, 72)
            p.brush([(x, top), (x + p.rng.uniform(20, 46), top + 2)], (0.2, 1, 0.2), 3.2)


def floor(p: Block, y: float = 716, light: str = "paper", dark: str = "red") -> None:
    """A tiled floor from y down to the frame."""
    a, c, d = INSET + 2, WIDTH - INSET - 2, HEIGHT - INSET - 2
    sh = p.shape(
        [(a, y, 1), (c, y, 1), (c, d - 8, 1), (c - 8, d, 1), (a + 8, d, 1), (a, d - 8, 1)], light, 4.0, smooth=False
    )
    with p.clipped(sh):
        for j in range(3):
            y0, y1 = y + j * 23, y + (j + 1) * 23
            for i in range(-2, 14):
                x0 = 240 + (i - 6) * (40 + j * 7)
                x1 = 240 + (i - 6) * (47 + j * 7)
                w0, w1 = 40 + j * 7, 47 + j * 7
                if (i + j) % 2:
                    p.shape([(x0, y0, 1), (x0 + w0, y0, 1), (x1 + w1, y1, 1), (x1, y1, 1)], dark, 2.6, smooth=False)
        for j in (1, 2):
            p.line([(a, y + j * 23), (c, y + j * 23)], 2.8)
    p.outline(sh, 4.0)


def sea(p: Block, y: float = 640, col: str = "blue", rows: int = 6) -> None:
    """Waves from y down to the frame."""
    a, c, d = INSET + 2, WIDTH - INSET - 2, HEIGHT - INSET - 2
    n = 8
    crest = []
    for i in range(n):
        x = a + (c - a) * i / n
        crest += [(x, y + 8, 1), (x + (c - a) / n * 0.5, y - 4)]
    sh = p.shape([*crest, (c, y + 8, 1), (c, d - 8, 1), (c - 8, d, 1), (a + 8, d, 1), (a, d - 8, 1)], col, 4.2)
    with p.clipped(sh):
        for j in range(rows):
            yy = y + 26 + j * (d - y) / rows
            for i in range(-1, 7):
                x = a + (i + 0.5 * (j % 2)) * 74 + p.rng.uniform(-10, 10)
                p.brush(
                    [(x, yy + 5), (x + 16, yy - 8), (x + 34, yy - 6), (x + 46, yy + 6), (x + 66, yy + 3)],
                    (0.2, 1, 1.1, 0.7, 0.1),
                    4.4,
                    "paper" if (i + j) % 3 == 0 else "ink",
                )


def sun(p: Block, x: float, y: float, r: float, rays: int = 14) -> None:
    """A sun with a face, its rays straight and waved in turn."""
    with p.at(x, y, r / 60):
        for i in range(rays):
            with p.at(rot=360 * i / rays + p.rng.uniform(-2, 2)):
                if i % 2:
                    p.shape("-13,-58! -4,-78 -9,-92 2,-118! 8,-94 4,-80 13,-58!", "red", 3.4)
                else:
                    p.shape("-15,-56! 0,-112! 15,-56!", "yellow", 3.4)
        p.shape(None, "yellow", 4.4, pts=ellipse(0, 0, 60))
        _sky_face(p)


def _sky_face(p: Block) -> None:
    for s in (-1, 1):
        p.dab([(18 * s, 12), (30 * s, 4), (42 * s, 13), (30 * s, 24)], "red")
        with p.at(21 * s, -10, flip=s < 0):
            p.shape("-13,3! -5,-6 3,-7 14,4! 4,8 -5,7", "paper", 0)
            p.dot(1, 0, 5)
            p.brush("-14,4 -5,-6 4,-7 15,5", (0.5, 1.3, 1.3, 0.5), 4)
            p.brush("-15,-14 -2,-22 15,-13", (0.6, 1.2, 0.4), 4.4)
    p.brush("6,-14 3,4 10,16 4,22 -6,20", (0.5, 0.9, 1.2, 1, 0.6), 3.8)
    p.brush("-18,33 -6,37 0,38 8,37 19,32", (0.5, 1.1, 1, 1.1, 0.5), 4)
    p.brush("-7,46 0,48 7,46", (0.2, 1, 0.2), 3)


def moon(p: Block, x: float, y: float, r: float) -> None:
    """A crescent with a face in profile, looking right."""
    with p.at(x, y, r / 60):
        sh = p.shape(
            "26,-58! -10,-62 -44,-44 -62,-6 -50,36 -14,62 26,56! 4,46 0,38 10,34! 5,30 11,26! 5,24 4,19! 14,14! 4,-2 2,-16 8,-36",
            "yellow", 4.4,
        )  # fmt: skip
        p.shade(sh, (-62, -6), (-14, 61), L=22, gap=9, w=3.6)
        p.dab("-20,14 -10,8 -4,16 -12,24", "red")
        p.shape("-16,-8! -6,-13 2,-8! -6,-4", "paper", 0)
        p.dot(-4, -8.5, 4)
        p.brush("-18,-6 -8,-15 3,-10", (0.5, 1.3, 0.6), 4)
        p.brush("-22,-20 -10,-27 2,-22", (0.4, 1.1, 0.4), 4)
        p.brush("10,29 -2,31 -8,27", (1, 0.9, 0.2), 3.2)


def star(
    p: Block, x: float, y: float, r: float, points: int = 8, col: str = "yellow", inner: float = 0.4, rot: float = 0.0
) -> None:
    """A star, every ray divided by a cut and dark on one side."""
    with p.at(x, y, r / 60, rot=rot):
        tips = [
            (
                60 * math.sin(i * math.pi / points) * (1 if i % 2 == 0 else inner),
                -60 * math.cos(i * math.pi / points) * (1 if i % 2 == 0 else inner),
            )
            for i in range(points * 2)
        ]
        sh = p.shape([(a, b, 1) for a, b in tips], col, 4.0, smooth=False)
        if r > 24:
            for i in range(0, points * 2, 2):
                a, b = tips[i], tips[(i + 1) % (points * 2)]
                p.brush([(0, 0), (a[0] * 0.9, a[1] * 0.9)], (0.8, 0.3), 3)
                for u in (0.35, 0.6):
                    p.brush(
                        [(a[0] * u, a[1] * u), ((a[0] + b[0]) / 2 * (u + 0.2), (a[1] + b[1]) / 2 * (u + 0.2))],
                        (1, 0.3),
                        2.6,
                    )
        del sh


def cloud(p: Block, x: float, y: float, s: float = 1.0, col: str = "sky", flip: bool = False) -> None:
    """A curled cloud, about 160 wide."""
    with p.at(x, y, s, flip=flip):
        p.shape(
            "-80,20! -86,0 -68,-14 -50,-8! -50,-34 -20,-44 0,-28! 10,-46 42,-46 50,-22! 72,-28 90,-8 80,18! 50,28 "
            "20,20 -10,30 -44,20",
            col,
            4.2,
        )
        for c in (
            "-66,8 -60,-4 -48,0 -52,10",
            "-30,2 -28,-20 -10,-26 2,-12 -8,0",
            "28,4 22,-18 40,-28 52,-10",
            "62,8 66,-8 78,-4",
        ):
            p.brush(c, (0.3, 1.1, 1, 0.3), 3.6)


def leaf_clump(p: Block, x: float, y: float, r: float, col: str = "green") -> None:
    """A clump of foliage about x, y."""
    n = max(8, round(r / 4.5))
    pts: list[tuple[float, ...]] = []
    for i in range(n):
        a, b = i / n * math.tau, (i + 0.5) / n * math.tau
        k, m = r * p.rng.uniform(0.84, 0.9), r * p.rng.uniform(1.0, 1.1)
        pts += [(x + k * math.cos(a), y + k * math.sin(a) * 0.82, 1), (x + m * math.cos(b), y + m * math.sin(b) * 0.82)]
    sh = p.shape(pts, col, 4.2)
    with p.clipped(sh):
        for _ in range(round(r / 4)):
            a, d = p.rng.uniform(0, math.tau), r * p.rng.uniform(0.1, 0.82)
            cx, cy = x + d * math.cos(a), y + d * math.sin(a) * 0.8
            p.brush([(cx - 8, cy - 2), (cx, cy + 5), (cx + 8, cy - 3)], (0.2, 1.1, 0.2), 3.4)


def trunk(p: Block, s: str, col: str = "brown") -> Shape:
    """A tree's trunk from its outline, with bark."""
    return p.shape(s, col, 4.4)
