"""Kings of cups and coins: bearded, crowned; three goblets, or three coins and an arched crown."""

from images.drawn.bolognese.parts import arm, closed_crown, coin, crown, goblet, hand_clasp, head_beard, head_goatee
from images.drawn.bolognese.parts.dress.garments import buttons, cloth, holding, skirt, stripes
from images.drawn.bolognese.parts.joins import girdle, seam
from images.drawn.bolognese.recipe import Recipe
from images.drawn.kit import Pen, ellipse


def king_cups(p: Pen) -> None:
    for x in (82, 398):
        with p.at(x, 132, 1.22):
            goblet(p)
    # mantle, skirt, robe
    m = p.shape("300,212! 352,230 392,290 408,380 410,505! 70,505! 74,380 90,290 128,230 180,212!", "red")
    p.hatch(m, (392, 290), (410, 500), L=36, gap=4.7, w=2.2, slant=-10)
    p.hatch(m, (88, 294), (71, 500), L=20, gap=4.7, w=2.0, slant=8)
    p.comb("372,420 378,460 376,500", L=11, side=-1, w=1.7)
    skirt(p, "156,446 240,454 324,446", "124,506 240,508 356,506", "green", 16)
    robe = "164,230! 204,220! 276,220! 316,230! 330,300 326,390 324,440! 240,448 156,440! 154,390 150,300"
    body = cloth(p, robe, "green", 0, 0)
    p.band("240,206 240,450", 52, "white", None, w=2.2, clip=body)
    stripes(p, body, ["200,205 184,450", "280,205 296,450"], 30, ["yellow"], "zig")
    p.hatch(body, (329, 300), (324, 436), L=16, gap=4.6, w=1.9)
    p.pleats("222,236 258,236", "218,428 262,428", 4, 1.8, short=0.4)
    buttons(p, "250,250 250,414", 8, 4.4, "red")
    p.band("410,505 408,380 392,290 352,234 300,218 262,232", 15, "yellow", "leaf", w=2.1, period=13)
    p.band("70,505 74,380 88,292 128,234 180,218 218,232", 15, "yellow", "leaf", w=2.1, period=13)
    # sash, arm at the sash, arm with the third cup
    s = p.shape(
        "150,424! 196,434 240,437 284,434 330,424! 334,446 332,466! 286,476 240,479 194,476 148,466! 146,446",
        "blue",
    )
    p.hatch(s, (334, 446), (250, 478), L=12, gap=4.6, w=1.7)
    for y in (437, 448, 459):
        p.brush([(150, y), (196, y + 9), (240, y + 12), (284, y + 9), (330, y)], (0.4, 1, 1, 0.4), 2.3)
    arm(p, (310, 254), (376, 392), (290, 430), "blue", (34, 30, 19), hand=hand_clasp, hand_s=1.1, puff=6)
    with p.at(216, 314, 1.26):
        goblet(p)
    holding(p, (170, 254), (110, 424), (216, 342), "green", s=1.06, w=(34, 30, 19), puff=6)
    # collar, head, domed crown
    p.band("182,220 212,236 240,241 268,236 298,220", 18, "red", "gems", w=2.3, period=17, mcol="yellow")
    with p.at(238, 132, 1.24, rot=-4):
        head_goatee(p, -0.62, lean=-4, gaze=0.1)
        with p.at(0, -36):
            crown(p, 38, 5, 25, tip="ball", dome="green")
    p.band("196,206 220,218 239,221 258,218 282,206", 14, "white", "stripe2", w=2.2, cap=True)


def king_coins(p: Pen) -> None:
    for x in (76, 404):
        with p.at(x, 130):
            coin(p, 47)
    # skirt, robe, crossed bands
    sk = skirt(p, "160,408 240,414 320,408", "82,505 240,508 398,505", "green", 22)
    p.hatch(sk, (320, 410), (396, 500), L=18, gap=4.6, w=1.8)
    p.hatch(sk, (160, 410), (84, 500), L=14, gap=4.6, w=1.8)
    robe = "160,240! 202,232! 278,232! 320,240! 334,300 326,366 324,416! 240,424 156,416! 154,366 146,300"
    body = cloth(p, robe, "blue", 22, 24)
    p.pleats("170,240 240,262 310,240", "160,414 240,420 320,414", 17, 1.8, short=0.5)
    with p.clipped(body):
        p.band("330,226 240,322 150,424", 38, "yellow", "wave", w=2.4, period=22, mw=2.4)
        p.band("150,226 240,322 330,424", 38, "red", None, w=2.4)
        p.band("150,226 240,322 330,424", 14, "green", "dots", w=2.0, period=12, mcol="yellow")
    p.outline(body)
    p.shape(None, "yellow", 2.6, pts=ellipse(240, 322, 15))
    p.dot(240, 322, 7, "red", 2.0)
    # sleeves: wide mantle sleeves in red, hands at the coin of the waist
    arm(p, (168, 258), (98, 378), (182, 430), "red", (36, 33, 19), hand_s=1.0, hand=None, puff=8)
    arm(p, (312, 258), (382, 378), (298, 430), "red", (36, 33, 19), hand=None, puff=8)
    with p.at(240, 440):
        coin(p, 46)
    for _ in p.mirrored(240):
        with p.at(180, 428, 1.0, rot=26):
            hand_clasp(p)
        p.band("174,406 160,438", 15, "yellow", "zig", w=2.2, period=9, cap=True)
    # collar, beard, arched crown
    p.band("172,226 204,242 240,248 276,242 308,226", 28, "white", "ticks", w=2.4, period=8, cap=True)
    with p.at(240, 152, 1.16):
        head_beard(p, 0.12, "brown", look=0.0, lid=0.2, brow=-0.6)
        with p.at(0, -35):
            closed_crown(p, 38, 42, cap="red", cap2="blue")


CARDS = {
    "CK": Recipe(
        draw=king_cups,
        mid=seam((70, 410)),
        marks={
            "cup": (52, 72, 60, 130),
            "second cup": (368, 72, 60, 130),
            "third cup": (182, 262, 72, 120),
            "crown": (172, 24, 132, 80),
            "beard": (194, 132, 92, 74),
        },
    ),
    "DK": Recipe(
        draw=king_coins,
        mid=girdle(82, 398, 26, "gems", mcol="red", period=26),
        marks={
            "coin": (26, 80, 100, 100),
            "second coin": (354, 80, 100, 100),
            "coin at the waist": (192, 392, 96, 96),
            "crown": (182, 14, 116, 104),
            "beard": (192, 148, 96, 98),
        },
    ),
}
