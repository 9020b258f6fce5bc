"""Queens of batons and coins: crowned, in profile; a pole with a bud, or a coin on a staff."""

from images.drawn.bolognese.parts import (
    arm,
    coin,
    crown,
    hand_closed,
    head_profile,
    plume,
    profile_crown,
    sunburst,
    taper_rod,
)
from images.drawn.bolognese.parts.dress.garments import cloth, hand_left, holding, skirt
from images.drawn.bolognese.parts.joins import girdle, seam
from images.drawn.bolognese.parts.things.staffs import baton
from images.drawn.bolognese.recipe import Recipe
from images.drawn.kit import Pen, ellipse


def _bust(p: Pen) -> None:
    """The fold under a woman's bosom, seen from the side: it ends at the braid of the bodice."""
    p.brush("213,304 220,317 231,319", (0.5, 1, 0.1), 2.6)


def queen_batons(p: Pen) -> None:
    sk = skirt(p, "204,396 266,404 328,396", "98,505 240,508 382,505", "blue", 22, 2.3)
    p.hatch(sk, (328, 398), (380, 500), L=18, gap=4.6, w=1.9)
    p.band("240,402 200,508", 30, "white", "cross", w=2.1, period=20, mcol="red", mw=2.2)
    with p.at(96, 330, 1.08, rot=-3):
        baton(p, 229, 128, 10.5)
    holding(p, (246, 262), (198, 370), (96, 318), "green", shaft=-3, s=1.02, w=(29, 25, 16), puff=5)
    body = cloth(
        p,
        "238,238 264,220! 316,220! 346,240 350,300 328,356 330,402! 268,410 206,400! 222,356 214,316 206,284 218,254",
        "yellow",
    )
    p.pleats("246,250 330,250", "214,396 326,396", 11, 1.8, short=0.5)
    p.band("262,226 238,310 236,404", 24, "red", "zig", w=2.2, period=13, clip=body, mcol="white", mw=2.4)
    p.outline(body)
    _bust(p)
    p.band("202,398 268,408 332,398", 16, "red", "gems", w=2.2, mcol="yellow", period=15, cap=True)
    arm(p, (336, 256), (392, 372), (292, 424), "green", (31, 29, 17), hand=hand_closed, puff=5)
    with p.at(272, 137, 1.2, rot=-2):
        plume(p, "24,-40 54,-58 72,-78 98,-80", 29, "red", 7)
        plume(p, "28,-36 60,-48 84,-48 102,-28", 28, "green", 7)
        head_profile(p, "bun", "dark", lean=-2, nose=0.5, chin=1)
        with p.at(3, -35, rot=-4):
            crown(p, 38, 5, 36, band="red", motif="cross", tip="spike", lining="red", flare=11)
        p.shape(None, "white", 2.0, pts=ellipse(13, 16, 4.5, 6))
    p.band("240,212 262,226 290,230 320,224 342,210", 22, "white", "ticks", w=2.3, period=8, cap=True)
    p.band("252,200 268,210 288,213 308,208", 9, "red", "beads", w=1.8, period=9, mcol="white")


def queen_coins(p: Pen) -> None:
    skirt(p, "208,398 268,406 330,398", "150,505 268,508 392,505", "yellow", 16)
    # the green cloth of the seat, through the seam
    cl = p.shape(
        "76,505! 78,492 110,474 160,456 216,462 268,470 330,452 376,446 400,468 404,492 404,505!", "green", 2.9
    )
    for line in (
        "110,486 150,474 200,480 236,494",
        "170,468 230,476 290,478 330,470",
        "280,490 330,478 380,468",
        "340,496 370,486 396,482",
    ):
        p.brush(line, (0.3, 1, 0.3), 2.2)
    p.hatch(cl, (110, 474), (400, 458), L=11, gap=4.8, w=1.6)
    for x, y in ((136, 486), (190, 470), (236, 488), (290, 484), (340, 468), (384, 482)):
        p.shape([(x, y - 9, 1), (x + 7, y), (x, y + 9, 1), (x - 7, y)], "yellow", 1.9)
        p.dot(x, y, 2.6, "red")
    hem = "74,510 75,494 108,473 160,456 216,462 268,470 330,452 376,446 401,466 406,492 406,510"
    p.band(hem, 13, "yellow", "ticks", w=2.1, period=7)
    # the coin in its sunburst on a thin staff
    with p.at(112, 114):
        sunburst(p, 58, 82, 16)
        coin(p, 62, disc=0.78)
    taper_rod(p, 112, 186, 112, 410, 5.5, 5.5, "blue", 2.6)
    p.shape("98,184! 102,196 108,206! 116,206! 122,196 126,184! 112,190", "yellow", 2.4)
    for y in (232, 374):
        p.shape(None, "yellow", 2.2, pts=ellipse(112, y, 11, 6))
    p.shape(None, "red", 2.4, pts=ellipse(112, 414, 9, 9))
    holding(p, (250, 262), (198, 372), (112, 312), "blue", s=1.0, w=(29, 25, 16), puff=5)
    body = cloth(
        p,
        "240,238 266,220! 318,220! 348,240 352,300 332,356 334,402! 270,410 210,400! 226,356 218,316 210,284 222,254",
        "red",
    )
    p.pleats("248,250 332,250", "218,396 330,396", 11, 1.8, short=0.5)
    p.band("264,226 242,310 240,404", 15, "yellow", "dots", w=2.1, period=10, clip=body)
    p.band("336,226 322,310 318,404", 12, "yellow", "dots", w=2.1, period=10, clip=body)
    p.outline(body)
    _bust(p)
    p.band("206,398 270,408 336,398", 16, "yellow", "zig", w=2.2, period=11, cap=True)
    arm(p, (338, 256), (396, 370), (302, 436), "blue", (31, 29, 17), hand=hand_left, puff=8)
    with p.at(280, 136, 1.22, rot=2):
        head_profile(p, "long", "brown", lean=2, mouth="smile", blush=True)
        plume(p, "30,-38 62,-50 86,-44 102,-18", 29, "green", 7)
        plume(p, "30,-42 60,-62 84,-72 106,-60", 29, "red", 7)
        t = p.shape("-34,-38! -36,-56 -18,-70 6,-73 28,-65 38,-48 36,-34! 0,-44", "red", 2.6)
        p.hatch(t, (38, -40), (6, -73), L=12, gap=4.4, w=1.8)
        with p.at(3, -35, rot=4):
            profile_crown(p, 40, 38)
        p.shape(None, "white", 2.0, pts=ellipse(12, 19, 4.5, 6))
    p.band("244,214 266,228 294,232 322,226 344,212", 17, "yellow", "zig", w=2.2, period=11, cap=True)
    p.band("252,204 272,222 294,228 322,208", 10, "white", "beads", w=1.9, period=9, mcol="white")
    p.shape("274,226! 282,238 274,252 266,238", "red", 2.2)


CARDS = {
    "BQ": Recipe(
        draw=queen_batons,
        mid=girdle(98, 382, 24, "wave", mcol="red", period=22),
        marks={"baton": (48, 20, 84, 466), "crown": (204, 26, 136, 78), "profile": (216, 92, 76, 112)},
    ),
    "DQ": Recipe(
        draw=queen_coins,
        mid=seam((76, 404)),
        marks={"coin": (26, 28, 172, 172), "staff": (96, 184, 32, 246), "crown": (224, 20, 140, 84)},
    ),
}
