"""18, autumn: the wind takes a hat; the grapes are in."""

from images.drawn.french.hand import Burin
from images.drawn.french.parts.people.figures import Head
from images.drawn.french.parts.people.hats import hat
from images.drawn.french.parts.people.men import Arm, Man, man
from images.drawn.french.parts.people.women import Woman, woman
from images.drawn.french.parts.world.animals import dog
from images.drawn.french.parts.world.plants import tree
from images.drawn.french.parts.world.sky import ground, hill, sky
from images.drawn.french.parts.world.things import barrel, basket, grapes
from images.drawn.french.parts.world.town import paving, street
from images.drawn.french.parts.world.work import flames
from images.drawn.french.trumps.scene import trump
from images.drawn.kit import ellipse


def autumn_town(p: Burin) -> None:
    """Hot chestnuts; the wind takes a hat for a walk."""
    sky(p, "grey", "straw", 320)
    street(p, 356, True, (140, 156, 130, 148))
    tree(p, 62, 384, 1.25, "ochre")
    paving(p, 362)
    for x, y in ((150, 200), (200, 160), (260, 220), (330, 170), (300, 300), (220, 400), (120, 420)):
        with p.at(x, y, 1, rot=x):
            p.form("-9,0! 0,-6 9,0! 0,6", ("red", "ochre", "yellow")[x % 3], 1.2, 0)
    p.form("130,436! 136,372! 196,372! 202,436!", "slate", 1.9, 0.8)
    p.form(None, "coal", 1.6, 0, pts=ellipse(166, 372, 32, 9))
    for i in range(7):
        p.form(None, "brown", 1.1, 0.4, pts=ellipse(144 + i * 7.4, 370 - (i % 2) * 4, 5.4, 4.4))
    p.form("152,430! 152,404! 180,404! 180,430!", "coal", 1.4, 0)
    flames(p, 166, 430, 0.3)
    woman(
        p,
        90,
        436,
        Woman(
            Head(
                t=0.5,
                hair="parted",
                tone="grey",
                woman=True,
                age="old",
                mood="sing",
                look=0.7,
                hat="scarf",
                tint="plum",
                band="white",
            ),
            Arm((-24, -112)),
            Arm((62, -90)),
            "umber",
            bodice="brown",
            skirt="country",
            trim="apron",
            second="tan",
            shawl="green",
        ),
        1.08,
    )
    man(
        p,
        292,
        436,
        Man(
            Head(t=0.6, hair="swept", tone="brown", beard="whiskers", mood="sing", look=0.9, tilt=6),
            Arm((-30, -110)),
            Arm((72, -214), kind="open", turn=-40),
            "frock",
            "green",
            "slate",
            vest="red",
            feet=((-28, 0), (24, -4)),
            ways=(1, 1),
            lean=10,
        ),
        1.08,
    )
    with p.at(414, 214, 1.0, rot=34):
        hat(p, "top", "coal")
    p.cut("352,170 380,164 400,170", "350,240 372,248 386,240", w=1.8, col="slate")
    dog(p, 398, 434, 1.0, True, "tan", "umber")


def autumn_country(p: Burin) -> None:
    """The grapes are in: he treads, she brings more, nobody is sober."""
    sky(p)
    hill(p, "22,270 120,250 240,266 360,246 458,262", "straw")
    for j in range(3):
        for i in range(11):
            x, y = 30 + i * 42 + j * 14, 286 + j * 16
            p.form(
                [(x - 9, y), (x - 5, y - 13), (x + 5, y - 13), (x + 9, y)],
                ("leaf", "green", "ochre")[(i + j) % 3],
                1.1,
                0.5,
            )
    ground(p, 330, "leaf")
    man(
        p,
        178,
        378,
        Man(
            Head(t=0.3, hair="curly", tone="black", beard="moustache", mood="laugh", hat="wreath", tint="green"),
            Arm((-46, -206), kind="open", turn=-120),
            Arm((52, -140)),
            "shirt",
            "white",
            "navy",
            feet=((-16, -20), (18, 4)),
            shoe="bare",
            bow="red",
        ),
        1.02,
    )
    p.form("94,340! 262,340! 252,436! 104,436!", "tan", 2, 0.8)
    for yy in (362, 414):
        p.cut([(98, yy), (178, yy + 4), (258, yy)], w=5, ws=(1, 1), col="slate")
    for x in (124, 152, 180, 208, 234):
        p.cut([(x, 342), (x + (178 - x) * 0.06, 434)], w=1.3, ws=(1, 1))
    for i in range(10):
        p.form(None, ("plum", "lilac")[i % 2], 1.1, 0.6, pts=ellipse(104 + i * 16.6, 338 - (i % 3) * 3, 8, 6.5))
    woman(
        p,
        350,
        434,
        Woman(
            Head(
                t=-0.5,
                hair="loose",
                tone="brown",
                woman=True,
                mood="smile",
                look=-0.7,
                hat="scarf",
                tint="red",
                band="white",
            ),
            Arm((-44, -140)),
            Arm((26, -202), kind="open"),
            "green",
            bodice="white",
            skirt="country",
            trim="apron",
            bare=True,
            second="rose",
        ),
        1.06,
    )
    basket(p, 304, 294, 0.9, "grapes")
    grapes(p, 420, 404, 1.4)
    barrel(p, 424, 436, 1.0)


CARDS = {
    "T18": trump(
        18,
        "seasons",
        autumn_town,
        autumn_country,
        {"chestnuts": (128, 358, 78, 78), "lost-hat": (364, 162, 90, 84)},
        {"grapes": (92, 322, 172, 116), "wreath": (152, 124, 60, 40)},
    ),
}
