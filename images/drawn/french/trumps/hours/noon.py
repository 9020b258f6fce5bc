"""7, midday: one serves, the others have brought their bread."""

from images.drawn.french.hand import Burin
from images.drawn.french.parts.people.figures import Head
from images.drawn.french.parts.people.men import Arm, Man, man
from images.drawn.french.parts.people.women import Woman, woman
from images.drawn.french.parts.world.plants import tree
from images.drawn.french.parts.world.rooms import chair, table
from images.drawn.french.parts.world.sky import ground, hill, sky, sun
from images.drawn.french.parts.world.things import bottle, glass, loaf
from images.drawn.french.parts.world.town import awning, paving
from images.drawn.french.trumps.scene import trump


def noon_town(p: Burin) -> None:
    """The café under its awning: the waiter has two soups and three hands too few."""
    p.fill([(22, 108), (458, 108), (458, 440), (22, 440)], "tan")
    for x in (40, 190, 340):
        p.form([(x, 176, 1), (x + 100, 176, 1), (x + 100, 366, 1), (x, 366, 1)], "sky", 1.8, 0, smooth=False)
        p.cut([(x + 20, 250), (x + 70, 190)], [(x + 34, 262), (x + 84, 204)], w=3, col="white")
    paving(p, 374)
    awning(p, 22, 108, 436, "red", 46)
    man(
        p,
        244,
        426,
        Man(
            Head(t=0.2, hair="curly", tone="black", beard="waxed", mood="sing"),
            Arm((-50, -206), kind="open", turn=-80),
            Arm((56, -190), kind="open", turn=-60),
            "waistcoat",
            "coal",
            "coal",
            vest="coal",
        ),
        1.06,
    )
    for x, y in ((188, 192), (308, 206)):
        p.form([(x - 30, y, 1), (x + 30, y, 1), (x + 18, y + 9), (x - 18, y + 9)], "white", 1.6, 0.4)
        p.cut(
            [(x - 8, y - 6), (x - 12, y - 16), (x - 6, y - 24)],
            [(x + 6, y - 6), (x + 2, y - 18), (x + 8, y - 28)],
            w=1.5,
            col="haze",
        )
    p.form("222,322! 268,322! 274,404! 218,404!", "white", 1.7, 0.8)
    chair(p, 84, 430, 1.2, False, "ochre")
    man(
        p,
        84,
        432,
        Man(
            Head(side=1, hair="bald", tone="grey", beard="full", hat="top", mood="stern"),
            Arm((40, -150)),
            Arm((58, -150)),
            "frock",
            "green",
            "grey",
            hip=(-4, -70),
            feet=((22, 0), (42, 0)),
            bends=(1, 1),
            ways=(1, 1),
        ),
        1.04,
    )
    table(p, 168, 432, 90, 78, "white")
    bottle(p, 152, 352, 0.9)
    glass(p, 186, 352, 0.9)
    table(p, 350, 432, 76, 78, "white")
    loaf(p, 350, 352, 0.7)
    woman(
        p,
        418,
        434,
        Woman(
            Head(t=-0.6, hair="bun", tone="ginger", woman=True, hat="toque", tint="navy", mood="smile", look=-0.8),
            Arm((-40, -116)),
            Arm((-14, -104)),
            "navy",
            skirt="sit",
            hip=(0, -76),
        ),
        1.02,
        False,
    )


def noon_country(p: Burin) -> None:
    """The reapers in the shade: bread, wine, and one who is asleep already."""
    sky(p)
    sun(p, 92, 160, 26)
    hill(p, "22,300 130,288 260,300 360,286 458,296", "straw")
    ground(p, 348, "yellow", 12, "ochre")
    for x in (56, 96, 130):
        p.cut([(x, 348), (x, 330)], w=8, ws=(1, 0.5), col="ochre")
    tree(p, 380, 400, 1.7)
    p.form("22,408 140,396 300,402 458,396 458,440! 22,440!", "leaf", 1.5, 0)
    man(
        p,
        124,
        424,
        Man(
            Head(side=1, hair="short", tone="brown", hat="straw", tint="straw", band="red"),
            Arm((40, -140)),
            Arm((56, -138)),
            "shirt",
            "white",
            "blue",
            hip=(-6, -40),
            feet=((50, -4), (66, 0)),
            bends=(1, 1),
            ways=(1, 1),
            bow="red",
            shoe="clog",
            lean=4,
        ),
        1.14,
    )
    loaf(p, 214, 412, 1.1)
    bottle(p, 252, 416, 1.1)
    woman(
        p,
        296,
        430,
        Woman(
            Head(
                t=-0.5,
                hair="parted",
                tone="black",
                woman=True,
                mood="smile",
                look=-0.8,
                hat="scarf",
                tint="white",
                band="blue",
            ),
            Arm((-42, -96)),
            Arm((18, -90)),
            "red",
            bodice="white",
            skirt="sit",
            hip=(0, -58),
            bare=True,
        ),
        1.1,
    )
    man(
        p,
        404,
        428,
        Man(
            Head(t=-0.2, hair="curly", tone="ginger", mood="sleep", tilt=18, beard="moustache"),
            Arm((-22, -66)),
            Arm((16, -60)),
            "shirt",
            "steel",
            "brown",
            hip=(0, -34),
            feet=((-70, 0), (-58, 4)),
            bends=(-1, -1),
            ways=(-1, -1),
            bow="green",
            shoe="clog",
            lean=14,
        ),
        1.1,
    )
    p.tube([(190, 404), (196, 300)], (4, 4), "tan", 1.4)
    p.form("194,302! 214,292 244,300 256,318! 232,308 210,306", "sky", 1.5, 0.5)


CARDS = {
    "T7": trump(
        7,
        "hours",
        noon_town,
        noon_country,
        {"waiter": (156, 164, 186, 262), "awning": (22, 108, 436, 56)},
        {"reapers": (90, 240, 350, 196), "sun": (44, 112, 100, 98)},
    ),
}
