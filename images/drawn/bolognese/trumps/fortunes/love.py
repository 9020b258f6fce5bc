"""Trump 5, Love: a naked Cupid in a ring of rays on a fountain, a man and a woman at its sides."""

import math

from images.drawn.bolognese.parts import arm, hand_flat, hand_point, head_long, head_profile, number
from images.drawn.bolognese.parts.bodies.cupid import cupid
from images.drawn.bolognese.recipe import Recipe
from images.drawn.kit import Pen, ellipse


def ring(p: Pen, x: float, y: float, r: float) -> None:
    n = 36
    for i in range(n):
        a = math.radians(i * 360 / n)
        far = r + (27 if i % 2 else 17)
        p.shape([(x + (r - 2) * math.cos(a - 0.075), y + (r - 2) * math.sin(a - 0.075), 1),
                 (x + far * math.cos(a), y + far * math.sin(a), 1),
                 (x + (r - 2) * math.cos(a + 0.075), y + (r - 2) * math.sin(a + 0.075), 1)], "yellow",
                     2.2)  # fmt: skip
    p.shape(None, "yellow", 2.8, pts=ellipse(x, y, r))
    for i in range(60):
        a = math.radians(i * 6)
        p.brush([(x + (r - 2) * math.cos(a), y + (r - 2) * math.sin(a)),
                 (x + (r - 9) * math.cos(a), y + (r - 9) * math.sin(a))], (1, 0.2), 1.7, n=3)  # fmt: skip
    p.shape(None, "paper", 2.6, pts=ellipse(x, y, r - 13))


def fountain(p: Pen) -> None:
    """A tall standing cup: red basin, green bowl, yellow foot, blue stem running through the seam."""
    stem = p.shape("222,420! 258,420! 254,450 262,480 262,505! 218,505! 218,480 226,450", "blue", 2.8)
    p.hatch(stem, (257, 424), (262, 500), L=14, gap=4.3, w=1.9)
    p.pleats("226,424 254,424", "222,505 258,505", 5, 2.0)
    knop = p.shape("214,404 222,392! 258,392! 266,404 258,424 240,428 222,424", "yellow", 2.7)
    p.hatch(knop, (265, 406), (244, 427), L=10, gap=4.2, w=1.6)
    bowl = p.shape("158,284! 322,284! 322,316 306,350 276,380 260,394! 220,394! 204,380 174,350 158,316", "green", 3.0)
    with p.clipped(bowl):
        for i in range(9):
            x = 240 + (i - 4) * 20
            p.brush([(x, 310), (240 + (i - 4) * 16, 350), (240 + (i - 4) * 6, 392)], (2.4, 2, 0.6), 4, "yellow")
            p.brush([(x + 7, 310), (246 + (i - 4) * 16, 350), (242 + (i - 4) * 6, 392)], (1, 1, 0.3), 2)
    p.hatch(bowl, (322, 316), (264, 390), L=20, gap=4.4, w=1.9)
    p.outline(bowl, 3.0)
    p.band(
        [(154, 288), (240, 300), (326, 288)],
        24,
        "red",
        "wave",
        w=2.6,
        period=18,
        mcol="yellow",
        mw=2.4,
        cap=True,
    )
    p.band([(150, 272), (240, 282), (330, 272)], 11, "yellow", None, w=2.4, cap=True)
    water = p.shape("152,266! 190,256 240,252 290,256 328,266! 290,278 240,281 190,278", "white", 2.4)
    for x in (178, 210, 250, 286):
        p.brush([(x, 266), (x + 9, 264), (x + 18, 267)], (0.2, 1, 0.2), 1.8)
    p.hatch(water, (326, 266), (240, 281), L=5, gap=4.4, w=1.4)


def man(p: Pen) -> None:
    coat = p.shape("56,346 80,324! 124,324! 148,346 158,400 154,440 168,505! 34,505! 44,440 44,390", "red")
    p.hatch(coat, (44, 390), (36, 500), L=22, gap=4.5, w=2.0)
    p.pleats("50,436 152,436", "40,505 164,505", 11, 2.1, short=0.7)
    p.band("104,328 106,430", 16, "blue", "dots", w=2.1, period=13, mcol="yellow")
    p.band("44,430 100,438 156,430", 13, "yellow", "zig", w=2.2, period=10, cap=True)
    arm(p, (68, 356), (62, 432), (142, 398), "green", (23, 21, 13), hand=hand_point, hand_s=0.8, cuff_w=12, chest=104)
    with p.at(104, 267, 0.96, flip=True):
        head_profile(p, "bob", "dark")
        hat = p.shape("-32,-24! -26,-46 -16,-78 4,-112 12,-114! 25,-78 36,-48 42,-16! 22,-30 -4,-34", "yellow", 2.8)
        p.hatch(hat, (36, -48), (12, -114), L=18, gap=4.4, w=1.8)
        for y in (-52, -70, -88):
            p.brush([(-22 - (y + 52) * 0.3, y + 6), (6, y + 8), (30 + (y + 52) * 0.2, y)], (0.3, 1, 0.3), 2)
        p.band("-40,-18 -18,-31 8,-32 30,-24 50,-8", 13, "red", "zig", w=2.3, period=9, cap=True)
        p.shape(None, "red", 2.2, pts=ellipse(9, -118, 8))
    p.band("70,330 88,344 110,346 134,330", 17, "white", "ticks", w=2.2, period=8, cap=True)


def woman(p: Pen) -> None:
    gown = p.shape("332,352 356,330! 404,330! 428,352 438,400 430,440 446,505! 312,505! 326,440 322,400", "blue")
    p.hatch(gown, (438, 400), (444, 500), L=22, gap=4.5, w=2.0)
    p.pleats("328,436 430,436", "318,505 442,505", 11, 2.1, short=0.7)
    p.shape("348,334! 380,346 412,334! 402,364 380,376 358,364", "flesh", 2.3)
    p.band("344,334 358,362 380,375 402,362 416,334", 13, "yellow", "dots", w=2.1, period=9, mcol="red", cap=True)
    p.band("380,384 378,430", 22, "red", "cross", w=2.1, period=15, mw=1.6, mcol="yellow")
    p.band("326,430 378,439 432,430", 13, "red", "zig", w=2.2, period=10, cap=True)
    arm(p, (344, 362), (334, 432), (300, 384), "yellow", (20, 18, 11), motif="dots", hand=hand_flat,
        hand_s=0.7, cuff_w=11,
        cuff="red", chest=380)  # fmt: skip
    arm(p, (420, 362), (440, 446), (384, 462), "yellow", (21, 20, 12), motif="dots", hand=hand_flat,
        hand_s=0.76,
        cuff_w=11, cuff="red", chest=380)  # fmt: skip
    with p.at(378, 271, 0.98, rot=-8):
        head_long(p, -0.45, "brown", neckw=13, lean=-8, gaze=-0.3, drop=70, mouth="smile")
        for x in (-26, -13, 0, 13, 26):
            p.shape(None, "red" if x % 2 else "yellow", 2.0, pts=ellipse(x, -46 + abs(x) * 0.35, 6.5))


def love(p: Pen) -> None:
    number(p, "5", 44, 108, 78)
    ring(p, 240, 140, 97)
    fountain(p)
    with p.at(254, 148, 1.06):
        cupid(p)
    man(p)
    woman(p)


def seams(p: Pen) -> None:
    for x0, x1 in ((34, 168), (218, 262), (312, 446)):
        p.line([(x0, 500), (x1, 500)], 2.6)


CARDS = {
    "T5": Recipe(
        draw=love,
        mid=seams,
        marks={"number": (40, 26, 56, 86), "cupid": (110, 18, 246, 250), "fountain": (148, 250, 184, 250),
               "man": (36, 120, 130, 380)},
    )
}  # fmt: skip
