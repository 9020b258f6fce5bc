"""The twin Moors: curls, knotted band and earrings, an open hand and a spear."""

from images.drawn.bolognese.parts import arm, grip, head_moor, palm, taper_rod
from images.drawn.bolognese.recipe import Recipe
from images.drawn.kit import Pen, ellipse


def moor(p: Pen) -> None:
    _cape(p)
    _yoke(p)
    with p.at(84, 330, 1.2, rot=-6):
        palm(p)
    arm(p, (154, 262), (102, 420), (84, 334), "red", (28, 25, 18), cuff="blue", puff=2, cuff_w=20)
    arm(p, (330, 262), (384, 396), (314, 432), "red", (30, 27, 18), cuff="blue", puff=2, cuff_w=16)
    p.band("300,240 340,252 362,282", 15, "yellow", "zig", w=2.1, period=10, cap=True)
    p.band("180,240 146,250 122,284", 15, "yellow", "zig", w=2.1, period=10, cap=True)
    _spear(p)
    with p.at(270, 440, 1.06):
        grip(p, wrist=-10, shaft=26.5, reach=38)
    with p.at(234, 130, 1.22):
        head_moor(p, 0.45, look=0.9)
    p.band("180,212 206,232 238,240 270,232 294,212", 15, "white", None, w=2.3, cap=True)
    p.band("194,200 214,216 238,221 260,216 280,200", 12, "yellow", "dots", w=2.0, period=9, cap=True)


def _cape(p: Pen) -> None:
    cape = p.shape("150,246 186,216! 282,216! 322,240 346,300 354,370 362,440 370,505! 110,505! 116,440 122,360 130,300",
                   "green")  # fmt: skip
    p.pleats("158,240 236,270 318,238", "124,340 236,378 352,344", 21, 2.1, short=0.62)
    p.pleats("118,386 236,414 360,386", "112,440 236,470 364,440", 19, 2.1, short=0.6)
    p.hatch(cape, (124, 350), (112, 500), L=22, gap=4.7, w=1.9, slant=6)
    p.hatch(cape, (354, 370), (368, 500), L=22, gap=4.7, w=1.9, slant=-6)
    p.band("110,358 170,374 240,380 310,372 366,356", 34, "yellow", None, w=2.4, clip=cape)
    with p.clipped(cape):
        wave = "112,362 130,370 150,360 172,382 192,368 212,388 234,372 256,388 276,370 298,380 318,360 340,368 366,352"
        p.brush(wave, (0.8, 1, 1, 0.8), 3.0)
        for x, y in (
            (124, 358),
            (160, 384),
            (182, 366),
            (222, 372),
            (244, 390),
            (288, 366),
            (326, 376),
            (350, 356),
        ):
            p.dot(x, y, 3.8, "red")
    p.band("104,446 170,464 240,470 310,464 376,446", 26, "yellow", "wave", w=2.4, period=22, clip=cape, mw=2.6)
    p.outline(cape)


def _yoke(p: Pen) -> None:
    p.shape(
        "160,236 196,214! 282,214! 318,234 300,262 276,254 258,272 236,260 214,272 196,254 176,262",
        "dark",
        2.4,
    )


def _spear(p: Pen) -> None:
    """A broad leaf head with a collar and tassel: no sword, and no baton."""
    with p.at(240, 500, 1, rot=26.5):
        taper_rod(p, 0, 4, 0, -340, 6.5, 5.5, "red", 2.8)
        for x, y in ((-16, -300), (-7, -292), (3, -290), (13, -296)):
            p.shape([(0, -338), (x - 4, y - 16), (x, y, 1), (x + 4, y - 16)], "yellow", 2.0)
        p.shape("-11,-350! 11,-350! 9,-334! -9,-334!", "yellow", 2.4, smooth=False)
        p.shape("0,-470! 17,-424 25,-392 18,-366 6,-352! -6,-352! -18,-366 -25,-392 -17,-424", "blue", 2.9)
        p.line("0,-460 0,-354", 2.0)
        for side in (1, -1):
            for k in range(4):
                p.brush([(20 * side - k * side, -380 - k * 14), (5 * side, -372 - k * 14)], (1, 0.2), 1.8, n=3)
        p.shape(None, "yellow", 2.2, pts=ellipse(0, -356, 9, 5))


def _seam(p: Pen) -> None:
    p.band([(108, 500), (372, 500)], 16, "red", "zig", w=2.4, period=14, mcol="yellow", mw=2.4, cap=True)
    with p.at(240, 500, 1, rot=26.5):
        p.shape("-6.5,-8! 6.5,-8! 6.5,8! -6.5,8!", "red", 0, smooth=False)
        for x in (-6.5, 6.5):
            p.line([(x, -8), (x, 8)], 2.6)


TWIN = Recipe(
    draw=moor,
    mid=_seam,
    marks={"head": (160, 34, 170, 176), "spear": (228, 70, 222, 420), "palm": (54, 256, 74, 84)},
)
CARDS = {"Moor1": TWIN, "Moor2": TWIN}
