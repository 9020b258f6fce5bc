"""17, summer: ices, and hay."""

from images.drawn.french.hand import Burin
from images.drawn.french.parts.people.children import child
from images.drawn.french.parts.people.figures import Head, head
from images.drawn.french.parts.people.men import Arm, Man, man
from images.drawn.french.parts.people.women import Woman, woman
from images.drawn.french.parts.world.plants import haystack, poplar
from images.drawn.french.parts.world.play import parasol
from images.drawn.french.parts.world.sky import cloud, ground, hill, sky, sun
from images.drawn.french.parts.world.things import pole
from images.drawn.french.parts.world.town import paving, street
from images.drawn.french.parts.world.work import rake, scythe
from images.drawn.french.trumps.scene import trump
from images.drawn.kit import ellipse


def summer_town(p: Burin) -> None:
    """Ices by the fountain, and a parasol for whoever can afford it."""
    sky(p)
    sun(p, 92, 158, 26)
    street(p, 330, True, (110, 124, 104, 118))
    paving(p, 346, "straw")
    p.form("186,384! 200,352 300,352 314,384! 250,392", "pearl", 1.9, 0.7)
    p.form("240,352! 244,270! 256,270! 260,352!", "pearl", 1.7, 0.8)
    p.form("214,272! 286,272! 270,288 230,288", "pearl", 1.7, 0.6)
    for x in (-1, 1):
        p.cut(
            [(250, 262), (250 + x * 18, 226), (250 + x * 40, 262), (250 + x * 46, 344)],
            [(250, 262), (250 + x * 8, 214), (250 + x * 22, 250), (250 + x * 26, 340)],
            w=2.6,
            ws=(0.6, 1, 1, 0.3),
            col="steel",
        )
    p.form("42,372! 152,372! 146,420! 48,420!", "blue", 1.9, 0.6, smooth=False)
    p.form("30,236! 97,196! 164,236! 150,246 130,238 112,246 97,238 80,246 62,238 44,246", "red", 1.8, 0.6)
    pole(p, (97, 374), (97, 238), 5)
    man(
        p,
        124,
        436,
        Man(
            Head(t=0.5, hair="curly", tone="black", beard="waxed", mood="sing", look=0.8, hat="chef"),
            Arm((-36, -140)),
            Arm((62, -166)),
            "waistcoat",
            "white",
            "grey",
            vest="red",
        ),
        1.02,
    )
    p.form("184,268! 202,268! 193,292!", "ochre", 1.5, 0.4)
    p.form(None, "rose", 1.5, 0.6, pts=ellipse(193, 262, 10, 9))
    child(
        p,
        236,
        434,
        Man(
            Head(side=-1, hair="short", tone="ginger", mood="laugh", hat="boater", tint="straw", band="blue"),
            Arm((-40, -196), kind="open"),
            Arm((20, -110)),
            "blouse",
            "sky",
            "white",
            bow="red",
        ),
        0.68,
    )
    woman(
        p,
        366,
        434,
        Woman(
            Head(
                t=-0.5,
                hair="ringlets",
                tone="chestnut",
                woman=True,
                mood="smile",
                look=-0.8,
                hat="bonnet",
                tint="straw",
                band="green",
            ),
            Arm((-32, -124)),
            Arm((26, -158)),
            "white",
            trim="flounces",
            second="leaf",
        ),
        1.08,
    )
    parasol(p, (394, 262), (392, 158), "green", "white", 56)


def summer_country(p: Burin) -> None:
    """Hay: he mows, she rakes, the stack is somebody's hiding place."""
    sky(p)
    cloud(p, 380, 140, 0.8)
    hill(p, "22,280 120,262 240,276 360,256 458,272", "leaf")
    poplar(p, 44, 300, 0.8)
    ground(p, 326, "straw", 20, "ochre")
    haystack(p, 388, 404, 1.5)
    p.form("312,392 330,380 352,384 370,380 382,394 350,404", "yellow", 1.5, 0.5)
    with p.at(344, 362, 0.66):
        head(p, 0, 0, Head(t=-0.3, hair="fringe", tone="blond", mood="laugh", age="child"))
    man(
        p,
        116,
        430,
        Man(
            Head(
                t=0.5,
                hair="short",
                tone="black",
                beard="moustache",
                mood="stern",
                look=0.3,
                hat="straw",
                tint="straw",
                band="red",
            ),
            Arm((20, -116)),
            Arm((58, -134)),
            "shirt",
            "white",
            "blue",
            shoe="clog",
            feet=((-36, 0), (28, 0)),
            ways=(1, 1),
            bow="red",
            lean=8,
        ),
        1.12,
    )
    scythe(p, (118, 250), (218, 418))
    woman(
        p,
        276,
        434,
        Woman(
            Head(
                t=-0.4,
                hair="parted",
                tone="ginger",
                woman=True,
                mood="smile",
                look=-0.8,
                hat="straw",
                tint="yellow",
                band="blue",
            ),
            Arm((-30, -140)),
            Arm((26, -110)),
            "red",
            bodice="white",
            skirt="country",
            trim="apron",
            bare=True,
            second="sky",
        ),
        1.08,
    )
    rake(p, (316, 330), (208, 220))


CARDS = {
    "T17": trump(
        17,
        "seasons",
        summer_town,
        summer_country,
        {"fountain": (184, 208, 132, 184), "ice": (180, 248, 26, 46)},
        {"scythe": (110, 244, 180, 186), "haystack": (316, 262, 142, 146)},
    ),
}
