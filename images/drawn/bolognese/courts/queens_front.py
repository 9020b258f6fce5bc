"""Queens of swords and cups: crowned, long hair; an upright sword and no number, or a covered goblet."""

from images.drawn.bolognese.parts import arm, coronet, crown, hand_clasp, head_long, head_veil, sword
from images.drawn.bolognese.parts.dress.garments import bosom, buttons, cloth, hand_left, holding, pearls, skirt
from images.drawn.bolognese.parts.joins import seam
from images.drawn.bolognese.parts.things.vessels import chalice
from images.drawn.bolognese.recipe import Recipe
from images.drawn.kit import Pen

BODICE = "174,240! 204,232! 240,262 276,232! 306,240! 316,290 304,346 300,392! 240,402 180,392! 176,346 164,290"


def queen_swords(p: Pen) -> None:
    sk = skirt(p, "180,392 240,400 300,392", "92,505 240,508 388,505", "blue", 26, 2.4)
    p.hatch(sk, (300, 394), (386, 500), L=20, gap=4.6, w=1.9)
    body = cloth(p, BODICE, "red", 20, 22)
    p.band("240,262 240,400", 34, "yellow", None, w=2.2, clip=body)
    p.band("240,262 240,400", 22, "white", "cross", w=2.0, period=15, clip=body, mw=2.4, mcol="red")
    p.outline(body)
    # yellow and blue sash: round the waist, one end through the seam
    p.band("176,392 240,402 304,392", 20, "yellow", "stripe", w=2.3, mcol="blue", mw=4, cap=True)
    tail = p.shape("286,398! 306,398! 300,430 272,470 260,505! 216,505! 236,462 268,428", "yellow", 2.7)
    p.band("296,398 284,432 254,470 236,508", 12, "blue", None, w=1.9, clip=tail)
    p.outline(tail)
    knot = p.shape("282,388 300,382 314,392 312,408 296,412 282,404", "yellow", 2.5)
    p.hatch(knot, (314, 392), (296, 412), L=9, gap=4, w=1.5)
    # hand on the breast, hand with the sword
    arm(
        p,
        (308, 254),
        (376, 366),
        (292, 334),
        "yellow",
        (31, 27, 16),
        "blue",
        "dots",
        hand=hand_left,
        puff=6,
        hand_s=0.95,
    )
    with p.at(96, 322, 1.1):
        sword(p, 264, 25)
    holding(
        p,
        (172, 254),
        (142, 420),
        (96, 344),
        "yellow",
        s=1.02,
        w=(31, 26, 16),
        puff=6,
        cuff="blue",
        motif="dots",
    )
    bosom(p, "blue")
    with p.at(240, 130, 1.2, rot=-5):
        head_long(p, -0.34, "gold", lean=-5, lid=0.25, drop=92, mouth="smile", nose=0.9, jaw=-0.2, blush=True)
        with p.at(0, -36):
            coronet(p, 37, lining="blue", gems="red")
    pearls(p, 238)


def queen_cups(p: Pen) -> None:
    # cloak behind, dress
    cl = p.shape("286,214! 336,232 376,292 398,390 404,505! 76,505! 82,390 104,292 144,232 194,214!", "red")
    p.hatch(cl, (376, 292), (404, 500), L=34, gap=4.7, w=2.1, slant=-8)
    p.hatch(cl, (104, 292), (76, 500), L=18, gap=4.7, w=2.0, slant=8)
    skirt(p, "184,396 240,404 296,396", "150,506 240,508 330,506", "green", 14)
    p.band("240,402 240,508", 30, "white", "cross", w=2.1, period=20, mcol="green", mw=2.2)
    body = cloth(p, BODICE, "green", 14, 16)
    p.band("240,262 240,400", 30, "white", None, w=2.1, clip=body)
    buttons(p, "240,304 240,384", 6, 4.5, "red")
    p.outline(body)
    # fronts of the cloak with the double yellow border
    for side, fold in (
        ("286,214! 338,236 366,300 378,400 404,505! 326,505! 318,400 306,300", 1),
        ("194,214! 142,236 114,300 102,400 76,505! 154,505! 162,400 174,300", -1),
    ):
        front = p.shape(side, "red", 2.9)
        x = 240 + 140 * fold
        p.hatch(front, (x, 400), (240 + 163 * fold, 500), L=24, gap=4.7, w=1.9)
        p.comb([(240 + 88 * fold, 320), (240 + 100 * fold, 400), (240 + 112 * fold, 470)], L=11, side=fold, w=1.7)
        inner = [
            (240 + 48 * fold, 214),
            (240 + 72 * fold, 300),
            (240 + 84 * fold, 400),
            (240 + 92 * fold, 508),
        ]
        p.band(inner, 12, "yellow", "dots", w=2.0, period=10)
        p.band([(x_ + 19 * fold, y) for x_, y in inner], 8, "yellow", None, w=1.9, clip=front)
        p.outline(front)
    p.band("180,394 240,404 300,394", 15, "yellow", "gems", w=2.1, mcol="blue", period=15, cap=True)
    arm(
        p,
        (302, 262),
        (358, 392),
        (276, 430),
        "green",
        (30, 29, 17),
        "white",
        "ticks",
        hand=hand_clasp,
        puff=6,
        hand_s=0.95,
    )
    with p.at(92, 236, 1.14):
        chalice(p, "yellow", "red", "blue", "blue", lid="blue", tall=42)
    holding(p, (180, 262), (160, 396), (93, 288), "green", s=1.0, w=(30, 27, 17), cuff="white", motif="ticks")
    for _ in p.mirrored(240):
        c = p.shape("284,212! 322,222 350,260 362,316 358,348! 330,348 306,334! 304,290 294,250", "red", 2.9)
        p.hatch(c, (350, 260), (359, 344), L=18, gap=4.6, w=1.9)
        p.comb("326,250 334,286 334,318", L=10, side=1, w=1.6)
        for width, motif, dx, dy in ((12, "dots", 0, 0), (8, None, 18, -17)):
            line = [
                (284 + dx, 214),
                (297 + dx, 252),
                (306 + dx * 0.8, 296),
                (307 + dx * 0.8, 331 + dy, 1),
                (332, 345 + dy),
                (366, 345 + dy),
            ]
            p.band(line, width, "yellow", motif, w=2.0, period=10, clip=c)
        p.outline(c)
    bosom(p, "yellow")
    with p.at(252, 130, 1.24):
        head_veil(p, 0.1, "white", "blue", tone="brown", look=-0.5, gaze=0.2, brow=-1, mouth="calm")
        with p.at(0, -36):
            crown(p, 34, 5, 24, col="blue", band="yellow", motif="dots", tip="ball", lining="yellow")
    pearls(p, 250)


CARDS = {
    "SQ": Recipe(
        draw=queen_swords,
        mid=seam((98, 218), (262, 382)),
        marks={"sword": (60, 26, 70, 354), "crown": (166, 26, 146, 76), "long hair": (150, 92, 174, 160)},
    ),
    "CQ": Recipe(
        draw=queen_cups,
        mid=seam((76, 404)),
        marks={
            "covered goblet": (30, 30, 126, 350),
            "crown": (190, 30, 122, 70),
            "cloak": (290, 216, 116, 280),
        },
    ),
}
