"""The Angel: halo, folded wings, and the long straight trumpet of the Judgement."""

import math

from images.drawn.bolognese.parts import arm, grip, head_long, vane
from images.drawn.bolognese.parts.joins import seam
from images.drawn.bolognese.recipe import Recipe
from images.drawn.kit import Pen, curve, ellipse, resample


def angel(p: Pen) -> None:
    for _ in p.mirrored(240):
        _wing(p)
    _halo(p)
    _dress(p)
    with p.at(240, 116, 1.3):
        head_long(p, turn=0.1, look=0.0, gaze=-0.8, mouth="o", drop=74, blush=True, brow=-1.5)
    p.shape("196,196! 214,190 240,196 266,190 284,196! 300,214 286,228 240,238 194,228 180,214", "white", 2.6)
    p.pleats("196,204 240,204 284,204", "184,220 240,236 296,220", 15, 1.8)
    _trumpet(p)
    _arms(p)


def _wing(p: Pen) -> None:
    """The left wing, folded: quills, coverts, a shield of scales."""
    roots = resample(curve("64,100 70,150 84,200 102,240 122,276 142,300"), 6)
    tips = resample(curve("42,458 62,440 83,420 104,398 124,374 142,350"), 6)
    for i in range(7):
        vane(p, roots[i], tips[i], 15.5 - i * 0.5, "yellow", bend=-3)
    roots = resample(curve("72,96 84,140 100,178 118,210 136,238 154,262"), 6)
    tips = resample(curve("70,276 89,284 108,292 126,302 142,314 158,326"), 6)
    for i in range(7):
        vane(p, roots[i], tips[i], 13.5, "green", gap=5)
    scales = p.shape("162,250 152,190 136,138 116,94 94,68 76,70 64,92 70,126 86,160 104,190 124,218 146,250",
                     "green", 2.6)  # fmt: skip
    with p.clipped(scales):
        for j in range(12):
            y = 256 - j * 17
            for i in range(8):
                x = 56 + i * 17 + (8 if j % 2 else 0)
                p.shape(None, "green", 1.9, pts=ellipse(x, y, 10, 13))
                p.brush([(x - 3, y + 2), (x - 1.5, y + 10)], (0.3, 1, 0.2), 1.4, n=3)
                p.brush([(x + 3, y + 2), (x + 1.5, y + 10)], (0.3, 1, 0.2), 1.4, n=3)
    p.outline(scales, 2.6)
    p.band("160,236 148,170 126,106 98,72 76,74 63,98 58,136", 14, "yellow", "ticks", w=2.3, period=7, mw=1.5)
    p.shape(None, "red", 2.3, pts=ellipse(58, 140, 8, 8))


def _halo(p: Pen) -> None:
    p.shape(None, "yellow", 2.8, pts=ellipse(240, 114, 86, 88))
    for i in range(44):
        a = math.radians(i * 360 / 44)
        c, s = math.cos(a), math.sin(a)
        ray = [(240 + 72 * c, 114 + 73 * s), (240 + 83 * c, 114 + 85 * s)]
        p.brush(ray, (1, 0.5, 0) if i % 2 else (0.2, 0.9, 1), 1.7, n=3)
    p.shape(None, "paper", 2.4, pts=ellipse(240, 114, 70, 72))


def _dress(p: Pen) -> None:
    p.shape("176,420! 304,420! 322,446 340,505! 140,505! 158,446", "blue")
    for i in range(9):
        x = 150 + i * 22.5
        p.brush([(240 + (x - 240) * 0.62, 424), (x, 506)], (0.7, 1.6, 2.2), 4.2)
        p.brush([(240 + (x + 10 - 240) * 0.62, 430), (x + 10.5, 500)], (0.3, 1, 0.6), 1.7)
    tunic = p.shape("168,226 200,206! 280,206! 312,226 322,300 308,382 304,432! 176,432! 172,382 158,300", "yellow")
    with p.clipped(tunic):
        for j in range(19):
            y = 282 + j * 8.4
            for s in (1, -1):
                p.brush([(240, y + 5), (240 + 34 * s, y + 2), (240 + 80 * s, y - 9)], (0.5, 1, 0.8), 2.0)
    p.shape("166,222 200,206! 280,206! 314,222 316,262 290,278 240,284 190,278 164,262", "green")
    p.pleats("172,222 240,212 308,222", "168,262 240,282 312,262", 19, 1.9, short=0.7)
    p.band("162,262 190,277 240,283 290,277 318,262", 12, "yellow", "zig", w=2.1, period=9)
    p.band("174,424 240,432 306,424", 13, "yellow", "zig", w=2.1, period=9)


def _trumpet(p: Pen) -> None:
    """Held straight down, its bell flaring just above the seam; the other half has its own."""
    tube = p.shape("235,158! 245,158! 247,300 250,400 258,440 276,464 300,478! 180,478! 204,464 222,440 230,400 233,300",
                   "yellow", 2.9)  # fmt: skip
    p.brush("240,170 239,300 238,400 228,446", (0.5, 1, 1, 0.5), 1.6)
    p.hatch(tube, (252, 410), (294, 474), L=17, gap=3.8, w=1.8)
    p.hatch(tube, (245, 180), (249, 390), L=4, gap=5, w=1.3)
    for y, half in ((204, 10), (262, 11), (362, 13), (434, 21)):
        p.band([(240 - half, y), (240 + half, y)], 9, "red", None, w=2.0, cap=True)
    p.shape("231,146! 249,146! 246,160! 234,160!", "red", 2.2, smooth=False)
    p.shape(None, "yellow", 2.8, pts=ellipse(240, 478, 62, 11))
    p.shape(None, "ink", 2.0, pts=ellipse(240, 479, 48, 6))


def _arms(p: Pen) -> None:
    for f, wrist, hand, angle in ((False, (208, 322), 316, -8), (True, (208, 410), 404, 2)):
        with p.at(480 if f else 0, 0, flip=f):
            with p.at(240, hand, 1.04, flip=True):
                grip(p, wrist=angle, reach=32)
            elbow = (112, 380) if not f else (112, 412)
            arm(p, (158, 262), elbow, wrist, "blue", (30, 27, 18), cuff_w=13)
            sleeve = p.shape("188,210! 152,222 126,256 106,308 92,356! 104,368 122,372 140,366 156,352! 174,312 186,262",
                             "red")  # fmt: skip
            p.hatch(sleeve, (124, 262), (93, 354), L=26, gap=4.6, w=2.1, slant=-8)
            p.hatch(sleeve, (188, 240), (158, 350), L=15, gap=4.6, w=1.8, slant=10)
            p.comb("152,250 134,296 122,340", L=11, side=-1, w=1.6)
            p.band("89,352 104,364 122,368 142,362 160,346", 12, "yellow", "dots", w=2.0, period=10, cap=True)


CARDS = {
    "Angel": Recipe(
        draw=angel,
        mid=seam((140, 340)),
        marks={"trumpet": (176, 142, 128, 350), "wings": (28, 64, 140, 396), "halo": (154, 26, 172, 176)},
    )
}
