"""Jacks of cups and coins: hats, no crown, no horse; a large goblet, or a coin held high."""

from images.drawn.bolognese.parts import arm, chin_tuft, coin, hand_closed, head_bob, head_short, pinch, plume
from images.drawn.bolognese.parts.dress.garments import buttons, cloth, hand_left, holding, slashes, trunks
from images.drawn.bolognese.parts.dress.hats import beret, bonnet
from images.drawn.bolognese.parts.joins import seam
from images.drawn.bolognese.parts.things.vessels import chalice
from images.drawn.bolognese.recipe import Recipe
from images.drawn.kit import Pen

JERKIN = "166,236! 204,224! 276,224! 314,236! 328,300 314,360 318,412! 240,422 162,412! 166,360 152,300"


def jack_cups(p: Pen) -> None:
    trunks(p, "red", "yellow")
    body = cloth(p, JERKIN, "yellow", 18, 22)
    for line in ("206,212 200,300 206,420", "274,212 280,300 274,420"):
        p.band(line, 26, "green", "wave", w=2.2, period=15, clip=body, mcol="yellow", mw=2.6)
    buttons(p, "240,240 240,400", 9, 4.6, "red")
    p.outline(body)
    p.band("162,412 240,422 318,412", 14, "green", "stripe", w=2.2, mcol="yellow", mw=3, cap=True)
    arm(p, (308, 258), (384, 376), (284, 400), "green", (32, 29, 18), "white", "ticks", hand=hand_closed, puff=5)
    with p.at(96, 186, 1.34):
        chalice(p, "yellow", "red", "blue", "blue", tall=50)
    holding(
        p,
        (172, 258),
        (162, 396),
        (98, 246),
        "green",
        s=1.04,
        w=(31, 28, 18),
        cuff="white",
        motif="ticks",
        puff=4,
    )
    p.band("186,210 216,225 250,230 280,225 306,210", 24, "white", "ticks", w=2.3, period=9, cap=True)
    with p.at(254, 142, 1.2, rot=4):
        plume(p, "12,-66 44,-82 80,-72 106,-38", 33, "red", 8)
        head_short(p, -0.3, "brown", lean=4, mouth="smile", nose=0.9, lips=None)
        beret(p, "blue", "yellow")


def jack_coins(p: Pen) -> None:
    trunks(p, "green", "red")
    body = cloth(p, JERKIN, "red", 20, 24)
    p.band("240,210 240,424", 34, "blue", None, w=2.3, clip=body)
    buttons(p, "240,262 240,360", 5, 5)
    for x in (196, 284):
        slashes(p, [(x, 270), (240 + (x - 240) * 0.9, 400)], 4, "yellow", 10)
    p.outline(body)
    p.band("162,412 240,422 318,412", 15, "yellow", "zig", w=2.2, period=11, cap=True)
    with p.at(96, 122):
        coin(p, 58)
    with p.at(104, 186, 1.12):
        pinch(p, 84)
    arm(p, (168, 260), (92, 386), (104, 234), "blue", (32, 29, 18), "yellow", "zig", puff=6)
    with p.at(246, 436):
        coin(p, 44)
    arm(
        p,
        (312, 258),
        (386, 372),
        (322, 432),
        "blue",
        (32, 29, 18),
        "yellow",
        "zig",
        hand=hand_left,
        puff=6,
        hand_s=0.95,
    )
    # green and yellow collar in points
    p.fill(p.T([(228, 212), (264, 212), (258, 230), (240, 238), (230, 230)]), "flesh")
    c = p.shape(
        "154,240! 200,206! 240,230! 280,206! 326,240! 306,270! 286,248! 264,282! 240,252! 216,282! 194,248! 174,270!",
        "green",
        2.7,
    )
    p.hatch(c, (322, 242), (264, 278), L=9, gap=4.5, w=1.6)
    p.band("162,245! 200,213! 240,237! 280,213! 318,245!", 13, "yellow", "zig", w=2.0, period=10, cap=True)
    with p.at(246, 140, 1.22, rot=-4):
        plume(p, "18,-56 44,-72 74,-72 98,-52", 28, "green", 7)
        head_bob(p, -0.4, "brown", lean=-4, mouth="smile", low=22, blush=True, nose=0.9)
        chin_tuft(p, -0.4, "brown")
        with p.at(0, -8, 1, sy=0.72):
            bonnet(p, "blue", "yellow")


CARDS = {
    "CJ": Recipe(
        draw=jack_cups,
        mid=seam((110, 370)),
        marks={"goblet": (26, 32, 144, 334), "hat": (198, 18, 184, 108)},
    ),
    "DJ": Recipe(
        draw=jack_coins,
        mid=seam((110, 370)),
        marks={
            "coin": (34, 60, 124, 124),
            "coin at the waist": (198, 388, 96, 96),
            "hat": (178, 24, 128, 96),
            "small beard": (216, 152, 66, 66),
        },
    ),
}
