"""5, old age: a letter is read in town by those to whom it was written."""

from images.drawn.french.hand import Burin
from images.drawn.french.parts.people.figures import Head
from images.drawn.french.parts.people.men import Arm, Man, man
from images.drawn.french.parts.people.women import Woman, woman
from images.drawn.french.parts.world.animals import cat, dog
from images.drawn.french.parts.world.plants import bush, poplar
from images.drawn.french.parts.world.rooms import bench, chair, room
from images.drawn.french.parts.world.sky import ground, hill, sky
from images.drawn.french.parts.world.things import basket, letter
from images.drawn.french.parts.world.town import cottage
from images.drawn.french.parts.world.work import flames
from images.drawn.french.trumps.scene import trump


def old_town(p: Burin) -> None:
    """Grandmother knits, and her wool has rolled away; grandfather reads the letter out."""
    room(p, "rose", "tan", 378, "sprigs", "red")
    p.form("176,378! 176,220! 296,220! 296,378!", "pearl", 1.9, 0.5, smooth=False)
    p.form("168,222! 304,222! 304,208! 168,208!", "white", 1.8, 0.4, smooth=False)
    p.form("196,378! 196,262 236,240 276,262 276,378!", "coal", 1.7, 0)
    flames(p, 236, 374, 0.9)
    p.form("216,208! 218,176 236,162 254,176 256,208!", "yellow", 1.7, 0.6)
    p.dot(236, 184, 13, "white", 1.4)
    p.cut("236,184 236,174", "236,184 243,188", w=1.6, ws=(1, 1))
    chair(p, 100, 430, 1.3, False, "green")
    woman(
        p,
        104,
        434,
        Woman(
            Head(
                t=0.5,
                hair="parted",
                tone="white",
                woman=True,
                age="old",
                hat="coif",
                band="lilac",
                mood="smile",
                look=0.3,
                tilt=6,
            ),
            Arm((24, -104)),
            Arm((44, -106)),
            "plum",
            skirt="sit",
            hip=(-4, -76),
            shawl="grey",
        ),
        1.12,
    )
    p.cut("120,322 154,306", "130,306 160,326", w=2.6, ws=(1, 0.6), col="slate")
    p.form("126,320 150,318 156,344 132,346", "red", 1.5, 0.6)
    p.cut("150,340 190,392 224,414 262,420", w=1.6, ws=(1, 1), col="red")
    p.form("262,424 256,412 262,402 274,400 284,408 284,420 274,428", "red", 1.5, 0.8)
    p.cut("262,410 272,406 282,412", "260,418 272,412 280,420", w=1.2)
    cat(p, 306, 432, 1.1, tint="coal")
    chair(p, 386, 430, 1.3, True, "green")
    man(
        p,
        384,
        432,
        Man(
            Head(t=-0.5, hair="bald", tone="white", beard="whiskers", age="old", mood="sing", look=-0.3),
            Arm((-52, -140)),
            Arm((-22, -142)),
            "frock",
            "brown",
            "slate",
            hip=(4, -72),
            feet=((-44, 0), (-20, 0)),
            bends=(-1, -1),
            ways=(-1, -1),
            vest="red",
        ),
        1.12,
    )
    letter(p, 344, 274, -8, 1.25)


def old_country(p: Burin) -> None:
    """On the bench before the house the two who wrote it sit in the sun, hand in hand."""
    sky(p)
    hill(p, "22,330 60,322 120,330 170,324 200,330 458,330", "leaf")
    cottage(p, 330, 396, 2.3, "straw")
    ground(p, 388, "leaf", 10)
    poplar(p, 62, 352, 1.1, "leaf")
    bush(p, 432, 404, 1.0, flowers="red")
    bench(p, 250, 430, 230, "brown")
    man(
        p,
        198,
        432,
        Man(
            Head(t=0.3, hair="swept", tone="white", beard="full", age="old", mood="smile", hat="beret", tint="navy"),
            Arm((-40, -118)),
            Arm((34, -90)),
            "blouse",
            "steel",
            "umber",
            hip=(0, -70),
            feet=((-26, 0), (14, 0)),
            bends=(-1, 1),
            shoe="clog",
            bow="red",
        ),
        1.12,
    )
    p.tube([(140, 300), (128, 430)], (6, 5), "brown", 1.5)
    woman(
        p,
        306,
        434,
        Woman(
            Head(t=-0.4, hair="parted", tone="grey", woman=True, age="old", mood="smile", look=-0.4, hat="coif"),
            Arm((-42, -90)),
            Arm((20, -100)),
            "green",
            skirt="sit",
            hip=(0, -76),
            shawl="red",
        ),
        1.1,
    )
    dog(p, 92, 434, 1.0, True, "tan", "brown", True)
    basket(p, 406, 434, 0.9, "apples")


CARDS = {
    "T5": trump(
        5,
        "ages",
        old_town,
        old_country,
        {"letter": (318, 250, 52, 48), "wool": (120, 310, 170, 120)},
        {"old-couple": (146, 162, 216, 268), "bench": (132, 324, 236, 106)},
    ),
}
