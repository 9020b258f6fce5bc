"""Trump 18: two men fighting with clubs under the sun."""

from images.drawn.sicilian.card import Card
from images.drawn.sicilian.hand import Block
from images.drawn.sicilian.parts import places as at
from images.drawn.sicilian.parts.dress.cloth import throat
from images.drawn.sicilian.parts.people import faces, hair
from images.drawn.sicilian.parts.people.limbs import arm, bare_foot, leg, tube
from images.drawn.sicilian.parts.people.nude import loincloth, trunk_of
from images.drawn.sicilian.parts.signs import cudgel


def fight(p: Block) -> None:
    at.frame(p)
    at.number(p, 18)
    at.ground(p, 694)
    at.sun(p, 190, 150, 66, 16)
    # the one who strikes
    leg(p, (150, 560), (186, 618), (174, 690), "flesh", 1, None, w=(66, 48, 46, 26))
    leg(p, (112, 560), (76, 620), (70, 688), "flesh", -1, None, w=(66, 48, 46, 26))
    with p.at(150, 396, 0.88, rot=10):
        trunk_of(p)
    loincloth(
        p,
        "78,530 130,546 186,540! 206,590 196,612 150,596 120,606 74,590!",
        "green",
        "96,546 92,580",
        "130,552 134,592",
        "166,552 180,596",
    )
    arm(p, (104, 416), (46, 450), (76, 500), "flesh", "flat", w=(46, 38, 25), bend=-30)
    with p.at(268, 264, 0.86, rot=62):
        cudgel(p, "brown", "yellow", 22, 270)
    arm(p, (200, 420), (226, 352), (176, 300), "flesh", "grip", w=(46, 40, 26), bend=-160, s=0.98)
    throat(p, 156, 402, 17, 34)
    with p.at(166, 338, 0.86, rot=6):
        hair.back(p, "short", "black")
        faces.face(p, 0.7, "open", brow=1.0, jaw=0.5)
        hair.beard(p, "point", "black", 0.7, False)
        hair.front(p, "short", "black", 0.7)
    # the one who falls
    tube(p, [(352, 612), (276, 628), (254, 694)], (72, 52, 30), "flesh", cap=True)
    bare_foot(p, 252, 684, -1)
    with p.at(366, 466, 0.86, rot=-14):
        trunk_of(p)
    tube(p, [(372, 622), (372, 690), (434, 700)], (72, 50, 30), "flesh", cap=True)
    with p.at(432, 698, 0.9, rot=-76):
        bare_foot(p, 0, 0, 1)
    loincloth(
        p,
        "326,586 380,604 430,590! 438,640 410,656 366,640 330,650 306,634!",
        "red",
        "346,600 336,634",
        "386,610 384,644",
        "412,604 420,640",
    )
    arm(p, (416, 490), (448, 566), (424, 640), "flesh", "flat", w=(46, 38, 25), bend=30)
    arm(p, (312, 490), (262, 452), (282, 386), "flesh", "open", w=(46, 38, 25), bend=-10, flip=True, s=0.95)
    throat(p, 362, 472, 17, 34)
    with p.at(358, 408, 0.86, rot=-10):
        hair.back(p, "bob", "gold")
        faces.face(p, -0.7, "open", brow=-1.0)
        hair.front(p, "bob", "gold", -0.7)
    with p.at(336, 742, 0.6, rot=86):
        cudgel(p, "brown", "yellow", 22, 270)


CARDS = {
    "T18": Card(
        fight,
        {
            "number": (350, 32, 104, 70),
            "sun": (64, 28, 252, 250),
            "club": (150, 190, 246, 140),
            "fighters": (28, 290, 426, 430),
        },
    )
}
