"""8, evening: to the theatre, and home with the flock."""

from images.drawn.french.hand import Burin
from images.drawn.french.parts.people.children import child
from images.drawn.french.parts.people.figures import Head
from images.drawn.french.parts.people.men import Arm, Man, man
from images.drawn.french.parts.people.women import Woman, woman
from images.drawn.french.parts.world.animals import dog, sheep
from images.drawn.french.parts.world.sky import ground, hill, sky, sun
from images.drawn.french.parts.world.things import bouquet, pole
from images.drawn.french.parts.world.town import church, cottage, house, lamp, paving
from images.drawn.french.trumps.scene import trump


def evening_town(p: Burin) -> None:
    """To the theatre: the lamps are lit, a flower girl has the last bouquet."""
    sky(p, "lilac", "rose", 320)
    house(p, 22, 372, 150, 190, "pearl", "slate", 3, 3, False)
    p.form("214,372! 214,210! 458,210! 458,372!", "straw", 1.9, 0, smooth=False)
    p.form("204,212! 336,150! 468,212!", "white", 1.9, 0.5, smooth=False)
    p.form("204,212! 204,226! 468,226! 468,212!", "white", 1.6, 0, smooth=False)
    for x in (232, 292, 352, 412):
        p.form([(x, 372, 1), (x + 3, 228, 1), (x + 23, 228, 1), (x + 26, 372, 1)], "white", 1.6, 0.9, smooth=False)
    for x in (262, 322, 382):
        p.form([(x, 372, 1), (x, 258), (x + 14, 244), (x + 28, 258), (x + 28, 372, 1)], "yellow", 1.5, 0)
    paving(p, 372, "grey")
    lamp(p, 190, 412, 1.25, True)
    man(
        p,
        268,
        432,
        Man(
            Head(t=0.5, hair="short", tone="brown", hat="top", beard="whiskers", mood="calm", look=0.7),
            Arm((-30, -110)),
            Arm((40, -134)),
            "tails",
            "coal",
            "coal",
            vest="white",
            bow="white",
            ways=(1, 1),
        ),
        1.05,
    )
    woman(
        p,
        366,
        434,
        Woman(
            Head(t=-0.3, hair="ringlets", tone="black", woman=True, hat="wreath", mood="smile", look=-0.4),
            Arm((-38, -136)),
            Arm((34, -122)),
            "red",
            trim="over",
            second="rose",
            low=True,
            skirt="ball",
        ),
        1.06,
    )
    child(
        p,
        100,
        432,
        Woman(
            Head(
                t=0.6,
                hair="girl",
                tone="ginger",
                woman=True,
                mood="sing",
                look=0.8,
                hat="scarf",
                tint="green",
                band="white",
            ),
            Arm((-20, -100)),
            Arm((66, -156)),
            "brown",
            skirt="country",
            trim="apron",
            second="tan",
        ),
        0.76,
    )
    bouquet(p, 156, 306, 1.2, "red")


def evening_country(p: Burin) -> None:
    """The shepherd brings the flock home, the bell rings, the soup smokes."""
    sky(p, "rose", "straw", 330)
    sun(p, 330, 268, 30, "red")
    hill(p, "22,300 120,270 230,292 340,280 458,262", "green")
    church(p, 110, 296, 0.85)
    cottage(p, 410, 318, 0.8, "straw", "brown", True)
    ground(p, 344, "leaf")
    man(
        p,
        128,
        430,
        Man(
            Head(side=1, hair="swept", tone="grey", beard="full", age="old", hat="straw", tint="tan", band="umber"),
            Arm((50, -150)),
            Arm((16, -104)),
            "blouse",
            "blue",
            "brown",
            shoe="clog",
            ways=(1, 1),
            feet=((-26, 0), (20, 0)),
            bow="red",
        ),
        1.12,
    )
    p.form("92,250 70,290 66,372! 96,384 130,378! 120,300", "tan", 1.9, 0.9)
    pole(p, (190, 432), (182, 190), 5, "brown")
    p.cut("182,192 186,174 200,176 198,192", w=4, ws=(1, 1), col="brown")
    for x, y, s in ((262, 400, 1.0), (336, 392, 0.95), (410, 402, 1.0), (300, 434, 1.15), (392, 438, 1.2)):
        sheep(p, x, y, s, True)
    dog(p, 226, 436, 1.0, True, "coal", "white")


CARDS = {
    "T8": trump(
        8,
        "hours",
        evening_town,
        evening_country,
        {"theatre": (204, 150, 254, 80), "couple": (230, 156, 220, 278)},
        {"shepherd": (64, 168, 142, 264), "flock": (226, 346, 226, 92)},
    ),
}
