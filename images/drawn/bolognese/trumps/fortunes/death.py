"""Trump 13, Death: a yellow skeleton with a scythe, riding a white horse."""

from images.drawn.bolognese.parts import number, taper_rod
from images.drawn.bolognese.parts.beasts.steeds import steed
from images.drawn.bolognese.parts.bodies.bones import bone, bone_fist, pelvis, ribcage, skull, spine
from images.drawn.bolognese.parts.joins import girdle
from images.drawn.bolognese.recipe import Recipe
from images.drawn.kit import Pen, ellipse


def scythe(p: Pen) -> None:
    """The shaft runs up along x = 0; the blade springs from its head to the right."""
    taper_rod(p, 0, 470, 0, -12, 7, 6, "red", 2.8)
    with p.at(0, 0, rot=20):
        blade = p.shape(
            "-14,2! 0,-24 40,-44 98,-50 162,-36 216,-2 254,52! 204,22 156,2 100,-8 52,-4 10,18!",
            "blue",
            3.0,
        )
        p.hatch(blade, (254, 52), (52, -4), L=12, gap=5, w=1.8, env=False)
        p.brush("6,-8 46,-30 100,-37 160,-24 212,10", (0.3, 1, 1, 0.2), 2.2)
    for y in (2, 18):
        p.band([(-10, y), (11, y)], 9, "yellow", None, w=2.1, cap=True)
    p.shape(None, "yellow", 2.2, pts=ellipse(0, -16, 6.5))


def death(p: Pen) -> None:
    number(p, "13", 42, 112, 76)
    # pelvis and thigh over the saddle
    cloth = p.shape("214,505! 222,474 252,458 300,450 356,452 402,466 424,505!", "yellow", 3.0)
    p.hatch(cloth, (300, 450), (420, 488), L=20, gap=4.6, w=1.9)
    p.band(
        "216,504 228,477 256,463 300,456 354,458 396,470 416,504",
        13,
        "red",
        "zig",
        w=2.2,
        period=11,
        clip=cloth,
    )
    p.outline(cloth)
    for x, y in ((268, 488), (312, 484), (356, 488)):
        p.shape([(x, y - 11, 1), (x + 9, y), (x, y + 11, 1), (x - 9, y)], "blue", 2.2)
    spine(p, 314, 372, 436, 3, 20)
    bone(p, (352, 446), (414, 484), 14)
    with p.at(314, 424):
        pelvis(p)
    with p.at(314, 244):
        ribcage(p, 7, 62, 150)
    spine(p, 314, 186, 244, 4, 14)
    # horse
    with p.at(148, 258, 1.04):
        steed(p, "white", "grey", "red")
    with p.at(156, 64, rot=-17):
        scythe(p)
    # the far arm grips high, the near one low
    bone(p, (256, 252), (222, 314), 12)
    bone(p, (222, 314), (238, 216), 11)
    with p.at(205, 206, 1.05, rot=-17):
        bone_fist(p)
    bone(p, (366, 254), (412, 344), 13)
    bone(p, (412, 344), (306, 390), 11)
    with p.at(256, 380, 1.1, rot=-17):
        bone_fist(p)
    with p.at(302, 152, 1.2, rot=-4):
        skull(p)


CARDS = {
    "T13": Recipe(
        draw=death,
        mid=girdle(56, 424, 13, "dots", "red", mcol="yellow"),
        marks={"number": (40, 32, 86, 84), "scythe": (140, 16, 300, 160), "skeleton": (240, 80, 180, 370),
               "horse": (40, 210, 190, 290)},
    )
}  # fmt: skip
