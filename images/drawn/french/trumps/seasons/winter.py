"""19, winter: one falls on the ice; the snowman has the hat of autumn."""

from images.drawn.french.hand import Burin
from images.drawn.french.parts.people.children import child
from images.drawn.french.parts.people.figures import Head
from images.drawn.french.parts.people.hats import hat
from images.drawn.french.parts.people.men import Arm, Man, man
from images.drawn.french.parts.people.women import Woman, woman
from images.drawn.french.parts.world.plants import tree
from images.drawn.french.parts.world.sky import X0, X1, ground, hill, sky, snow
from images.drawn.french.parts.world.town import church, cottage, street
from images.drawn.french.trumps.scene import trump
from images.drawn.kit import ellipse


def winter_town(p: Burin) -> None:
    """On the ice: they have learnt it, he has not."""
    sky(p, "steel", "white", 330)
    street(p, 326, True, (110, 126, 104, 118))
    p.form([(X0, 326, 1), (X1, 326, 1), (X1, 352, 1), (X0, 352, 1)], "white", 1.4, 0, smooth=False)
    p.form([(X0, 346, 1), (240, 352), (X1, 346, 1), (X1, 440, 1), (X0, 440, 1)], "sky", 1.5, 0)
    for x, y in ((60, 380), (150, 420), (260, 372), (330, 426), (390, 384)):
        p.cut([(x - 30, y), (x, y + 6), (x + 34, y - 2)], w=2, col="white")
    tree(p, 50, 356, 1.0, bare=True, trunk="umber")
    woman(
        p,
        188,
        426,
        Woman(
            Head(
                t=0.3,
                hair="bun",
                tone="blond",
                woman=True,
                mood="smile",
                look=0.6,
                hat="toque",
                tint="red",
                band="white",
            ),
            Arm((-20, -128)),
            Arm((20, -126)),
            "blue",
            skirt="walking",
            trim="braid",
            second="white",
            sway=-12,
            shawl="red",
        ),
        1.06,
    )
    p.form("164,288 166,308 212,308 214,288", "white", 1.6, 0.7)
    man(
        p,
        98,
        424,
        Man(
            Head(side=1, hair="short", tone="brown", beard="waxed", hat="top"),
            Arm((-30, -112), 1),
            Arm((56, -136), kind="open"),
            "frock",
            "green",
            "grey",
            feet=((-46, -10), (14, 0)),
            ways=(1, 1),
            lean=8,
        ),
        1.04,
    )
    man(
        p,
        356,
        420,
        Man(
            Head(t=-0.3, hair="bald", tone="ginger", beard="whiskers", mood="sing", look=-0.2, tilt=-14),
            Arm((-62, -150), kind="open"),
            Arm((66, -110), kind="open"),
            "frock",
            "brown",
            "slate",
            hip=(16, -36),
            feet=((-62, -44), (-52, -16)),
            bends=(-1, -1),
            ways=(-1, -1),
            vest="yellow",
            lean=14,
        ),
        1.08,
    )
    with p.at(420, 196, 0.95, rot=28):
        hat(p, "top", "coal")
    for x, y in ((112, 424), (284, 384), (298, 414)):
        p.cut([(x - 12, y + 8), (x + 14, y + 8), (x + 20, y + 3)], w=2.4, ws=(1, 1), col="slate")
    snow(p, 26)


def winter_country(p: Burin) -> None:
    """The snowman has got the hat that the wind took in autumn."""
    sky(p, "steel", "white", 330)
    hill(p, "22,290 120,270 240,286 360,262 458,280", "white")
    cottage(p, 96, 330, 0.95, "tan", "white")
    church(p, 404, 292, 0.7)
    ground(p, 340, "white", 10, "steel")
    tree(p, 420, 396, 1.25, bare=True, trunk="umber")
    with p.at(238, 430):
        p.form(None, "white", 2, 1, pts=ellipse(0, -50, 62, 54), dark="sky")
        p.form(None, "white", 2, 1, pts=ellipse(0, -126, 46, 42), dark="sky")
        p.form(None, "white", 2, 1, pts=ellipse(0, -186, 33, 32), dark="sky")
        with p.at(0, -186, 1.5):
            hat(p, "top", "coal", "red")
        for x in (-11, 11):
            p.dot(x, -190, 4)
        p.form("-2,-184! 26,-178! -2,-174!", "ochre", 1.4, 0.4)
        p.cut("-14,-170 0,-163 14,-170", w=2.6)
        for y in (-140, -122, -104):
            p.dot(0, y, 4)
        p.tube([(-38, -158), (0, -150), (38, -160)], (11, 11, 11), "red", 1.6)
        p.tube([(26, -156), (34, -120)], (11, 12), "red", 1.6)
        p.cut("-42,-130 -76,-152 -88,-170", "-70,-148 -86,-146", "42,-130 78,-148", w=5, ws=(1, 0.8, 0.4), col="umber")
    child(
        p,
        112,
        434,
        Man(
            Head(t=0.6, hair="fringe", tone="ginger", mood="laugh", look=0.8, hat="cap", tint="green"),
            Arm((-26, -110)),
            Arm((52, -170), kind="open"),
            "jacket",
            "blue",
            "brown",
            vest="red",
        ),
        0.74,
    )
    child(
        p,
        352,
        434,
        Woman(
            Head(
                t=-0.6,
                hair="girl",
                tone="blond",
                woman=True,
                mood="laugh",
                look=-0.8,
                hat="scarf",
                tint="red",
                band="white",
            ),
            Arm((-52, -150), kind="open"),
            Arm((26, -110)),
            "plum",
            skirt="country",
            shawl="yellow",
        ),
        0.74,
    )
    snow(p, 30)


CARDS = {
    "T19": trump(
        19,
        "seasons",
        winter_town,
        winter_country,
        {"skaters": (40, 150, 200, 280), "fallen": (286, 210, 160, 210)},
        {"snowman": (150, 166, 172, 264), "hat": (190, 162, 96, 76)},
    ),
}
