"""The Moon."""

import math

from images.drawn.kit import Pen, ellipse
from images.drawn.parts import fist, hand_flat, leafspray, lock, neck, palm, profile, star
from images.drawn.recipe import Recipe


def astro_left(p: Pen) -> None:
    """Man in profile facing right (card coordinates, left figure)."""
    s = p.shape(
        "150,300! 166,318 172,372 172,436 166,466! 92,466! 84,430 78,372 82,320 100,296!", "yellow", 2.8
    )  # vest
    for k in range(15):
        y = 316 + k * 10
        p.brush([(100 + (k % 2) * 4, y), (134, y + 5), (168 - (k % 2) * 4, y - 2)], (0.4, 1, 0.5), 2.0)
    p.shape("90,472! 168,472! 178,505! 76,505!", "green", 2.8)
    p.pleats("92,474 166,474", "80,505 176,505", 12, 2.2)
    p.band("88,468 130,473 172,467", 12, "yellow", "ticks", w=2.1, period=8)
    # far arm up with dividers
    a = p.shape("140,310! 168,316 192,300 204,276! 224,288! 218,318 196,346 166,354 146,342", "red", 2.6)
    p.hatch(a, (222, 292), (168, 354), L=12, gap=4.5, w=1.7)
    # near sleeve down to the globe
    b = p.shape(
        "104,300! 82,316 68,356 66,404 78,440 108,452 150,444 182,436! 180,408! 150,408 "
        "128,402 122,370 128,326",
        "red",
        2.8,
    )
    p.hatch(b, (70, 352), (90, 448), L=24, gap=4.6, w=2.0, slant=6)
    p.hatch(b, (126, 380), (176, 410), L=8, gap=4.6, w=1.5)
    p.comb("106,316 92,352 92,392", L=9, side=-1, w=1.5)
    with p.at(184, 422, 0.92, rot=-6):
        hand_flat(p)
    p.band("181,406 184,438", 9, "yellow", None, w=1.9)
    p.band("98,300 124,308 150,302", 13, "blue", None, w=2.2)
    # head
    with p.at(122, 246, 0.98, flip=True, rot=2):
        neck(p, 15, bot=58)
        profile(p)
        lock(
            p,
            [(0, -44), (10, -20), (12, 8), (10, 40)],
            [(14, -56), (38, -30), (40, 14), (34, 58)],
            9,
            wave=2.2,
        )
        lock(
            p, [(-22, -34), (-8, -36), (6, -30), (12, -16)], [(-20, -48), (-2, -58), (20, -54), (34, -36)], 7
        )
        lock(p, [(12, 34), (16, 46), (12, 62)], [(36, 40), (40, 54), (36, 64)], 4, wave=1.6)
        leafspray(p, "14,-18 -4,-34 -26,-38", 6, 13)
    # dividers
    with p.at(212, 256, 1, rot=10):
        for s in (1, -1):
            p.shape(
                [(-4 * s, 26, 1), (5 * s, 24, 1), (12 * s, -50, 1), (11 * s, -62, 1), (5 * s, -40, 1)],
                "steel",
                2.2,
            )
        p.shape(None, "yellow", 2.2, pts=ellipse(0, 26, 7))
    with p.at(208, 286, 0.72, rot=8):
        fist(p, thumb=False)


def astro_right(p: Pen) -> None:
    s = p.shape(
        "372,296! 394,306 404,340 408,400 412,466! 322,466! 318,410 318,350 328,312 346,298!", "green", 2.8
    )
    p.hatch(s, (320, 340), (322, 462), L=18, gap=4.6, w=1.9)
    p.line("366,312 366,400 370,464", 2.0)
    for k in range(6):
        p.dot(372, 322 + k * 22, 3, "yellow", 1.5)
    p.shape("322,472! 410,472! 424,505! 316,505!", "red", 2.8)
    p.pleats("324,474 408,474", "320,505 420,505", 12, 2.2)
    p.band("318,467 366,472 414,467", 12, "yellow", "ticks", w=2.1, period=8)
    a = p.shape("334,318! 312,338 296,330 282,300! 264,312! 274,346 296,374 320,374 338,350", "red", 2.6)
    p.hatch(a, (268, 318), (318, 374), L=12, gap=4.5, w=1.7)
    with p.at(272, 306, 0.66, rot=-34):
        palm(p)
    p.band("284,299 265,313", 7, "yellow", None, w=1.8)
    b = p.shape(
        "376,304! 400,322 412,362 414,404 400,446 366,468 330,482! 322,456! 350,440 364,412 360,372 356,336",
        "red",
        2.8,
    )
    p.hatch(b, (412, 360), (370, 466), L=24, gap=4.6, w=2.0, slant=-6)
    p.hatch(b, (358, 350), (352, 438), L=9, gap=4.6, w=1.5)
    p.comb("384,322 396,360 392,396", L=9, side=1, w=1.5)
    with p.at(322, 470, 0.86, rot=-20, flip=True):
        hand_flat(p)
    p.band("320,455 332,484", 9, "yellow", None, w=1.9)
    p.band("338,304 362,310 384,298", 13, "green", "zig", w=2.2)
    with p.at(362, 246, 0.98, rot=-3):
        neck(p, 15, bot=58)
        profile(p, brow=1, nose=1)
        lock(
            p,
            [(2, -44), (10, -20), (12, 8), (8, 34)],
            [(16, -56), (40, -26), (40, 12), (30, 46)],
            9,
            wave=2.2,
        )
        lock(
            p, [(-22, -34), (-8, -36), (6, -30), (12, -16)], [(-20, -48), (-2, -58), (22, -54), (36, -34)], 7
        )
        leafspray(p, "16,-16 -2,-34 -24,-38", 6, 13)


def moon(p: Pen) -> None:
    p.shape(None, "blue", 3.0, pts=ellipse(248, 102, 72))
    for i in range(34):
        a = math.radians(-82 + i * 164 / 33)
        p.brush(
            [
                (248 + 72 * math.cos(a), 102 + 72 * math.sin(a)),
                (248 + 56 * math.cos(a), 102 + 63 * math.sin(a)),
            ],
            (1, 0.8, 0.2),
            2.0,
            n=3,
        )
    m = p.shape(None, "red", 3.0, pts=ellipse(228, 102, 68, 70))
    with p.at(224, 106, 1.28):
        for x, far in ((-18, True), (9, False)):
            with p.at(x, -10, 0.95 if far else 1.1):
                p.shape("-10,1! -4,-4 4,-4 11,1! 4,4 -4,4", "white", 0)
                p.shape("-6,-3.5! 2,-3.5! 2,3 -2,4.5 -6,3", "ink", 0)
                p.brush("-12,2 -4,-5 4,-5 13,2", (0.5, 1.3, 1.3, 0.3), 3)
                p.brush("-9,4 0,6 9,4", (0.1, 1, 0.1), 1.8)
        p.brush("-33,-19 -24,-25 -12,-20", (0.4, 1.2, 0.8), 3.2)
        p.brush("-2,-21 10,-27 24,-19", (0.8, 1.3, 0.3), 3.2)
        p.brush("-8,-16 -9,0 -15,12 -17,18 -12,21 -4,18", (0.4, 1, 1.2, 1.2, 0.9, 0.3), 2.6)
        p.brush("-22,29 -14,27 -9,29 -2,27 6,29", (0.4, 1, 0.8, 1, 0.4), 3.0)
        p.brush("-15,36 -9,37.5 -2,36", (0.1, 1, 0.1), 2.4)
        p.brush("18,6 24,12 24,20", (0.1, 1, 0.1), 2.0)
        p.brush("25,2 31,10 30,20", (0.1, 1, 0.1), 2.0)
        for k in range(4):
            p.brush(
                [(-22 + k * 2, -36 - k * 4), (-4, -39 - k * 4), (14 - k * 2, -36 - k * 4)], (0.1, 1, 0.1), 1.9
            )
    p.hatch(m, (262, 42), (262, 162), L=17, gap=4.6, w=1.9)
    p.hatch(m, (190, 158), (240, 171), L=12, gap=4.6, w=1.7)
    for x, y, r in (
        (110, 66, 25),
        (92, 138, 22),
        (372, 62, 24),
        (424, 138, 22),
        (340, 150, 20),
        (150, 176, 17),
    ):
        star(p, x, y, r, 6, 0.5)
        for i in range(6):
            a = math.radians(-60 + 60 * i)
            p.brush([(x, y), (x + r * 0.5 * math.cos(a), y + r * 0.5 * math.sin(a))], (0.6, 1, 0.3), 1.3, n=3)
    astro_left(p)
    astro_right(p)
    # globe
    g = p.shape(None, "blue", 2.9, pts=ellipse(240, 392, 44))
    with p.clipped(g):
        p.shape("240,340! 190,350! 196,392 216,402 240,398!", "red", 0)
        p.shape("240,398! 262,404 290,396! 290,450! 236,450!", "red", 0)
    p.hatch(g, (282, 380), (250, 435), L=22, gap=4.4, w=1.8)
    p.hatch(g, (200, 372), (224, 351), L=12, gap=4.4, w=1.5)
    p.band("197,392 216,402 242,404 266,400 283,390", 9, "yellow", None, w=2.0, clip=g)
    p.band("236,348 246,376 246,408 236,436", 9, "yellow", None, w=2.0, clip=g)
    p.outline(g, 3.0)


def moon_mid(p: Pen) -> None:
    p.line([(74, 500), (406, 500)], 2.6)
    # set-square crossing the middle (point-symmetric zigzag)
    pts = [(304, 452), (262, 452), (218, 548), (176, 548)]
    pts = [(322, 474), (272, 446), (208, 554), (158, 526)]
    p.stroke(pts, 19, "ink", False)
    p.stroke(pts, 13, "blue", False)
    p.stroke([(x - 1, y - 2) for x, y in pts], 1.6, "ink", False)


CARDS = {
    "Moon": Recipe(
        draw=moon, mid=moon_mid, marks={"moon": (156, 28, 168, 148), "astronomers": (60, 180, 360, 310)}
    )
}
