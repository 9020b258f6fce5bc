"""The two Moors without a twin: turban and thick spear; bare head and three short spears."""

from images.drawn.bolognese.parts import (
    arm,
    grip,
    hand_clasp,
    head_moor,
    head_turban,
    leafspray,
    palm,
    taper_rod,
    whiskers,
)
from images.drawn.bolognese.parts.joins import seam
from images.drawn.bolognese.recipe import Recipe
from images.drawn.kit import Pen, ellipse


def straps(p: Pen, x: float, y: float, w: float, h: float, boss: str = "red") -> None:
    """Two crossed yellow baldrics with a boss where they meet."""
    for s in (1, -1):
        ends = [
            (x - w * s, y - h),
            (x - w * 0.46 * s, y - h * 0.42),
            (x, y),
            (x + w * 0.5 * s, y + h * 0.56),
            (x + w * s, y + h),
        ]
        p.band(ends, 27, "yellow", "dots", w=2.6, period=15, mcol="red")
    p.shape(None, "yellow", 2.8, pts=ellipse(x, y, 25))
    p.shape(None, boss, 2.6, pts=ellipse(x, y, 17))
    p.brush(ellipse(x, y, 10, 10, 150, 300, 14), (0.1, 1, 0.1), 2.2)


def spear(p: Pen, length: float, r: float, col: str, head: str = "blue", k: float = 1.0) -> None:
    """A spear upright from 0,0 with a barbed leaf of a head, k times as large."""
    taper_rod(p, 0, 4, 0, -length, r, r * 0.9, col, 2.9)
    with p.at(0, -length, k):
        p.shape("-15,0! -8,-8! -8,-24! 8,-24! 8,-8! 15,0! 9,7 -9,7", "yellow", 2.5)
        blade = p.shape("0,-112! 19,-54 30,-22! 10,-32! 0,-24! -10,-32! -30,-22! -19,-54", head, 2.9)
        p.hatch(blade, (28, -24), (2, -108), L=10, gap=4.3, w=1.7)
        p.brush([(0, -98), (1, -60), (0, -32)], (0.3, 1.6, 0.4), 3.4)


def turbaned(p: Pen) -> None:
    """Moor3: red body, blue sleeves, one thick blue spear rising to the right through the seam."""
    body = p.shape(
        "140,240 180,214! 296,214! 336,240 352,300 348,380 356,440 365,505! 115,505! 120,440 128,380 122,300",
        "red",
    )
    p.pleats("150,250 238,262 326,250", "124,420 238,440 350,420", 20, 2.2, short=0.62)
    p.hatch(body, (351, 300), (363, 498), L=30, gap=4.6, w=2.1)
    p.hatch(body, (124, 300), (117, 498), L=20, gap=4.6, w=2.0)
    with p.clipped(body):
        straps(p, 238, 338, 118, 128)
    p.band(
        "118,446 170,462 238,468 306,460 358,444",
        24,
        "green",
        "zig",
        w=2.5,
        period=17,
        clip=body,
        mcol="yellow",
        mw=2.8,
    )
    p.outline(body)
    arm(p, (152, 258), (92, 378), (172, 400), "blue", (32, 29, 17), hand=hand_clasp, hand_s=1.15, puff=4)
    with p.at(240, 500, rot=25):
        spear(p, 312, 12, "blue", "blue", 1.08)
    with p.at(269, 437, 1.12):
        grip(p, wrist=-16, shaft=25, reach=42)
    arm(p, (326, 258), (392, 376), (322, 420), "blue", (32, 29, 17), puff=7)
    p.shape("176,222! 206,210 238,214 270,210 302,222! 284,248 238,264 192,248", "white", 2.4)
    p.pleats("186,222 238,222 292,222", "190,244 238,262 286,244", 13, 1.9)
    with p.at(232, 138, 1.24, rot=-9):
        head_turban(p, -0.4, lean=-9, look=-0.6, lips=None)
        whiskers(p, -0.4, tip=5)
    p.band("190,208 212,226 238,232 264,226 288,208", 15, "yellow", "beads", w=2.3, period=12, mcol="red")


def three_spears(p: Pen) -> None:
    """Moor4: blue tunic, left palm raised, a bundle of three short spears in the right hand."""
    body = p.shape(
        "146,240 184,214! 290,214! 328,240 342,300 334,380 348,440 356,505! 124,505! 130,440 142,380 132,300",
        "blue",
    )
    p.hatch(body, (341, 300), (352, 498), L=32, gap=4.6, w=2.1)
    p.hatch(body, (134, 300), (124, 498), L=22, gap=4.6, w=2.0)
    for x in (190, 286):
        p.comb(
            [(x, 400), (x + (x - 238) * 0.14, 440), (x + (x - 238) * 0.2, 500)],
            L=12,
            side=1 if x > 238 else -1,
            w=1.8,
        )
    p.pleats("156,250 238,262 320,250", "132,420 238,440 342,420", 18, 2.1, short=0.6)
    with p.clipped(body):
        straps(p, 237, 336, 112, 124)
    p.band(
        "128,444 180,460 238,466 296,458 348,442",
        26,
        "red",
        "wave",
        w=2.5,
        period=20,
        clip=body,
        mcol="yellow",
        mw=2.8,
    )
    p.outline(body)
    with p.at(92, 256, 1.18, rot=-8):
        palm(p)
    arm(p, (158, 258), (106, 392), (94, 262), "green", (31, 28, 17), puff=2)
    for turn, length in ((-8, 190), (17, 190), (5, 214)):
        with p.at(366, 430, rot=turn):
            taper_rod(p, 0, 0, 0, 52, 5.5, 5.5, "blue", 2.6)
            p.band([(-8, 48), (8, 48)], 8, "yellow", None, w=2.0, cap=True)
            spear(p, length, 5.5, "blue", "blue", 0.74)
    with p.at(368, 404, 1.16):
        grip(p, wrist=165, shaft=0, reach=40)
    arm(p, (318, 256), (346, 372), (356, 398), "green", (31, 26, 17), puff=3)
    p.shape("178,222! 208,210 238,214 268,210 298,222! 280,244 238,258 196,244", "white", 2.4)
    p.pleats("188,222 238,222 288,222", "194,240 238,256 282,240", 13, 1.9)
    with p.at(238, 132, 1.3):
        head_moor(p, 0.4, band=None, jaw=0.5, nose=1.05, look=0.6, mouth="stern", brow=1.8)
        leafspray(p, "10,-56 22,-70 38,-76", 2, 16)
    p.band("194,206 214,222 238,228 262,222 282,206", 15, "yellow", "beads", w=2.3, period=12, mcol="blue")


CARDS = {
    "Moor3": Recipe(
        draw=turbaned,
        mid=seam((115, 365)),
        marks={"turban": (170, 18, 130, 110), "spear": (240, 90, 190, 410), "straps": (120, 214, 236, 250)},
    ),
    "Moor4": Recipe(
        draw=three_spears,
        mid=seam((124, 356)),
        marks={"spears": (310, 128, 142, 364), "palm": (60, 184, 70, 80), "straps": (126, 214, 222, 250)},
    ),
}
