"""Trump 17: under the moon a woman points at a man asleep beneath a tree, his club beside him."""

from images.drawn.sicilian.card import Card
from images.drawn.sicilian.hand import Block
from images.drawn.sicilian.parts import places as at
from images.drawn.sicilian.parts.dress.cloth import gown, hem, neckline, throat
from images.drawn.sicilian.parts.people import faces, hair
from images.drawn.sicilian.parts.people.limbs import arm, leg, shoe
from images.drawn.sicilian.parts.signs import cudgel


def sleeper(p: Block) -> None:
    """He sits on the ground against the trunk, one knee up, one leg stretched to the left, his chin on his chest."""
    leg(p, (366, 680), (262, 606), (250, 674), "sky", -1, "yellow", w=(60, 50, 42, 28))
    leg(p, (374, 690), (296, 704), (240, 724), "sky", -1, "yellow", w=(60, 54, 44, 28), toe=6)
    sh = p.shape("318,540! 296,560 292,610 314,660 320,702! 368,720 418,700! 416,620 402,560 380,538!", "blue")
    p.folds("330,566 326,620 336,676", "376,560 386,620 380,680", w=4.6)
    p.shade(sh, (412, 600), (410, 684), L=18, gap=10)
    hem(p, "312,660 362,676 416,660", 14, "yellow")
    arm(p, (318, 564), (284, 632), (330, 652), "blue", "flat", cuff="yellow", w=(42, 36, 24))
    arm(p, (392, 564), (416, 636), (360, 662), "blue", "flat", cuff="yellow", w=(42, 36, 24), flip=True)
    throat(p, 344, 546, 16, 26)
    with p.at(332, 498, 0.9, rot=-22):
        hair.back(p, "bob", "brown")
        faces.face(p, -0.6, "calm", lids=1.0, down=1.0)
        hair.front(p, "bob", "brown", -0.6)


def moon(p: Block) -> None:
    at.frame(p)
    at.number(p, 17)
    at.ground(p, 664)
    at.moon(p, 150, 122, 74)
    for x, y, r in ((252, 84, 17), (60, 240, 13), (286, 170, 12), (58, 60, 13)):
        at.star(p, x, y, r, 6)
    p.shape(
        "362,700! 378,640 372,540 376,430 352,360! 372,350! 396,400! 404,340! 424,344! 418,430 424,540 420,640 444,704!",
        "brown",
        4.6,
    )
    p.folds("392,420 388,520 394,640", "408,450 408,560 414,660", "380,560 384,640", w=3.8)
    for x, y, r in ((330, 330, 56), (432, 330, 46), (386, 280, 70), (356, 370, 40)):
        at.leaf_clump(p, min(x, 408), y, r)
    sleeper(p)
    x = 122
    with p.at(0, 62, 0.92):
        for way in (-1, 1):
            shoe(p, x + 30 * way, 690, "ink", way)
        gown(p, x, 314, 430, 690, 92, "red", "yellow", border=("paper", "pearls", "blue"), shoulders=56, slim=32)
        hem(p, [(x - 34, 430), (x, 438), (x + 34, 430)], 16, "blue")
        neckline(p, x, 314, 32, 34)
        arm(p, (x - 48, 334), (x - 84, 420), (x - 40, 462), "yellow", "flat", cuff="blue", w=(40, 34, 22))
        arm(p, (x + 48, 334), (x + 88, 392), (x + 134, 400), "yellow", "point", cuff="blue", w=(40, 34, 22))
        with p.at(x, 228, 1.02):
            hair.back(p, "loose", "black")
            throat(p, 0, 80, 14, 44)
            faces.face(p, 0.6, "calm", down=0.7, lips=True, lids=0.3)
            hair.front(p, "loose", "black", 0.6)
    with p.at(356, 754, 0.68, rot=-88):
        cudgel(p, "yellow", "paper", 18, 280)


CARDS = {
    "T17": Card(
        moon,
        {
            "number": (350, 32, 104, 70),
            "moon": (72, 44, 116, 158),
            "woman": (26, 200, 276, 518),
            "sleeper": (186, 430, 248, 322),
            "tree": (272, 212, 186, 210),
            "club": (252, 726, 206, 54),
        },
    )
}
