"""4, maturity: one father has no time, the other has."""

from images.drawn.french.hand import Burin
from images.drawn.french.parts.people.children import child
from images.drawn.french.parts.people.figures import Head, head
from images.drawn.french.parts.people.men import Arm, Man, man
from images.drawn.french.parts.people.women import Woman, woman
from images.drawn.french.parts.world.animals import hen
from images.drawn.french.parts.world.rooms import chair, room, table, window
from images.drawn.french.parts.world.sky import ground, hill, sky
from images.drawn.french.parts.world.things import loaf
from images.drawn.french.parts.world.town import cottage
from images.drawn.french.trumps.scene import trump


def maturity_town(p: Burin) -> None:
    """She amuses the baby; he does not get out of his ledger, and the calendar hangs behind him."""
    room(p, "leaf", "tan", 376, "stripes", "straw")
    window(p, 190, 136, 76, 150, "sky", "red")
    p.form("318,132! 376,132! 376,206! 318,206!", "white", 1.7, 0.3, smooth=False)
    p.form("318,132! 376,132! 376,150! 318,150!", "red", 1.4, 0, smooth=False)
    for j in range(4):
        for i in range(6):
            p.dot(326 + i * 8.6, 160 + j * 11, 1.9, "slate")
    chair(p, 352, 428, 1.2, True, "green")
    man(
        p,
        350,
        430,
        Man(
            Head(t=-0.4, hair="bald", tone="grey", beard="full", mood="stern", look=-0.4, age="old"),
            Arm((-52, -106)),
            Arm((-20, -98)),
            "jacket",
            "slate",
            "grey",
            hip=(6, -70),
            feet=((-40, 0), (-16, 0)),
            bends=(-1, -1),
            ways=(-1, -1),
            lean=-8,
        ),
        1.14,
    )
    table(p, 276, 428, 116, 92, "", "brown")
    p.form("240,334! 282,324! 288,332! 246,342!", "white", 1.5, 0.3)
    p.form("282,324! 318,330! 312,338! 288,332!", "white", 1.5, 0.3)
    woman(
        p,
        110,
        434,
        Woman(
            Head(t=0.3, hair="bun", tone="chestnut", woman=True, mood="smile", look=0.4, tilt=8),
            Arm((-6, -132)),
            Arm((40, -132)),
            "red",
            skirt="crinoline",
            trim="braid",
            second="rose",
        ),
        1.1,
    )
    with p.at(136, 296, 1.1):
        p.form("-26,6 -30,-8 -16,-16 8,-16 30,-2 34,10 10,16 -12,14", "white", 1.7, 0.7)
        p.folds("-4,-12 6,0 20,8")
    with p.at(116, 282, 0.72):
        head(p, 0, 0, Head(t=0.2, hair="fringe", tone="fair", mood="laugh", age="child"))


def maturity_country(p: Burin) -> None:
    """Here the father has time: he throws the child up, the mother brings the loaf."""
    sky(p)
    hill(p, "22,296 120,276 250,290 380,270 458,286", "leaf")
    cottage(p, 356, 372, 1.35)
    ground(p, 368, "leaf")
    child(
        p,
        158,
        262,
        Man(
            Head(t=0.2, hair="curly", tone="blond", mood="laugh"),
            Arm((-52, -196), kind="open"),
            Arm((52, -196), kind="open"),
            "shirt",
            "white",
            "blue",
            feet=((-24, -18), (26, -14)),
            shoe="bare",
            bow="red",
        ),
        0.56,
    )
    man(
        p,
        152,
        434,
        Man(
            Head(
                t=0.15, hair="short", tone="brown", beard="full", mood="laugh", hat="straw", tint="straw", band="blue"
            ),
            Arm((-16, -244)),
            Arm((26, -244)),
            "waistcoat",
            "umber",
            "brown",
            vest="green",
            shoe="clog",
        ),
        1.08,
    )
    woman(
        p,
        300,
        434,
        Woman(
            Head(t=-0.5, hair="parted", tone="brown", woman=True, mood="smile", look=-0.6, hat="coif"),
            Arm((-18, -132)),
            Arm((22, -130)),
            "blue",
            bodice="wine",
            skirt="country",
            trim="apron",
            bare=True,
        ),
        1.08,
    )
    loaf(p, 302, 300, 1.1)
    hen(p, 408, 430, 1.0)
    hen(p, 436, 420, 0.8, True, tint="ochre")


CARDS = {
    "T4": trump(
        4,
        "ages",
        maturity_town,
        maturity_country,
        {"baby": (84, 254, 100, 76), "ledger": (232, 316, 92, 30), "calendar": (314, 128, 66, 82)},
        {"child": (108, 116, 104, 156), "loaf": (268, 276, 66, 28)},
    ),
}
