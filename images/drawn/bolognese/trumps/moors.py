"""The twin Moors."""

import math

from images.drawn.kit import Pen, ellipse
from images.drawn.parts import fist, head_bob, palm, taper_rod
from images.drawn.recipe import Recipe


def moor(p: Pen) -> None:
    m = p.shape("300,222! 350,240 384,300 400,380 402,470 396,505! 330,505! 340,400 330,300", "blue")
    p.hatch(m, (372, 280), (400, 500), L=34, gap=4.7, w=2.1, slant=-8)
    # main cape
    c = p.shape(
        "140,252 182,216! 282,216! 330,240 356,300 362,370 366,440 372,505! 116,505! 108,440 110,360 120,300",
        "green",
    )
    p.pleats("158,240 236,270 318,238", "124,340 236,378 356,314", 21, 2.1, short=0.62)
    p.pleats("118,372 230,398 366,346", "114,440 236,468 362,440", 19, 2.1, short=0.6)
    p.hatch(c, (124, 290), (112, 500), L=22, gap=4.7, w=1.9, slant=6)
    p.band("104,350 170,366 240,372 310,352 378,316", 36, "yellow", None, w=2.4, clip=c)
    with p.clipped(c):
        p.brush(
            "108,352 130,362 150,352 172,374 192,360 212,380 234,364 256,378 276,356 298,364 "
            "316,342 338,346 354,326 372,326",
            (0.8, 1, 1, 0.8),
            3.0,
        )
        for x, y in (
            (124, 348),
            (160, 376),
            (182, 358),
            (222, 364),
            (244, 380),
            (288, 352),
            (326, 346),
            (352, 334),
        ):
            p.dot(x, y, 3.8, "red")
    p.band("104,446 170,464 240,470 310,458 376,440", 26, "yellow", "wave", w=2.4, period=22, clip=c, mw=2.6)
    p.outline(c)
    # yoke
    y = p.shape(
        "160,236 196,214! 282,214! 318,234 300,262 276,254 258,272 236,260 214,272 196,254 176,262",
        "dark",
        2.4,
    )
    p.brush("164,242 190,264 214,278 236,268 258,278 282,264 312,244", (0.5, 1, 1, 0.5), 2.6, col="green")
    # right sleeve to the spear hand
    s = p.shape("352,372! 372,400 378,440 366,474 340,496! 262,500! 258,464! 300,456 326,440 338,408", "red")
    p.hatch(s, (376, 426), (300, 499), L=18, gap=4.6, w=1.9, slant=0)
    p.comb("352,398 352,432 334,456", L=9, side=1, w=1.5)
    p.band("354,366 384,404 386,450 366,500", 15, "yellow", "zig", w=2.1, period=10)
    p.band("274,462 278,500", 18, "blue", "zig", w=2.1, period=10)
    # left forearm raised
    with p.at(122, 314, 1.12, rot=-6):
        palm(p)
    f = p.shape("104,334! 146,330! 162,370 176,420 172,456 150,474 124,462 106,420", "red")
    p.hatch(f, (108, 424), (160, 470), L=20, gap=4.6, w=2.0, slant=0)
    p.hatch(f, (106, 340), (106, 410), L=12, gap=4.6, w=1.6)
    p.band("118,452 134,436 150,442 170,446", 13, "yellow", "zig", w=2.0, period=9)
    p.band([(99, 335), (150, 329)], 22, "blue", "zig", w=2.3, period=13)
    # spear
    math.degrees(math.atan2(356, 172))
    with p.at(240, 500, 1, rot=26.5):
        taper_rod(p, 0, 4, 0, -352, 6.5, 5.5, "red", 2.8)
        p.shape("-15,-352! -6,-360! -6,-378! 6,-378! 6,-360! 15,-352! 9,-346 -9,-346", "yellow", 2.3)
        p.shape("0,-448! 15,-392 21,-372! 7,-380! 0,-374! -7,-380! -21,-372! -15,-392", "blue", 2.8)
        p.shape("0,-428! 8,-392! 0,-385! -8,-392!", "dark", 0, smooth=False)
    with p.at(240, 482, 1.04, rot=26):
        fist(p)
    # head
    with p.at(236, 124, 1.32, rot=0):
        head_bob(p, 0.42, low=26, brow=0.5)
        p.band("-41,-24 -25,-41 0,-49 25,-41 41,-24", 8, "yellow", None, w=2.0, cap=True)
        p.shape(None, "yellow", 2.4, pts=ellipse(0, -50, 8.5, 13))
        p.shape(None, "red", 1.8, pts=ellipse(0, -50, 4, 7.5))
        for x in (-37, 37):
            for dy, _r in ((52, 0),):
                p.stroke(p.T(ellipse(x, dy, 9, 15)), 6.4, "ink", True)
                p.stroke(p.T(ellipse(x, dy, 9, 15)), 3.0, "yellow", True)
    p.band("180,206 206,230 238,239 270,230 294,206", 16, "white", None, w=2.3, cap=True)
    p.band("196,196 216,212 238,217 260,212 280,196", 12, "yellow", "dots", w=2.0, period=9)


TWIN = Recipe(
    draw=moor,
    mid=lambda p: p.line([(82, 500), (398, 500)], 2.6),
    marks={"spear": (225, 90, 220, 400), "earrings": (170, 170, 135, 45)},
)
CARDS = {"Moor1": TWIN, "Moor2": TWIN}
