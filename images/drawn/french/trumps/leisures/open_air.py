"""14, the open air: a dog runs away in town and dines in the country."""

from images.drawn.french.hand import Burin
from images.drawn.french.parts.people.children import child
from images.drawn.french.parts.people.figures import Head
from images.drawn.french.parts.people.men import Arm, Man, man
from images.drawn.french.parts.people.women import Woman, woman
from images.drawn.french.parts.world.animals import dog
from images.drawn.french.parts.world.plants import poplar, tree
from images.drawn.french.parts.world.play import parasol
from images.drawn.french.parts.world.rooms import bench
from images.drawn.french.parts.world.sky import cloud, ground, hill, sky
from images.drawn.french.parts.world.things import bottle, loaf
from images.drawn.french.trumps.scene import trump


def park(p: Burin) -> None:
    """On the promenade the dog has slipped its leash."""
    sky(p)
    cloud(p, 110, 144, 0.9)
    hill(p, "22,318 458,318", "leaf")
    tree(p, 74, 372, 1.2)
    tree(p, 414, 372, 1.25)
    ground(p, 350, "straw", 14, "ochre")
    bench(p, 366, 408, 140, "green")
    man(
        p,
        366,
        424,
        Man(
            Head(t=-0.5, hair="short", tone="ginger", beard="whiskers", hat="top", mood="smile", look=-0.9),
            Arm((-22, -126)),
            Arm((40, -110)),
            "frock",
            "blue",
            "grey",
            hip=(4, -76),
            feet=((-34, 4), (-12, 8)),
            bends=(-1, -1),
            ways=(-1, -1),
            vest="yellow",
        ),
        1.04,
    )
    woman(
        p,
        178,
        434,
        Woman(
            Head(t=-0.4, hair="bun", tone="chestnut", woman=True, hat="toque", tint="red", mood="sing", look=-0.9),
            Arm((-62, -150), kind="open"),
            Arm((34, -140)),
            "wine",
            skirt="crinoline",
            trim="braid",
            second="rose",
        ),
        1.1,
    )
    parasol(p, (216, 280), (236, 182), "yellow", "white", 46)
    child(
        p,
        290,
        434,
        Man(
            Head(t=-0.6, hair="fringe", tone="blond", mood="laugh", look=-0.9, hat="boater", tint="straw", band="red"),
            Arm((-52, -160), kind="point"),
            Arm((30, -110)),
            "blouse",
            "white",
            "blue",
            bow="navy",
        ),
        0.66,
    )
    dog(p, 78, 430, 1.25, False, "white", "brown")
    p.cut([(104, 396), (124, 414), (146, 404), (170, 424)], w=2.2, ws=(1, 1), col="red")


def picnic(p: Burin) -> None:
    """In the country it has found the picnic, and the pie."""
    sky(p)
    hill(p, "22,286 120,270 250,284 360,266 458,280", "leaf")
    poplar(p, 408, 308, 0.8)
    poplar(p, 434, 308, 0.95)
    ground(p, 336, "leaf")
    tree(p, 76, 372, 1.3)
    p.form("110,408! 350,402! 404,434! 74,438!", "white", 1.9, 0.4, smooth=False)
    for i in range(8):
        p.cut([(128 + i * 30, 408), (100 + i * 40, 436)], w=2.4, ws=(1, 1), col="rose")
    man(
        p,
        110,
        430,
        Man(
            Head(
                t=0.6,
                hair="curly",
                tone="brown",
                beard="goatee",
                mood="sing",
                look=0.9,
                hat="straw",
                tint="straw",
                band="navy",
            ),
            Arm((-28, -56)),
            Arm((56, -150), kind="open"),
            "jacket",
            "tan",
            "white",
            hip=(-6, -44),
            feet=((54, -6), (66, 0)),
            bends=(1, 1),
            ways=(1, 1),
        ),
        1.1,
    )
    woman(
        p,
        262,
        404,
        Woman(
            Head(
                t=0.5,
                hair="parted",
                tone="black",
                woman=True,
                mood="sing",
                look=0.8,
                hat="bonnet",
                tint="sky",
                band="red",
            ),
            Arm((-30, -84)),
            Arm((56, -120), kind="point"),
            "yellow",
            skirt="sit",
            hip=(0, -60),
        ),
        1.06,
    )
    bottle(p, 186, 426, 1.1)
    loaf(p, 230, 430, 0.9)
    dog(p, 386, 424, 1.35, False, "white", "brown")
    p.form("292,404! 344,404! 338,390 318,384 298,390", "ochre", 1.7, 0.7)
    p.cut("306,392 310,400", "318,388 318,400", "330,392 326,400", w=2)
    p.cut([(420, 398), (440, 414), (452, 436)], w=2.2, ws=(1, 1), col="red")


CARDS = {
    "T14": trump(
        14,
        "leisures",
        park,
        picnic,
        {"dog": (14, 360, 120, 72), "parasol": (184, 164, 100, 116)},
        {"pie": (288, 380, 60, 28), "picnic": (70, 230, 340, 208)},
    ),
}
