"""The World."""

import math

from images.drawn.kit import Pen, curve, ellipse
from images.drawn.parts import face, fist, lock, neck, palm, star, taper_rod
from images.drawn.recipe import Recipe


def disc(p: Pen) -> None:
    """Quartered world disc in a wreath; drawn once, point-symmetric by construction."""
    cx, cy, R = 240, 500, 150
    p.shape(None, "green", 3.2, pts=ellipse(cx, cy, R))
    # laurel leaves round the ring, mirrored towards the bindings
    for q in range(4):
        for j in range(7):
            for rr, off in ((R - 9, 0), (R - 22, 5), (R - 35, 0)):
                a = math.radians(q * 90 + 14 + j * 10.4 + off * 0.9 - 90)
                x, y = cx + rr * math.cos(a), cy + rr * math.sin(a)
                with p.at(
                    x, y, 1, rot=math.degrees(a) + 90 + (-16 if rr > R - 20 else 16 if rr < R - 30 else 0)
                ):
                    p.shape("-11,0! -2,-6 9,0! -2,6", "green", 1.9)
                    p.brush([(-9, 0), (0, 0), (6, 0)], (1, 0.8, 0.1), 1.3)
    ri = 104
    p.shape(None, "paper", 3.2, pts=ellipse(cx, cy, ri))
    for q, col in enumerate(("blue", "red", "blue", "red")):  # TR, BR, BL, TL
        a0 = -90 + q * 90
        pts = [(cx, cy)] + ellipse(cx, cy, ri - 2, None, a0, a0 + 90, 30)
        s = p.shape(None, col, 0, pts=pts)
        with p.clipped(s):
            if col == "red":
                for k in range(12):
                    y = (cy - 96 + k * 9) if q == 3 else (cy + 96 - k * 9)
                    d = 1 if q == 1 else -1
                    p.brush(
                        [(cx + d * 3, y), (cx + d * 50, y + 1.5), (cx + d * 104, y)],
                        (1, 0.9, 0.35) if k % 2 else (0.4, 0.9, 1),
                        2.9,
                    )
        if col == "blue":
            d = 1 if q == 0 else -1
            with p.at(cx, cy, 1, rot=0 if q == 0 else 180):
                # crescent with a face, stars
                p.shape(
                    "62,-82! 34,-74 24,-50 38,-28 64,-24! 50,-36 46,-44! 40,-46! 47,-53! 45,-62 52,-74",
                    "white",
                    2.2,
                )
                p.brush("46,-62 41,-60 38,-62", (0.4, 1, 0.3), 1.7)
                p.brush("48,-37 43,-40", (1, 0.6, 0.3), 1.5)
                for x, y, r in ((76, -58, 9), (18, -22, 8), (80, -26, 8), (16, -84, 7)):
                    star(p, x, y, r, 5, 0.42, "yellow", w=1.7)
    p.line([(cx - ri, cy), (cx + ri, cy)], 3.2)
    p.line([(cx, cy - ri), (cx, cy + ri)], 3.2)
    p.stroke(ellipse(cx, cy, ri), 3.4, "ink", True)
    for q in range(4):  # gilt bindings
        with p.at(cx, cy, 1, rot=q * 90):
            s = p.shape(
                [
                    (-38, -R - 5, 1),
                    (0, -R - 9),
                    (38, -R - 5, 1),
                    (27, -ri + 3, 1),
                    (0, -ri - 1),
                    (-27, -ri + 3, 1),
                ],
                "yellow",
                2.8,
            )
            for k in range(5):
                x = -24 + k * 12
                p.shape(
                    [(x, -R, 1), (x + 5.2, -R + 22), (x * 0.84, -ri - 6, 1), (x - 5.2, -R + 22)],
                    "yellow",
                    1.9,
                )
                p.brush([(x, -R + 10), (x * 0.92, -R + 30)], (0.4, 1, 0.2), 1.7)


def world(p: Pen) -> None:
    for f in (False, True):
        with p.at(480 if f else 0, 0, flip=f):
            p.shape(
                "196,340! 176,336 154,322 140,306! 162,312 176,310! 168,318! 186,320 200,326 206,338!",
                "green",
                2.4,
            )
            for k in range(4):
                p.brush([(200 - k * 6, 336 - k * 2), (182 - k * 9, 326 - k * 4)], (1, 0.6, 0.1), 1.6)
            l = p.shape(
                "212,262! 208,290 210,318 204,338 192,348 196,352! 226,352! 230,318 232,262!", "flesh", 2.5
            )
            p.hatch(l, (231, 270), (228, 344), L=8, gap=4.4, w=1.4)
            p.shape("202,232! 196,250 200,268 214,276 232,272 238,240 238,228!", "blue", 2.6)
            p.pleats("204,234 236,232", "202,270 234,272", 6, 1.7)
            p.band("206,274 220,280 234,275", 7, "red", None, w=1.8)
    # scarf
    s = p.shape(
        "206,176! 186,186 168,204 160,226 140,236 112,262! 152,256 150,246! 172,240 "
        "170,230! 188,216 188,206! 206,194 214,190!",
        "green",
        2.5,
    )
    p.brush("204,184 178,204 160,232 126,256", (0.5, 1, 0.3), 1.8)
    # tunic
    t = p.shape("200,118! 240,112 280,118! 286,150 278,182! 288,236! 192,236! 202,182! 194,150", "red", 2.8)
    p.pleats("202,190 278,190", "194,236 286,236", 14, 2.2, short=0.7)
    for x in (216, 228, 252, 264):
        p.brush([(x, 120), (x - (240 - x) * 0.12, 178)], (1, 0.8, 0.6), 2.1)
    p.hatch(t, (286, 140), (279, 180), L=10, gap=4.4, w=1.6)
    p.band("201,184 240,188 279,184", 11, "green", "stripe", w=2.0)
    p.band("193,232 240,236 287,232", 8, "yellow", None, w=1.9)
    # raised left arm, open hand
    a = p.shape(
        "204,118! 190,132 172,152 150,146 138,138! 130,152! 150,172 176,182 196,166 208,150!", "red", 2.5
    )
    p.hatch(a, (136, 154), (196, 166), L=9, gap=4.4, w=1.5)
    with p.at(134, 146, 0.68, rot=-54):
        palm(p)
    p.band("141,137 133,153", 6, "yellow", None, w=1.7)
    # caduceus
    with p.at(332, 150, 1, rot=28):
        taper_rod(p, 0, 84, 0, -86, 2.0, 3.6, "yellow", 2.2, light=False)
        for s in (1, -1):
            p.stroke(
                p.T(
                    curve(
                        [
                            (0, -2),
                            (15 * s, -12),
                            (12 * s, -28),
                            (0, -36),
                            (-13 * s, -46),
                            (-9 * s, -58),
                            (-3 * s, -60),
                        ]
                    )
                ),
                7.0,
                "ink",
                False,
            )
        for s in (1, -1):
            p.stroke(
                p.T(
                    curve(
                        [
                            (0, -2),
                            (15 * s, -12),
                            (12 * s, -28),
                            (0, -36),
                            (-13 * s, -46),
                            (-9 * s, -58),
                            (-3 * s, -60),
                        ]
                    )
                ),
                3.2,
                "green" if s > 0 else "yellow",
                False,
            )
            p.shape(
                [
                    (3 * s, -72, 1),
                    (16 * s, -88),
                    (36 * s, -92),
                    (50 * s, -84, 1),
                    (40 * s, -80),
                    (44 * s, -74, 1),
                    (30 * s, -74),
                    (32 * s, -66, 1),
                    (16 * s, -66),
                    (3 * s, -64, 1),
                ],
                "yellow",
                2.1,
            )
            for k in range(3):
                p.brush(
                    [(8 * s, -70 - k * 2), (26 * s, -70 - k * 7), (38 * s + k, -74 - k * 5)],
                    (0.8, 1, 0.1),
                    1.3,
                )
        p.shape(None, "red", 2.3, pts=ellipse(0, -92, 7.5))
    # right arm
    a = p.shape("276,118! 292,128 306,150 312,160! 300,174! 284,164 272,150!", "red", 2.5)
    p.hatch(a, (302, 172), (276, 154), L=8, gap=4.4, w=1.5)
    with p.at(322, 170, 0.62, rot=28):
        fist(p)
    p.band("314,158 301,174", 7, "yellow", None, w=1.7)
    # collar
    p.shape(
        "208,112! 226,108 254,108 272,112! 264,128! 256,120! 250,132! 240,122! 230,132! 224,120! 216,128!",
        "yellow",
        2.2,
        smooth=False,
    )
    # head with winged hat
    with p.at(240, 74, 0.66, rot=0):
        lock(p, [(-22, -20), (-27, 10), (-20, 32)], [(-36, -20), (-42, 12), (-32, 36)], 4)
        lock(p, [(22, -20), (27, 10), (20, 32)], [(36, -20), (42, 12), (32, 36)], 4)
        neck(p, 16, bot=56)
        face(p, 0.1, lips="#c9534c")
        for s in (1, -1):
            with p.at(0, 0, flip=s < 0):
                p.shape(
                    "26,-46! 50,-66 84,-72 112,-64! 94,-56 100,-48! 80,-46 84,-36! 60,-36 34,-26!", "red", 2.4
                )
                for k in range(4):
                    p.brush(
                        [(32, -40 + k * 2), (64, -50 + k * 3), (94 - k * 9, -58 + k * 7)], (1, 0.9, 0.1), 1.7
                    )
        p.shape("-35,-24! -34,-46 -18,-62 0,-66 18,-62 34,-46 35,-24! 18,-32 0,-35 -18,-32", "yellow", 2.6)
        for x in (-20, -7, 7, 20):
            p.brush([(x, -33), (x * 0.9, -50), (x * 0.5, -62)], (0.8, 1, 0.2), 1.8)
        p.band("-37,-24 -18,-33 0,-36 18,-33 37,-24", 8, "red", None, w=2.0)


CARDS = {
    "World": Recipe(
        draw=world, mid=disc, marks={"globe": (86, 345, 308, 310), "mercury": (130, 24, 220, 326)}
    )
}
