"""The Angel."""

import math

from images.drawn.kit import Pen, curve, ellipse, resample
from images.drawn.parts import fist, head_long, vane
from images.drawn.recipe import Recipe


def wing(p: Pen) -> None:
    """Left wing, folded; card coordinates."""
    roots = resample(curve("64,100 70,150 84,200 102,240 122,276 142,300"), 6)
    tips = resample(curve("42,458 62,440 83,420 104,398 124,374 142,350"), 6)
    for i in range(7):
        vane(p, roots[i], tips[i], 15.5 - i * 0.5, "yellow", bend=-3)
    # greater coverts
    roots = resample(curve("72,96 84,140 100,178 118,210 136,238 154,262"), 6)
    tips = resample(curve("70,276 89,284 108,292 126,302 142,314 158,326"), 6)
    for i in range(7):
        vane(p, roots[i], tips[i], 13.5, "green", gap=5)
    # lesser coverts: scales
    sc = p.shape(
        "162,250 152,190 136,138 116,94 94,68 76,70 64,92 70,126 86,160 104,190 124,218 146,250", "green", 2.6
    )
    with p.clipped(sc):
        for j in range(12):
            yy = 256 - j * 17
            for i in range(8):
                xx = 56 + i * 17 + (8 if j % 2 else 0)
                p.shape(None, "green", 1.9, pts=ellipse(xx, yy, 10, 13))
                p.brush([(xx - 3, yy + 2), (xx - 1.5, yy + 10)], (0.3, 1, 0.2), 1.4, n=3)
                p.brush([(xx + 3, yy + 2), (xx + 1.5, yy + 10)], (0.3, 1, 0.2), 1.4, n=3)
    p.outline(sc, 2.6)
    a = "160,236 148,170 126,106 98,72 76,74 63,98 58,136"
    p.band(a, 14, "yellow", "ticks", w=2.3, period=7, mw=1.5)
    p.shape(None, "red", 2.3, pts=ellipse(58, 140, 8, 8))


def angel(p: Pen) -> None:
    for f in (False, True):
        with p.at(480 if f else 0, 0, flip=f):
            wing(p)
    # halo
    p.shape(None, "yellow", 2.8, pts=ellipse(240, 114, 86, 88))
    for i in range(44):
        a = math.radians(i * 360 / 44)
        p.brush(
            [
                (240 + 72 * math.cos(a), 114 + 73 * math.sin(a)),
                (240 + 83 * math.cos(a), 114 + 85 * math.sin(a)),
            ],
            (1, 0.5, 0) if i % 2 else (0.2, 0.9, 1),
            1.7,
            n=3,
        )
    p.shape(None, "paper", 2.4, pts=ellipse(240, 114, 70, 72))
    # skirt
    p.shape("176,420! 304,420! 322,446 340,505! 140,505! 158,446", "blue")
    for i in range(9):
        x = 150 + i * 22.5
        p.brush([(240 + (x - 240) * 0.62, 424), (x, 506)], (0.7, 1.6, 2.2), 4.2)
        p.brush([(240 + (x + 10 - 240) * 0.62, 430), (x + 10.5, 500)], (0.3, 1, 0.6), 1.7)
    # tunic
    tn = p.shape(
        "168,226 200,206! 280,206! 312,226 326,300 312,382 304,432! 176,432! 168,382 154,300", "yellow"
    )
    with p.clipped(tn):
        for j in range(19):
            y = 282 + j * 8.4
            for s in (1, -1):
                p.brush([(240, y + 5), (240 + 34 * s, y + 2), (240 + 80 * s, y - 9)], (0.5, 1, 0.8), 2.0)
    p.shape("166,222 200,206! 280,206! 314,222 316,262 290,278 240,284 190,278 164,262", "green")
    p.pleats("172,222 240,212 308,222", "168,262 240,282 312,262", 19, 1.9, short=0.7)
    p.band("162,262 190,277 240,283 290,277 318,262", 12, "yellow", "zig", w=2.1, period=9)
    # collar
    with p.at(240, 116, 1.3):
        head_long(p, turn=0.14, mouth="calm", drop=74)
    # redraw collar above hair roots
    p.shape("196,196! 214,190 240,196 266,190 284,196! 300,214 286,228 240,238 194,228 180,214", "white", 2.6)
    p.pleats("196,204 240,204 284,204", "184,220 240,236 296,220", 15, 1.8)
    # mantle sleeves
    for f in (False, True):
        with p.at(480 if f else 0, 0, flip=f):
            s = p.shape(
                "186,210! 150,222 122,258 104,312 98,362 106,392 130,398 160,378 182,330 190,270", "red"
            )
            p.hatch(s, (112, 284), (108, 392), L=30, gap=4.6, w=2.1, slant=-8)
            p.hatch(s, (190, 262), (168, 366), L=17, gap=4.6, w=1.8, slant=10)
            p.comb("146,246 130,290 126,336", L=11, side=-1, w=1.6)
            p.comb("170,250 160,300 152,340", L=9, side=-1, w=1.5)
            p.band("188,214 191,262 184,322 164,372", 11, "yellow", "dots", w=2.0, period=10)
    # trumpet
    tr = p.shape(
        "238,156! 246,156! 247,300 250,420 253,470 258,505! 222,505! 227,470 230,420 233,300", "steel", 2.7
    )
    p.brush("242,162 240,300 240,500", (0.5, 1, 1), 1.6)
    p.hatch(tr, (249, 420), (258, 503), L=8, gap=4, w=1.5)
    p.hatch(tr, (244, 180), (249, 420), L=4.5, gap=5, w=1.2)
    for y in (206, 262, 330, 478):
        p.band(
            [(232 - (y > 400) * 6, y), (248 + (y > 400) * 6, y)],
            7 + (y > 400) * 3,
            "yellow",
            None,
            w=1.8,
            cap=True,
        )
    # forearms + hands
    with p.at(240, 384, 1.02, flip=True, rot=6):
        fist(p)
    s = p.shape("98,366 118,340 146,334 190,360 224,384! 212,420! 170,424 126,418 104,398", "blue")
    p.hatch(s, (106, 400), (212, 420), L=20, gap=4.6, w=2.0, slant=-14)
    p.hatch(s, (140, 335), (204, 368), L=9, gap=5, w=1.5, slant=12)
    p.band([(226, 382), (211, 421)], 11, "yellow", "zig", w=2.1, period=8)
    with p.at(240, 440, 1.02, rot=-6):
        fist(p)
    s = p.shape("382,366 362,340 336,336 300,378 262,432! 280,466! 318,448 358,424 378,398", "blue")
    p.hatch(s, (376, 402), (280, 465), L=22, gap=4.6, w=2.0, slant=14)
    p.hatch(s, (334, 338), (284, 400), L=9, gap=5, w=1.5, slant=-12)
    p.band([(260, 430), (279, 468)], 11, "yellow", "zig", w=2.1, period=8)


def angel_mid(p: Pen) -> None:
    p.line([(138, 500), (342, 500)], 2.6)
    p.shape(None, "yellow", 2.8, pts=ellipse(240, 500, 25, 9))
    p.shape(None, "#7a6a2a", 1.8, pts=ellipse(240, 500, 16, 5))


CARDS = {
    "Angel": Recipe(
        draw=angel,
        mid=angel_mid,
        marks={"wings": (40, 70, 130, 390), "trumpet": (222, 156, 36, 344), "halo": (154, 24, 172, 180)},
    )
}
