"""20, the game: tarot in town, bowls in the country."""

from images.drawn.french.hand import Burin
from images.drawn.french.parts.people.figures import Head
from images.drawn.french.parts.people.men import Arm, Man, man
from images.drawn.french.parts.people.women import Woman, woman
from images.drawn.french.parts.signs import sign
from images.drawn.french.parts.world.plants import tree
from images.drawn.french.parts.world.rooms import chair, picture, room
from images.drawn.french.parts.world.sky import cloud, ground, hill, sky
from images.drawn.french.parts.world.things import barrel, bottle, cards, glass
from images.drawn.french.parts.world.town import church, cottage
from images.drawn.french.trumps.scene import trump
from images.drawn.kit import ellipse


def tarot(p: Burin) -> None:
    """Four at the tarot: three look at their cards, one at her neighbour's."""
    room(p, "pine", "tan", 380, "stripes", "green")
    picture(p, 40, 130, 92, 66, "sky")
    picture(p, 350, 130, 84, 66, "straw")
    p.tube([(240, 104), (240, 126)], (4, 4), "ochre", 1.4)
    p.form("196,162! 212,126! 268,126! 284,162! 240,168", "yellow", 1.8, 0.6)
    p.dot(240, 170, 9, "white", 1.3)
    woman(
        p,
        168,
        412,
        Woman(
            Head(t=-0.6, hair="bun", tone="brown", woman=True, mood="sly", look=-1),
            Arm((-8, -118)),
            Arm((34, -126)),
            "red",
            skirt="sit",
            hip=(0, -78),
        ),
        1.04,
    )
    man(
        p,
        308,
        412,
        Man(
            Head(t=-0.1, hair="bald", tone="grey", beard="full", age="old", mood="smile", look=0),
            Arm((-36, -124)),
            Arm((14, -120)),
            "frock",
            "plum",
            "grey",
            hip=(0, -80),
            feet=((-20, 0), (16, 0)),
            vest="yellow",
        ),
        1.04,
    )
    chair(p, 70, 436, 1.35, False, "red")
    man(
        p,
        70,
        438,
        Man(
            Head(side=1, hair="short", tone="black", beard="imperial", mood="stern"),
            Arm((34, -150)),
            Arm((56, -146)),
            "frock",
            "navy",
            "grey",
            hip=(-2, -80),
            feet=((30, 0), (50, 0)),
            bends=(1, 1),
            ways=(1, 1),
        ),
        1.1,
    )
    chair(p, 414, 436, 1.35, True, "red")
    man(
        p,
        412,
        438,
        Man(
            Head(side=-1, hair="curly", tone="ginger", beard="whiskers", mood="laugh"),
            Arm((-56, -140)),
            Arm((-30, -148)),
            "frock",
            "brown",
            "slate",
            hip=(2, -80),
            feet=((-50, 0), (-30, 0)),
            bends=(-1, -1),
            ways=(-1, -1),
            vest="green",
        ),
        1.1,
    )
    p.form(None, "green", 2, 0.4, pts=ellipse(240, 362, 122, 30))
    p.form("118,362! 124,400 170,420 240,424 310,420 356,400 362,362! 330,386 240,393 150,386", "pine", 1.8, 0.5)
    for x, y, rot, suit in ((214, 352, -20, "H"), (244, 348, 8, "S"), (266, 360, 30, "D")):
        with p.at(x, y, 1, rot=rot):
            p.form("-13,-17! 13,-17! 13,17! -13,17!", "white", 1.4, 0.2, smooth=False)
            sign(p, suit, 0, 0, 18)
    cards(p, 140, 300, 20, 5, 1.0)
    cards(p, 350, 292, -20, 5, 1.0)
    cards(p, 206, 302, 4, 5, 0.9)
    cards(p, 270, 304, -4, 4, 0.9)
    for x in (176, 306):
        for k in range(3):
            p.form(None, "yellow", 1.1, 0.3, pts=ellipse(x, 366 - 4 * k, 8, 4))


def bowls(p: Burin) -> None:
    """Bowls under the plane tree; the one who measures holds that he has won."""
    sky(p)
    cloud(p, 330, 136, 0.9)
    hill(p, "22,296 120,280 240,294 360,276 458,290", "leaf")
    church(p, 404, 314, 0.95)
    cottage(p, 312, 320, 0.72, far=True)
    ground(p, 344, "straw", 18, "ochre")
    tree(p, 74, 372, 1.35)
    barrel(p, 64, 432, 1.0)
    bottle(p, 54, 376, 0.9)
    glass(p, 78, 376, 0.9)
    man(
        p,
        168,
        430,
        Man(
            Head(
                side=1,
                hair="short",
                tone="brown",
                beard="moustache",
                hat="straw",
                tint="straw",
                band="red",
                mood="stern",
            ),
            Arm((-46, -144)),
            Arm((62, -130)),
            "waistcoat",
            "white",
            "blue",
            vest="wine",
            feet=((-30, 0), (26, 0)),
            ways=(1, 1),
            lean=12,
            bow="yellow",
            shoe="clog",
        ),
        1.1,
    )
    p.dot(252, 292, 11, "brown", 1.6)
    p.cut("200,262 220,264 238,280", w=1.4, col="haze")
    for x, y, c in ((300, 426, "brown"), (332, 432, "umber"), (356, 422, "brown")):
        p.dot(x, y, 11, c, 1.6)
        p.cut([(x - 6, y - 3), (x - 1, y - 7)], w=2, col="tan")
    p.dot(322, 412, 5.5, "yellow", 1.4)
    man(
        p,
        392,
        430,
        Man(
            Head(
                t=-0.5,
                hair="bald",
                tone="white",
                beard="full",
                age="old",
                mood="laugh",
                look=-0.7,
                hat="beret",
                tint="navy",
            ),
            Arm((-54, -118), kind="point"),
            Arm((26, -104)),
            "blouse",
            "steel",
            "brown",
            shoe="clog",
            bow="red",
        ),
        1.08,
    )


CARDS = {
    "T20": trump(
        20,
        "play",
        tarot,
        bowls,
        {"players": (30, 180, 424, 250), "cards": (110, 258, 266, 120)},
        {"bowls": (284, 400, 88, 44), "thrower": (104, 160, 164, 270)},
    ),
}
