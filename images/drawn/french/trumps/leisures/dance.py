"""12, dance: a waltz, and a fiddler on a barrel."""

from images.drawn.french.hand import Burin
from images.drawn.french.parts.people.figures import Head
from images.drawn.french.parts.people.men import Arm, Man, man
from images.drawn.french.parts.people.women import Woman, woman
from images.drawn.french.parts.world.animals import dog
from images.drawn.french.parts.world.plants import tree
from images.drawn.french.parts.world.play import guitar
from images.drawn.french.parts.world.rooms import room
from images.drawn.french.parts.world.sky import ground, hill, sky
from images.drawn.french.parts.world.things import barrel, pole
from images.drawn.french.parts.world.town import church, cottage
from images.drawn.french.trumps.scene import trump


def ball(p: Burin) -> None:
    """A waltz under the chandelier; somebody has trodden on a hem."""
    room(p, "straw", "tan", 372, "stripes", "yellow")
    for x in (48, 380):
        p.form([(x, 150, 1), (x + 52, 150, 1), (x + 52, 330, 1), (x, 330, 1)], "yellow", 1.8, 0.5, smooth=False)
        p.form([(x + 6, 156, 1), (x + 46, 156, 1), (x + 46, 324, 1), (x + 6, 324, 1)], "sky", 1.4, 0, smooth=False)
        p.cut([(x + 12, 240), (x + 40, 180)], [(x + 16, 270), (x + 42, 214)], w=3, col="white")
    p.tube([(240, 104), (240, 130)], (4, 4), "ochre", 1.3)
    p.tube([(176, 152), (206, 168), (240, 172), (274, 168), (304, 152)], (6, 6, 6, 6, 6), "yellow", 1.5)
    for x in (178, 209, 240, 271, 302):
        y = 150 if x in (178, 302) else 160
        p.form([(x - 4, y, 1), (x - 4, y - 18, 1), (x + 4, y - 18, 1), (x + 4, y, 1)], "white", 1.2, 0)
        p.form([(x - 3, y - 19), (x, y - 29, 1), (x + 3, y - 19)], "red", 1, 0)
        p.dot(x, y + 14, 3, "sky", 1)
    man(
        p,
        196,
        432,
        Man(
            Head(t=0.7, hair="short", tone="black", beard="waxed", mood="smile", look=0.8),
            Arm((-24, -110)),
            Arm((84, -140)),
            "tails",
            "coal",
            "coal",
            vest="white",
            bow="white",
            feet=((-26, 0), (4, 0)),
            ways=(1, 1),
        ),
        1.08,
    )
    woman(
        p,
        296,
        434,
        Woman(
            Head(t=-0.6, hair="ringlets", tone="chestnut", woman=True, hat="wreath", mood="smile", look=-0.7, tilt=6),
            Arm((-74, -166), behind=True),
            Arm((54, -186), kind="open", turn=-40),
            "rose",
            trim="flounces",
            second="white",
            low=True,
            skirt="ball",
            sway=16,
        ),
        1.04,
    )
    man(
        p,
        420,
        430,
        Man(
            Head(t=-0.7, hair="swept", tone="white", beard="whiskers", age="old", mood="laugh"),
            Arm((-34, -150)),
            Arm((28, -112)),
            "tails",
            "navy",
            "navy",
            vest="white",
            bow="white",
        ),
        0.98,
    )


def village_dance(p: Burin) -> None:
    """The fiddler on his barrel, two who jump, a dog that joins in."""
    sky(p)
    hill(p, "22,292 130,276 260,290 360,272 458,286", "leaf")
    church(p, 402, 306, 0.95)
    cottage(p, 318, 316, 0.7, far=True)
    ground(p, 350, "leaf")
    tree(p, 62, 384, 1.15)
    barrel(p, 92, 432, 1.25)
    man(
        p,
        92,
        358,
        Man(
            Head(
                t=0.4,
                hair="curly",
                tone="grey",
                age="old",
                mood="laugh",
                hat="bowler",
                tint="umber",
                band="umber",
                tilt=-12,
                beard="whiskers",
            ),
            Arm((-56, -170)),
            Arm((14, -150)),
            "waistcoat",
            "umber",
            "green",
            vest="red",
            shoe="clog",
            hip=(0, -56),
            feet=((-16, 26), (26, 20)),
            bends=(-1, 1),
        ),
        0.92,
    )
    guitar(p, 66, 208, -66, 0.6, "fiddle")
    pole(p, (110, 238), (52, 186), 2.6, "tan")
    man(
        p,
        236,
        424,
        Man(
            Head(t=0.6, hair="short", tone="brown", mood="laugh", look=0.7, hat="straw", tint="straw", band="blue"),
            Arm((-42, -210), kind="open", turn=-110),
            Arm((56, -134)),
            "waistcoat",
            "blue",
            "navy",
            vest="blue",
            shoe="clog",
            feet=((-44, -18), (16, 0)),
            ways=(-1, 1),
            bow="yellow",
        ),
        1.06,
    )
    woman(
        p,
        348,
        428,
        Woman(
            Head(t=-0.5, hair="loose", tone="ginger", woman=True, mood="laugh", look=-0.6, hat="coif", band="red"),
            Arm((-52, -134)),
            Arm((44, -212), kind="open", turn=-60),
            "red",
            bodice="coal",
            skirt="country",
            trim="apron",
            bare=True,
            sway=10,
        ),
        1.06,
    )
    dog(p, 430, 432, 0.9, False, "white", "coal")


CARDS = {
    "T12": trump(
        12,
        "leisures",
        ball,
        village_dance,
        {"chandelier": (168, 108, 144, 72), "waltz": (150, 172, 220, 260)},
        {"fiddler": (36, 150, 90, 220), "dancers": (170, 168, 230, 256)},
    ),
}
