"""Knights of batons and coins: a horse on the right; a slanting pole, or a coin held high."""

from images.drawn.bolognese.parts import arm, coin, head_long, head_short, lock, pinch, plume, reins, whiskers
from images.drawn.bolognese.parts.beasts.mounts import mount_front, mount_left
from images.drawn.bolognese.parts.dress.garments import buttons, cloth, holding, slashes
from images.drawn.bolognese.parts.dress.hats import peaked_cap
from images.drawn.bolognese.parts.joins import girdle
from images.drawn.bolognese.parts.things.staffs import baton
from images.drawn.bolognese.recipe import Recipe
from images.drawn.kit import Pen, curve, resample


def knight_batons(p: Pen) -> None:
    body = cloth(p, "122,244 140,222! 236,222! 254,244 264,300 262,372 270,480! 98,480! 106,372 112,300", "green")
    p.band("150,212 140,480", 17, "red", "wave", w=2.2, period=14, clip=body, mcol="yellow", mw=2.4)
    p.band("224,212 234,480", 17, "red", "wave", w=2.2, period=14, clip=body, mcol="yellow", mw=2.4)
    buttons(p, "187,240 187,400", 7)
    p.outline(body)
    p.band("104,420 186,430 272,420", 17, "yellow", "zig", w=2.2, period=11, cap=True)
    with p.at(494, 0, flip=True):
        mount_left(p, "brown", "red", ("yellow", "blue", "red"))
    arm(p, (246, 252), (300, 346), (286, 398), "yellow", (28, 25, 17), "blue", "dots", puff=4, chest=187)
    with p.at(278, 426):
        reins(p, (74, 18), (4, 40), "red", wrist=-72)
    c = p.shape("48,505! 60,480 96,458 150,448 206,456 250,476 284,505!", "red")
    for i, col in enumerate(("yellow", "blue", "yellow", "blue", "yellow")):
        x = 72 + i * 44
        p.band([(x + 30, 512), (x + 8, 480), (x - 14, 440)], 19, col, None, w=2.0, clip=c)
    p.outline(c)
    p.band("44,506 58,482 94,460 150,450 208,458 252,478 290,506", 13, "yellow", "ticks", w=2.1, period=7)
    with p.at(190, 322, 1.06, rot=-28):
        baton(p, 250, 90, 10.5)
    holding(
        p,
        (120, 254),
        (72, 380),
        (190, 322),
        "yellow",
        shaft=-28,
        s=1.04,
        w=(30, 28, 18),
        cuff="blue",
        motif="dots",
        puff=5,
    )
    with p.at(208, 138, 1.2, rot=4):
        plume(p, "6,-60 34,-80 66,-82 94,-64", 29, "yellow", 7)
        plume(p, "14,-54 46,-66 74,-58 96,-32", 28, "red", 7)
        head_short(p, 0.5, "dark", lean=4, brow=1, nose=1.1, jaw=0.4, lips=None, blush=False)
        peaked_cap(p, "blue", "blue")
    p.band(
        "152,206 176,221 204,226 232,221 252,206",
        21,
        "red",
        "gems",
        w=2.3,
        period=17,
        mcol="yellow",
        cap=True,
    )


def knight_coins(p: Pen) -> None:
    # horse's neck and breast behind its head
    n = p.shape("296,300 344,276 400,304 428,380 436,505! 232,505! 256,420 272,350", "grey", 3.0)
    p.hatch(n, (420, 360), (436, 500), L=24, gap=4.6, w=2.0)
    p.hatch(n, (258, 416), (232, 500), L=16, gap=4.6, w=1.8)
    for x, y in resample(curve("392,290 420,340 434,400 440,470"), 8):
        lock(
            p,
            [(x - 8, y - 10), (x + 2, y + 12), (x - 4, y + 34)],
            [(x + 6, y - 8), (x + 16, y + 14), (x + 4, y + 38)],
            4,
            "white",
            wave=2,
            lam=20,
            blunt=False,
        )
    # rider
    body = cloth(p, "114,246 132,222! 228,222! 250,246 258,300 254,372 262,470! 86,470! 98,372 106,300", "red")
    p.band("176,214 174,470", 36, "blue", "cross", w=2.3, period=24, clip=body, mcol="yellow", mw=2.4)
    slashes(p, "132,262 126,400", 5, "yellow", 9)
    slashes(p, "230,262 232,400", 5, "yellow", 9)
    p.outline(body)
    p.band("90,420 174,430 262,420", 17, "yellow", "zig", w=2.2, period=11, cap=True)
    c = p.shape("44,505! 66,474 112,456 172,450 236,462 270,505!", "green")
    for i in range(5):
        p.band([(74 + 44 * i, 512), (80 + 40 * i, 480), (92 + 36 * i, 440)], 15, "yellow", None, w=2.0, clip=c)
    p.outline(c)
    p.band("40,506 64,476 112,458 172,452 238,464 274,506", 13, "yellow", "ticks", w=2.1, period=7)
    with p.at(80, 108):
        coin(p, 54)
    with p.at(80, 166, 1.1):
        pinch(p, 88)
    arm(p, (122, 258), (64, 374), (82, 216), "green", (31, 29, 20), puff=4)
    arm(p, (240, 254), (284, 350), (252, 404), "green", (29, 26, 17), puff=4)
    with p.at(246, 414):
        reins(p, (74, 30), (34, 50), "red", wrist=-70)
    # breast straps and the horse's head
    p.band("262,448 300,470 344,478 392,470 432,446", 15, "red", "dots", w=2.2, mcol="yellow", period=12)
    with p.at(344, 356, 1.0):
        mount_front(p, "silver", "red", ("green", "red", "blue"))
    with p.at(194, 134, 1.2, rot=-4):
        head_long(p, -0.3, "brown", lean=-4, lips=None, drop=64, brow=1, nose=1.1, jaw=0.3)
        whiskers(p, -0.3, "brown", goatee=False, tip=4)
    p.band("146,205 168,220 192,225 216,220 240,205", 20, "yellow", "zig", w=2.3, period=11, cap=True)


CARDS = {
    "BN": Recipe(
        draw=knight_batons,
        mid=girdle(42, 438, 13, "ticks", period=7),
        marks={"baton": (22, 20, 250, 440), "horse": (270, 216, 164, 282)},
    ),
    "DN": Recipe(
        draw=knight_coins,
        mid=girdle(38, 442, 13, "ticks", period=7),
        marks={"coin": (22, 50, 116, 116), "horse": (284, 212, 122, 288), "harness": (286, 306, 118, 132)},
    ),
}
