"""Kings of swords and batons: beardless, heads tilted; an upright sword, or a pole with a bud."""

from images.drawn.bolognese.parts import arm, crown, head_bob, head_stern, jewelled_crown, sword
from images.drawn.bolognese.parts.bodies.arms import Arm, trace
from images.drawn.bolognese.parts.dress.garments import buttons, cloth, ermine, hand_left, holding, skirt, stripes
from images.drawn.bolognese.parts.joins import girdle, seam
from images.drawn.bolognese.parts.things.staffs import baton
from images.drawn.bolognese.recipe import Recipe
from images.drawn.kit import Pen


def _braid(p: Pen, sleeved: Arm, line: str) -> None:
    """The stripes of the robe carried down a sleeve."""
    p.band(line, 21, "green", None, w=2.0, clip=sleeved.sleeve)
    p.band(line, 11, "yellow", "wave", w=1.8, period=12, clip=sleeved.sleeve)
    trace(p, sleeved)


def king_swords(p: Pen) -> None:
    sk = skirt(p, "164,410 240,418 316,410", "104,505 240,508 376,505", "blue", 20)
    p.hatch(sk, (164, 412), (106, 500), L=14, gap=4.6, w=1.8)
    p.hatch(sk, (316, 412), (374, 500), L=16, gap=4.6, w=1.8)
    robe = "170,230! 206,220! 274,220! 310,230! 328,290 320,360 318,416! 240,424 162,416! 160,360 152,290"
    body = cloth(p, robe, "red", 0, 0)
    green: list[str] = ["184,205 172,430", "296,205 308,430"]
    yellow: list[str] = ["210,205 202,430", "270,205 278,430"]
    stripes(p, body, [*green], 20, ["green"])
    stripes(p, body, [*yellow], 19, ["yellow"], "wave")
    p.hatch(body, (153, 290), (162, 412), L=22, gap=4.6, w=1.9, slant=6)
    p.hatch(body, (327, 290), (318, 412), L=26, gap=4.6, w=2.0, slant=-6)
    p.pleats("224,300 256,300", "220,418 260,418", 4, 1.9)
    buttons(p, "240,306 240,404", 6)
    p.band("160,414 240,423 320,414", 17, "yellow", "gems", mcol="red", w=2.2, period=17, cap=True)
    # the hand on the belt, the arm with the sword
    a = arm(p, (304, 252), (372, 366), (288, 404), "red", (33, 29, 18), hand=hand_left, puff=3)
    _braid(p, a, "306,250 344,318 366,362 342,386 306,397")
    with p.at(94, 322, 1.1):
        sword(p, 264, 26)
    a = holding(p, (174, 254), (142, 424), (94, 344), "red", s=1.08, w=(33, 28, 18), puff=4)
    _braid(p, a, "146,434 130,406 112,372")
    _braid(p, a, "176,250 164,330 150,396 136,456")
    # ermine, head, crown
    fur = (
        "146,248! 168,220 208,205! 226,216 240,219 254,216 272,205! 312,220 334,248! 318,276 "
        "282,292 240,300 198,292 162,276"
    )
    sh = ermine(
        p,
        fur,
        [(176, 250), (204, 272), (204, 238), (240, 282), (240, 250), (276, 272), (276, 238), (304, 250)],
    )
    p.hatch(sh, (332, 250), (250, 299), L=10, gap=4.8, w=1.6)
    with p.at(250, 134, 1.24, rot=15):
        head_stern(p, 0.4, lean=15, gaze=-0.1, low=24, jaw=1.35, stubble=True)
        with p.at(0, -36):
            crown(p, 39, 5, 28, tip="ball", lining="blue")
    p.band("200,205 222,214 241,216 260,214 282,205", 12, "yellow", "dots", w=2.1, period=9, cap=True)


def king_batons(p: Pen) -> None:
    skirt(p, "160,412 240,420 320,412", "104,505 240,508 376,505", "red", 16)
    for x0, x1 in ((196, 170), (284, 310)):
        p.band([(x0, 414), (x1, 508)], 22, "yellow", "dots", w=2.2, period=14, mcol="red")
    robe = "166,232! 204,222! 276,222! 314,232! 330,300 322,370 322,418! 240,426 158,418! 158,370 150,300"
    body = cloth(p, robe, "yellow", 20, 22)
    stripes(p, body, ["196,204 184,430", "284,204 296,430"], 36, ["red"], None)
    for x0, x1 in ((196, 184), (284, 296)):
        p.band([(x0, 204), (x1, 430)], 20, "white", "zig", w=2.0, period=17, clip=body, mcol="red", mw=2.6)
    p.band("240,206 240,426", 13, "green", "zig", w=2.0, period=10, clip=body)
    p.hatch(body, (329, 300), (322, 414), L=24, gap=4.6, w=2.0, slant=-6)
    p.hatch(body, (151, 300), (158, 414), L=20, gap=4.6, w=1.9, slant=6)
    p.outline(body)
    # the arm akimbo, the arm with the baton
    p.band("156,416 240,425 324,416", 15, "blue", "stripe2", mcol="white", w=2.2, cap=True)
    arm(p, (308, 256), (402, 352), (314, 410), "green", (33, 29, 19), hand=hand_left, puff=4, hand_s=0.95)
    with p.at(98, 352, 1.1, rot=-5):
        baton(p, 232, 96, 10.5)
    holding(p, (172, 256), (150, 424), (98, 348), "green", shaft=-5, s=1.1, w=(33, 28, 18), puff=4)
    # the wavy sash through the seam
    s = p.shape(
        "96,440! 118,428 142,440 164,462 192,470 224,466 252,480 286,505! 190,505! 172,496 140,490 112,470",
        "blue",
    )
    p.hatch(s, (110, 468), (188, 502), L=12, gap=4.5, w=1.8)
    for line in (
        "110,442 140,456 164,476 196,482 228,480 262,500",
        "120,464 148,476 176,490 214,490 238,498",
    ):
        p.brush(line, (0.4, 1, 1, 0.3), 2.1)
    # collar, head, lily crown
    p.fill(p.T([(210, 210), (262, 210), (262, 226), (240, 236), (218, 226)]), "flesh")
    c = p.shape(
        "158,240! 202,206! 240,232! 278,206! 322,240! 298,264! 268,252! 240,274! 212,252! 182,264!",
        "white",
        2.7,
    )
    p.hatch(c, (316, 240), (244, 266), L=10, gap=4.6, w=1.6)
    p.band("164,243! 202,212! 240,239! 278,212! 316,243!", 10, "red", "dots", w=1.9, period=9, mcol="yellow")
    with p.at(234, 139, 1.19, rot=-12):
        head_bob(
            p, -0.45, "grey", lean=-12, low=26, lips=None, blush=False, lid=0.3, gaze=0.2, jaw=0.2, old=True, nose=1.25,
            bridge="broad", brow=0.6, mouth="calm", heavy=1.25,
        )  # fmt: skip
        with p.at(0, -37):
            jewelled_crown(p, 38, tip="lily", lining="green")


CARDS = {
    "SK": Recipe(
        draw=king_swords,
        mid=girdle(104, 376, 26, "cross", period=20),
        marks={"sword": (60, 26, 70, 354), "crown": (186, 22, 146, 84), "tilted head": (186, 86, 124, 124)},
    ),
    "BK": Recipe(
        draw=king_batons,
        mid=seam((106, 192), (288, 374)),
        marks={"baton": (38, 30, 104, 452), "crown": (146, 18, 146, 84), "tilted head": (166, 86, 124, 124)},
    ),
}
