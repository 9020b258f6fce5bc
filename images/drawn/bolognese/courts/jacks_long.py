"""Jacks of swords and batons: hats, no crown, no horse; sword and shield, or a long pole."""

from images.drawn.bolognese.parts import arm, hand_closed, head_bob, head_youth, plume, sword
from images.drawn.bolognese.parts.dress.garments import buttons, cloth, holding, slashes, trunks
from images.drawn.bolognese.parts.dress.hats import beret, flat_hat
from images.drawn.bolognese.parts.joins import seam
from images.drawn.bolognese.parts.things.staffs import baton, shield
from images.drawn.bolognese.recipe import Recipe
from images.drawn.kit import Pen

DOUBLET = "168,234! 204,224! 276,224! 312,234! 326,296 312,356 306,402! 240,412 174,402! 168,356 154,296"


def jack_swords(p: Pen) -> None:
    trunks(p, "blue", "yellow")
    body = cloth(p, DOUBLET, "green", 18, 20)
    p.band("240,212 240,410", 20, "yellow", "ticks", w=2.1, period=11, clip=body)
    for x in (196, 284):
        slashes(p, [(x, 262), (240 + (x - 240) * 0.86, 392)], 4, "white", 10)
    p.outline(body)
    p.band("170,402 240,412 310,402", 15, "red", "dots", w=2.2, mcol="yellow", period=11, cap=True)
    # the shield on the far arm, the sword in the near one
    arm(p, (308, 256), (384, 330), (366, 404), "red", (32, 28, 19), puff=5)
    with p.at(360, 402, 1.06, rot=7):
        shield(p)
    with p.at(94, 326, 1.1, rot=-4):
        sword(p, 262, 25)
    holding(p, (172, 256), (138, 428), (95, 348), "red", shaft=-4, s=1.06, w=(32, 28, 18), puff=5)
    for x, y, rot in ((160, 300, 8), (154, 340, 8)):
        with p.at(x, y, 1, rot=rot):
            p.shape("0,-12! 5,0 0,12! -5,0", "white", 1.9)
    # collar, head, flat hat
    p.band("182,210 210,224 241,229 272,224 302,210", 24, "white", "ticks", w=2.3, period=9, cap=True)
    with p.at(242, 136, 1.2, rot=3):
        plume(p, "18,-54 44,-76 76,-80 104,-60", 30, "red", 8)
        plume(p, "26,-48 56,-62 84,-58 108,-34", 28, "green", 8)
        head_youth(p, -0.35, "gold", lean=3, lips=None)
        flat_hat(p, "blue", "yellow")


def jack_batons(p: Pen) -> None:
    trunks(p, "yellow", "red")
    body = cloth(p, DOUBLET, "red", 18, 0)
    with p.clipped(body):
        p.shape("240,200! 330,200! 330,420! 240,420!", "blue", 2.4, smooth=False)
    p.hatch(body, (325, 296), (306, 398), L=24, gap=4.6, w=2.0, slant=-6)
    p.pleats("180,240 300,240", "180,400 300,400", 10, 1.8, short=0.6)
    p.outline(body)
    buttons(p, "240,244 240,392", 8, 4.6)
    p.band("170,402 240,412 310,402", 15, "yellow", "cross", w=2.1, period=10, cap=True)
    arm(p, (308, 258), (400, 350), (312, 408), "blue", (32, 28, 18), hand=hand_closed, puff=4)
    with p.at(92, 362, 1.1, rot=-3):
        baton(p, 262, 96, 11, "blue", None)
        _yellow_head(p)
    holding(p, (172, 258), (146, 428), (92, 340), "red", shaft=-3, s=1.08, w=(32, 28, 18), puff=5)
    # yellow scalloped collar, bowed head, red cap
    p.fill(p.T([(216, 208), (264, 208), (258, 230), (240, 238), (222, 230)]), "flesh")
    c = p.shape(
        "164,236! 204,206! 240,230! 276,206! 316,236! 300,252 282,244! 268,262 252,252! "
        "240,268 228,252! 212,262 "
        "198,244! 180,252",
        "yellow",
        2.7,
    )
    p.hatch(c, (312, 238), (246, 262), L=9, gap=4.5, w=1.6)
    with p.at(232, 146, 1.18, rot=-15):
        plume(p, "22,-56 52,-64 86,-52 110,-16", 36, "yellow", 8)
        plume(p, "28,-48 58,-48 84,-26 98,14", 34, "green", 8)
        head_bob(p, -0.5, "dark", lean=-15, gaze=0.8, lid=0.6, brow=-1, jaw=-0.1, low=34)
        beret(p, "red", "yellow")


def _yellow_head(p: Pen) -> None:
    """The fitting of the pole: a gold drum with a round top."""
    cap = p.shape("-17,-256! -19,-282 -12,-298 0,-303 12,-298 19,-282 17,-256!", "yellow", 2.7)
    p.hatch(cap, (17, -258), (0, -303), L=10, gap=4.2, w=1.7)
    for y in (-266, -278):
        p.brush([(-18, y), (0, y + 3), (18, y)], (0.4, 1, 0.4), 2.0)
    p.dot(0, -290, 4.5, "red", 1.9)


CARDS = {
    "SJ": Recipe(
        draw=jack_swords,
        mid=seam((110, 370)),
        marks={"sword": (52, 30, 76, 356), "shield": (300, 318, 122, 168), "hat": (158, 20, 212, 94)},
    ),
    "BJ": Recipe(
        draw=jack_batons,
        mid=seam((110, 370)),
        marks={"baton": (44, 22, 82, 466), "hat": (160, 26, 196, 104), "bowed head": (166, 96, 130, 122)},
    ),
}
