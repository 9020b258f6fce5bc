"""11, fire and water: what the one lacks the other has too much of."""

from images.drawn.french.hand import Burin
from images.drawn.french.parts.people.figures import Head
from images.drawn.french.parts.people.hats import hat
from images.drawn.french.parts.people.men import Arm, Man, man
from images.drawn.french.parts.people.women import Woman, woman
from images.drawn.french.parts.world.craft import boat
from images.drawn.french.parts.world.plants import poplar
from images.drawn.french.parts.world.sky import X0, X1, Y0, hill, sky, water
from images.drawn.french.parts.world.things import pole
from images.drawn.french.parts.world.town import cottage, paving
from images.drawn.french.parts.world.work import flames, ladder, smoke, wheel
from images.drawn.french.trumps.scene import trump


def fire(p: Burin) -> None:
    """The pump has come: one on the ladder, one at the hose, and a roof that burns."""
    sky(p, "rose", "straw", 320)
    smoke(p, 350, 180, 1.0, "slate")
    p.form("268,372! 268,216! 458,216! 458,372!", "straw", 1.9, 0, smooth=False)
    p.form("256,218! 300,160! 440,160! 470,218!", "umber", 1.8, 0.5, smooth=False)
    for x in (296, 380):
        p.form([(x, 250, 1), (x + 44, 250, 1), (x + 44, 310, 1), (x, 310, 1)], "coal", 1.7, 0, smooth=False)
        flames(p, x + 22, 306, 0.72)
    flames(p, 336, 204, 1.05)
    flames(p, 404, 206, 0.8)
    paving(p, 372, "pearl")
    ladder(p, (232, 430), (288, 232), 26)
    man(
        p,
        262,
        366,
        Man(
            Head(side=1, hair="short", tone="brown", hat="helmet", beard="moustache"),
            Arm((34, -170)),
            Arm((48, -188)),
            "tunic",
            "navy",
            "coal",
            feet=((-14, 0), (10, -30)),
            ways=(1, 1),
            bends=(1, 1),
            bow="red",
        ),
        0.84,
    )
    pole(p, (300, 214), (324, 226), 6, "yellow")
    p.cut([(326, 226), (350, 224), (372, 232), (390, 250)], w=9, ws=(0.3, 0.8, 1.2), col="steel")
    p.cut([(298, 218), (250, 300), (200, 410), (150, 404)], w=5, ws=(1, 1), col="umber")
    p.form("60,398! 176,398! 170,424! 66,424!", "red", 1.9, 0.7, smooth=False)
    p.form("100,398! 104,352! 132,352! 136,398!", "yellow", 1.8, 0.8)
    p.tube([(54, 340), (118, 356), (182, 334)], (6, 6, 6), "brown", 1.5)
    wheel(p, 78, 424, 20, "yellow", 8)
    wheel(p, 158, 424, 20, "yellow", 8)
    man(
        p,
        66,
        430,
        Man(
            Head(t=0.5, hair="short", tone="black", hat="helmet", beard="waxed", mood="stern", look=0.6),
            Arm((10, -112)),
            Arm((26, -110)),
            "tunic",
            "navy",
            "coal",
            feet=((-20, -6), (-2, 0)),
            bow="red",
            ways=(1, 1),
            lean=6,
        ),
        0.92,
    )


def water_(p: Burin) -> None:
    """On the river: he rows, she fishes, and has caught his hat."""
    sky(p)
    hill(p, "22,262 120,246 240,260 360,240 458,256", "leaf")
    poplar(p, 66, 276, 0.9)
    poplar(p, 92, 276, 0.7)
    cottage(p, 390, 284, 0.5, far=True)
    water(p, 276, "steel", 440)
    # What is below the gunwale does not show.
    p.ops.append(("push", [(X0, Y0), (X1, Y0), (X1, 388), (X0, 388)]))
    man(
        p,
        182,
        460,
        Man(
            Head(side=1, hair="short", tone="ginger", beard="whiskers", mood="sing"),
            Arm((52, -116)),
            Arm((58, -108)),
            "shirt",
            "white",
            "navy",
            hip=(-6, -86),
            feet=((40, -46), (48, -44)),
            bow="red",
            bends=(1, 1),
        ),
        1.04,
    )
    woman(
        p,
        312,
        468,
        Woman(
            Head(
                t=-0.5,
                hair="bun",
                tone="brown",
                woman=True,
                hat="boater",
                tint="straw",
                band="red",
                mood="laugh",
                look=-0.4,
            ),
            Arm((26, -150)),
            Arm((40, -160)),
            "rose",
            skirt="sit",
            hip=(0, -92),
            trim="plain",
        ),
        1.04,
    )
    p.ops.append(("pop",))
    boat(p, 244, 398, 300, "green")
    p.tube([(246, 344), (190, 384), (128, 424)], (5, 5, 5), "tan", 1.4)
    p.form("134,416! 112,440! 100,434! 122,414!", "tan", 1.5, 0.4)
    p.tube([(340, 310), (380, 230), (404, 160)], (4, 3, 2.4), "ochre", 1.2)
    p.cut([(404, 160), (424, 210), (420, 262)], w=1.2, ws=(1, 1))
    with p.at(420, 284, 0.9, rot=24):
        hat(p, "boater", "straw", "blue")
    for x, y in ((60, 420), (420, 420), (400, 330)):
        p.cut([(x - 22, y), (x, y - 3), (x + 22, y)], w=2.6, col="white")


CARDS = {
    "T11": trump(
        11,
        "elements",
        fire,
        water_,
        {"flames": (290, 118, 150, 90), "pump": (50, 330, 140, 108)},
        {"boat": (92, 366, 304, 42), "angler": (284, 186, 70, 170)},
    ),
}
