"""Trumps 9, Strength, with her column, and 7, Temperance, pouring from jug to jug."""

from images.drawn.bolognese.parts import arm, grip, hand_clasp, head_braids, head_short, number, taper_rod
from images.drawn.bolognese.parts.dress.garments import holding
from images.drawn.bolognese.parts.joins import girdle, seam
from images.drawn.bolognese.parts.things.columns import column, plinth
from images.drawn.bolognese.parts.things.vessels import jug, stream
from images.drawn.bolognese.recipe import Recipe
from images.drawn.kit import Pen, ellipse


def striped_skirt(p: Pen) -> None:
    sk = p.shape("178,392! 314,392! 340,430 352,470 352,505! 128,505! 140,470 152,430", "red", 3.0)
    with p.clipped(sk):
        for i in range(12):
            if i % 2:
                x0, x1, a, b = 178 + i * 11.4, 189.4 + i * 11.4, 128 + i * 18.7, 146.7 + i * 18.7
                p.shape([(x0, 388, 1), (x1, 388, 1), (b, 440), (b, 508, 1), (a, 508, 1), (a, 440)], "blue", 2.2)
        for i in range(12):
            x, a = 184 + i * 11.4, 137 + i * 18.7
            p.brush([(x, 394), (a, 446), (a + 2, 488)], (1, 0.8, 0.1), 2.0)
    p.outline(sk)
    p.hatch(sk, (340, 430), (351, 498), L=20, gap=4.5, w=2.0)


def dome_cap(p: Pen) -> None:
    """A domed cap of blue and yellow gores, in head units."""
    cap = p.shape("-40,-22! -46,-48 -34,-76 -10,-92 10,-92 34,-76 46,-48 40,-22! 20,-34 0,-38 -20,-34", "blue", 2.9)
    with p.clipped(cap):
        for x0, x1 in ((-27, -11), (11, 27)):
            p.shape(
                [(x0 * 0.9, -20, 1), (x0 * 1.25, -56), (0, -95, 1), (x1 * 1.25, -56), (x1 * 0.9, -20, 1)],
                "yellow",
                2.2,
            )
        for x in (-36, 0, 36):
            p.brush([(x, -30), (x * 1.05, -58), (x * 0.2, -90)], (1, 0.8, 0.1), 2.0)
    p.hatch(cap, (44, -50), (14, -92), L=14, gap=4.3, w=1.7)
    p.outline(cap, 2.9)
    p.band("-42,-23 -20,-35 0,-39 20,-35 42,-23", 14, "yellow", "beads", w=2.3, period=11, cap=True, mcol="red")
    p.shape(None, "yellow", 2.4, pts=ellipse(0, -98, 8))
    p.shape("-5,-104! 0,-116 5,-104!", "red", 2.2)


def strength(p: Pen) -> None:
    number(p, "9", 446, 100, 74, "r")
    column(p, 86, 66, 474, 36, "yellow", "red", "green")
    plinth(p, 86, 474, 36, "red", "green")
    striped_skirt(p)
    b = p.shape("176,240 196,214! 290,214! 312,240 322,280 322,330 312,394! 180,394! 168,330 166,280", "green")
    p.hatch(b, (322, 282), (313, 390), L=24, gap=4.5, w=2.0)
    p.hatch(b, (166, 280), (179, 390), L=18, gap=4.5, w=1.9)
    p.band("246,262 246,392", 30, "white", "cross", w=2.3, period=20, mw=2.0, mcol="red")
    p.band("178,392 246,401 316,392", 16, "yellow", "gems", w=2.3, period=17, mcol="red")
    ch = p.shape("192,212! 222,204 246,208 272,204 302,212! 286,244 246,262 206,244", "flesh", 2.4)
    p.hatch(ch, (262, 258), (298, 218), L=11, gap=4.2, w=1.5)
    p.band("184,216 208,248 246,266 286,248 310,216", 17, "yellow", "dots", w=2.2, period=11, mcol="red", cap=True)
    with p.at(378, 336, rot=4):
        taper_rod(p, 0, 136, 0, -116, 6, 6, "yellow", 2.7)
        p.shape(None, "red", 2.4, pts=ellipse(0, 142, 9))
        bud = p.shape("0,-196! 15,-172 20,-146 12,-122 0,-116 -12,-122 -20,-146 -15,-172", "blue", 2.9)
        p.hatch(bud, (18, -150), (2, -194), L=10, gap=4.2, w=1.7)
        for s in (-1, 1):
            p.brush([(3 * s, -120), (10 * s, -146), (2 * s, -182)], (0.6, 1, 0.2), 2.2)
        p.band([(-13, -118), (13, -118)], 11, "red", None, w=2.3, cap=True)
        grip(p, wrist=150, shaft=0, reach=38)
    arm(p, (312, 246), (324, 372), (348, 346), "red", (27, 24, 15), puff=3)
    arm(p, (178, 248), (162, 372), (136, 310), "red", (27, 24, 15), puff=3)
    with p.at(132, 300, 1.05, rot=-164, sy=-1.05):
        hand_clasp(p)
    with p.at(246, 150, 1.08, rot=9):
        head_braids(p, -0.45, "brown", lean=9, look=-0.6, gaze=0.1)
        dome_cap(p)


def temperance(p: Pen) -> None:
    number(p, "7", 40, 112, 82)
    sk = p.shape("176,386! 308,386! 336,430 348,470 350,505! 130,505! 138,470 152,430", "red", 3.0)
    p.pleats("180,392 304,392", "138,505 348,505", 19, 2.3, short=0.66)
    p.hatch(sk, (336, 430), (349, 498), L=24, gap=4.5, w=2.0)
    b = p.shape("158,232 194,214! 288,214! 322,232 334,272 322,330 308,390! 176,390! 164,330 148,272", "red")
    p.hatch(b, (332, 270), (310, 386), L=24, gap=4.5, w=2.0)
    p.hatch(b, (150, 272), (176, 386), L=18, gap=4.5, w=1.9)
    p.band("241,262 241,388", 26, "green", "dots", w=2.3, period=17, mcol="yellow")
    p.band("174,388 241,397 310,388", 16, "green", "zig", w=2.3, period=12, mcol="yellow", mw=2.4)
    ch = p.shape("190,212! 218,204 241,208 266,204 294,212! 280,244 241,260 202,244", "flesh", 2.4)
    p.hatch(ch, (256, 256), (290, 218), L=11, gap=4.2, w=1.5)
    p.band("182,216 204,247 241,264 279,247 301,216", 17, "blue", "dots", w=2.2, period=11, mcol="yellow", cap=True)
    p.band("218,204 230,216 246,220 262,214 270,204", 8, "yellow", "beads", w=1.9, period=8, mcol="red")
    # the far jug, the stream, the near jug
    stream(p, "286,226 238,244 188,276 144,314 120,344", 40, 24)
    with p.at(362, 212, 1.32, rot=-97):
        jug(p)
    with p.at(118, 411, 1.32, flip=True):
        jug(p)
    holding(p, (314, 246), (420, 318), (366, 150), "blue", shaft=62, s=1.0, w=(29, 26, 16), puff=3)
    holding(p, (170, 246), (84, 310), (58, 404), "blue", shaft=4, s=1.0, w=(29, 24, 16), puff=3)
    with p.at(241, 132, 1.2, rot=-10):
        head_short(p, -0.4, "gold", lean=-10, look=-0.5, gaze=0.7, lid=0.35)
        p.band("-36,-32 -14,-48 14,-48 37,-32", 11, "blue", "dots", w=2.1, period=9, mcol="yellow", cap=True)
        for x in (-34, 36):
            p.shape(None, "yellow", 2.0, pts=ellipse(x, 16, 5, 7))


CARDS = {
    "T9": Recipe(
        draw=strength,
        mid=seam((128, 352)),
        marks={"number": (390, 20, 62, 108), "column": (32, 60, 108, 440), "cap": (190, 10, 120, 110)},
    ),
    "T7": Recipe(
        draw=temperance,
        mid=girdle(127, 353, 26, "cross", mcol="red", period=24),
        marks={"number": (36, 26, 60, 90), "jugs": (270, 112, 170, 150), "stream": (104, 204, 200, 150)},
    ),
}
