"""Trump 11, the Old Man: stooped, bearded, turbaned and winged, before a green column."""

from images.drawn.bolognese.parts import arm, hand_flat, head_old, number, taper_rod, vane
from images.drawn.bolognese.parts.dress.garments import holding
from images.drawn.bolognese.parts.joins import girdle
from images.drawn.bolognese.parts.things.columns import column, plinth
from images.drawn.bolognese.recipe import Recipe
from images.drawn.kit import Pen, curve, ellipse, resample


def wing(p: Pen) -> None:
    """Half spread to the right, over the column."""
    roots = resample(curve("286,226 296,250 304,276 308,304 306,332 300,360"), 7)
    tips = resample(curve("452,166 456,232 452,296 440,356 416,410 378,450"), 7)
    for i in range(8):
        vane(p, roots[i], tips[i], 15, "yellow", bend=-5)
    roots = resample(curve("272,232 282,262 286,292 284,322 280,346"), 6)
    tips = resample(curve("372,180 380,226 380,270 370,314 348,352"), 6)
    for i in range(7):
        vane(p, roots[i], tips[i], 14, "blue", gap=5)
    bow = p.shape(
        "252,226! 268,196 300,170 336,152 366,148 380,160 376,176 352,184 322,204 300,232 292,262 276,284!",
        "blue",
    )
    with p.clipped(bow):
        for j in range(9):
            for i in range(10):
                x, y = 246 + i * 15 + (7 if j % 2 else 0), 292 - j * 16
                p.shape(None, "blue", 1.9, pts=ellipse(x, y, 9, 12))
                p.brush([(x, y + 2), (x, y + 9)], (0.3, 1, 0.2), 1.5, n=3)
    p.outline(bow)
    p.band("256,222 272,196 302,172 336,155 368,152", 12, "yellow", "ticks", w=2.2, period=7, mw=1.5)


def turban(p: Pen) -> None:
    """In head units, on the old man's brow."""
    p.shape("-34,-30! -42,-50 -36,-74 -10,-90 18,-88 40,-70 44,-48 36,-28! 18,-40 0,-44 -18,-40", "red", 2.8)
    for pts in ("-38,-46 -14,-62 14,-62 40,-44", "-36,-66 -10,-78 18,-78 40,-62", "-24,-82 0,-88 22,-84"):
        p.brush(pts, (0.3, 1, 1, 0.3), 2.3)
    for x in (-26, -10, 8, 24):
        p.brush([(x, -48), (x * 0.9 + 4, -60)], (1, 0.2), 1.8)
        p.brush([(x * 0.9, -66), (x * 0.8 + 4, -76)], (1, 0.2), 1.8)
    p.band("-38,-28 -20,-38 0,-42 20,-38 39,-27", 15, "yellow", "zig", w=2.3, period=9, cap=True)
    p.shape("38,-32! 52,-26 58,-8 52,14! 46,2 40,-12!", "red", 2.5)
    p.shape(None, "yellow", 2.2, pts=ellipse(40, -32, 8))


def _crutch(p: Pen) -> None:
    """The old man's crutch, in front of him at the left."""
    taper_rod(p, 54, 488, 54, 318, 5.5, 6.5, "yellow", 2.6)
    top = p.shape("24,304! 40,312 68,312 84,304! 86,316 72,326 36,326 22,316", "red", 2.6)
    p.hatch(top, (84, 312), (50, 326), L=7, gap=4, w=1.5)
    p.band([(46, 488), (62, 488)], 9, "red", None, w=2.2, cap=True)


def old_man(p: Pen) -> None:
    number(p, "11", 34, 102, 74)
    column(p, 382, 82, 474, 40, "green", "yellow", "yellow")
    plinth(p, 382, 474, 40, "yellow", "green")
    _crutch(p)
    with p.at(324, 134, 0.62, flip=True):
        wing(p)
    cloak = p.shape(
        "138,268 176,232! 224,184! 266,172 306,200 326,250 330,310 344,400 352,505! 74,505! 78,430 96,350 116,296",
        "red",
    )
    p.hatch(cloak, (326, 260), (350, 496), L=36, gap=4.5, w=2.1)
    p.hatch(cloak, (224, 184), (324, 246), L=18, gap=4.4, w=1.9)
    p.comb("276,262 292,340 296,430", L=14, side=1, w=1.8)
    p.comb("246,290 256,370 256,470", L=12, side=1, w=1.8)
    wing(p)
    side = p.shape("138,262 160,240! 168,290 150,360 146,430 152,505! 74,505! 78,430 96,350 116,296", "blue", 2.8)
    p.hatch(side, (100, 340), (76, 496), L=20, gap=4.5, w=2.0)
    p.comb("134,300 116,370 112,470", L=11, side=-1, w=1.7)
    p.band("166,250 172,300 158,366 154,430 160,505", 15, "yellow", "zig", w=2.2, period=10)
    tunic = p.shape("172,270! 232,262! 240,330 238,420 246,505! 166,505! 164,430 168,370 178,310", "yellow", 2.6)
    p.pleats("176,300 236,292", "172,505 242,505", 9, 2.1)
    p.hatch(tunic, (240, 330), (242, 496), L=18, gap=4.5, w=1.9)
    p.band("164,424 204,432 240,422", 15, "green", "stripe2", w=2.2)
    p.shape("196,430! 212,432! 220,470 212,500 204,474!", "green", 2.3)
    arm(p, (286, 262), (306, 386), (222, 372), "red", (32, 29, 19), hand=hand_flat, hand_s=1.0, puff=6)
    holding(p, (136, 292), (116, 424), (54, 384), "blue", s=1.0, w=(29, 26, 17))
    with p.at(180, 192, 1.14, rot=-16):
        head_old(p, -0.5, lean=-16, gaze=0.6, look=-0.5, long=44, lid=0.45)
        turban(p)


CARDS = {
    "T11": Recipe(
        draw=old_man,
        mid=girdle(70, 410, 15, "dots", period=17),
        marks={"number": (28, 24, 88, 84), "beard": (130, 180, 110, 160), "wing": (250, 140, 208, 320),
               "column": (324, 78, 116, 420)},
    )
}  # fmt: skip
