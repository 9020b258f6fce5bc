"""13, shopping: the seventh hat, and eggs."""

from images.drawn.french.hand import Burin
from images.drawn.french.parts.people.figures import Head
from images.drawn.french.parts.people.hats import hat
from images.drawn.french.parts.people.men import Arm, Man, man
from images.drawn.french.parts.people.women import Woman, woman
from images.drawn.french.parts.world.animals import goose
from images.drawn.french.parts.world.rooms import room, table
from images.drawn.french.parts.world.sky import cloud, ground, hill, sky
from images.drawn.french.parts.world.things import basket, pole
from images.drawn.french.parts.world.town import awning, church, cottage
from images.drawn.french.trumps.scene import trump
from images.drawn.kit import ellipse


def milliner(p: Burin) -> None:
    """The seventh hat: she is sure now, he counts his money behind her."""
    room(p, "lilac", "tan", 374, "sprigs", "white")
    for y in (170, 226):
        p.form([(30, y, 1), (186, y, 1), (186, y + 9, 1), (30, y + 9, 1)], "brown", 1.6, 0.4, smooth=False)
    for x, y, kind, tint, band in (
        (58, 182, "straw", "straw", "red"),
        (112, 182, "bonnet", "rose", "green"),
        (162, 182, "top", "coal", "slate"),
        (58, 244, "toque", "green", "yellow"),
        (112, 240, "boater", "white", "blue"),
        (162, 240, "bowler", "brown", "umber"),
    ):
        with p.at(x, y, 0.82):
            hat(p, kind, tint, band)
    p.form(None, "yellow", 2, 0.6, pts=ellipse(224, 238, 44, 66))
    p.form(None, "sky", 1.6, 0, pts=ellipse(224, 238, 36, 58))
    p.cut("206,262 236,206", "216,276 248,220", w=3.4, col="white")
    table(p, 226, 430, 110, 98, "rose")
    woman(
        p,
        308,
        434,
        Woman(
            Head(
                t=-0.7,
                hair="bun",
                tone="black",
                woman=True,
                hat="bonnet",
                tint="yellow",
                band="red",
                mood="smile",
                look=-0.9,
            ),
            Arm((-34, -210), kind="open"),
            Arm((34, -206), kind="open"),
            "green",
            trim="flounces",
            second="leaf",
        ),
        1.08,
    )
    man(
        p,
        416,
        432,
        Man(
            Head(t=-0.5, hair="bald", tone="brown", beard="moustache", mood="sad", age="old", look=-0.3, nose=1.2),
            Arm((-22, -136)),
            Arm((8, -132)),
            "frock",
            "brown",
            "grey",
            vest="straw",
            feet=((-14, 0), (14, 0)),
        ),
        1.06,
    )
    p.form("388,288! 414,284! 418,300! 392,304!", "wine", 1.5, 0.4)
    woman(
        p,
        92,
        434,
        Woman(
            Head(t=0.6, hair="parted", tone="blond", woman=True, mood="smile", look=0.7),
            Arm((10, -130)),
            Arm((56, -150), kind="open"),
            "navy",
            skirt="walking",
            trim="apron",
            second="white",
        ),
        1.02,
    )
    p.form("112,404! 172,404! 170,436! 114,436!", "rose", 1.7, 0.6)


def market(p: Burin) -> None:
    """Eggs, geese, gossip: the country does its shopping too."""
    sky(p)
    cloud(p, 380, 140, 0.8)
    cottage(p, 66, 330, 0.85, far=True)
    church(p, 404, 326, 1.0)
    hill(p, "22,330 458,326", "leaf")
    ground(p, 340, "straw", 14, "ochre")
    pole(p, (172, 430), (172, 150), 6)
    pole(p, (414, 430), (414, 150), 6)
    awning(p, 156, 136, 276, "green", 40)
    woman(
        p,
        316,
        424,
        Woman(
            Head(
                t=-0.3,
                hair="parted",
                tone="grey",
                woman=True,
                mood="laugh",
                age="old",
                hat="scarf",
                tint="red",
                band="yellow",
                jaw=0.8,
            ),
            Arm((-54, -128), kind="open"),
            Arm((36, -130)),
            "brown",
            bodice="blue",
            skirt="country",
            trim="apron",
            bare=True,
        ),
        1.08,
    )
    p.form("184,360! 436,360! 430,436! 190,436!", "tan", 1.9, 0.6, smooth=False)
    for yy in (384, 410):
        p.cut([(188, yy), (310, yy + 1), (432, yy)], w=1.4, ws=(1, 1))
    basket(p, 226, 362, 1.1, "eggs")
    basket(p, 308, 362, 1.1, "apples")
    basket(p, 386, 362, 1.1, "flowers")
    woman(
        p,
        104,
        434,
        Woman(
            Head(side=1, hair="bun", tone="brown", woman=True, hat="coif", mood="smile"),
            Arm((-20, -110)),
            Arm((62, -138), kind="open"),
            "green",
            bodice="rose",
            skirt="country",
            trim="stripes",
            second="leaf",
            shawl="yellow",
        ),
        1.1,
    )
    basket(p, 62, 372, 0.9, "bread")
    goose(p, 166, 436, 1.05)


CARDS = {
    "T13": trump(
        13,
        "leisures",
        milliner,
        market,
        {"hats": (30, 124, 160, 112), "mirror": (178, 170, 92, 134)},
        {"stall": (156, 136, 280, 300), "baskets": (196, 306, 222, 56)},
    ),
}
