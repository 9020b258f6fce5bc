"""Trump 17: under the moon a woman points at a man asleep beneath a tree, his club beside him."""

from images.drawn.sicilian.card import Card
from images.drawn.sicilian.hand import Block
from images.drawn.sicilian.parts import faces, hair
from images.drawn.sicilian.parts import places as at
from images.drawn.sicilian.parts.cloth import gown, hem, neckline, throat
from images.drawn.sicilian.parts.limbs import arm, leg, shoe
from images.drawn.sicilian.parts.signs import cudgel


def sleeper(p: Block) -> None:
    """He sits on the ground against the trunk, his legs stretched to the left, his chin on his chest."""
    leg(p, (356, 660), (278, 648), (214, 704), "red", -1, "ink", w=(70, 48, 44, 28), toe=-30)
    leg(p, (366, 676), (290, 680), (232, 730), "red", -1, "ink", w=(70, 48, 44, 28), toe=-30)
    sh = p.shape("318,540! 296,560 292,610 312,660 306,690! 360,704 410,690! 414,620 402,560 380,538!", "blue")
    p.folds("330,566 326,620 336,676", "376,560 386,620 380,680", w=4.6)
    p.shade(sh, (412, 600), (410, 684), L=18, gap=10)
    hem(p, "306,656 356,672 412,658", 14, "yellow")
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
    at.ground(p, 690)
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
        arm(p, (x + 48, 334), (x + 92, 386), (x + 144, 418), "yellow", "point", cuff="blue", w=(40, 34, 22))
        with p.at(x, 228, 1.02):
            hair.back(p, "loose", "black")
            throat(p, 0, 80, 14, 44)
            faces.face(p, 0.6, "calm", down=0.7, lips=True, lids=0.3)
            hair.front(p, "loose", "black", 0.6)
    with p.at(150, 752, 0.66, rot=84):
        cudgel(p, "green", "yellow", 22, 270)


CARDS = {
    "T17": Card(
        moon,
        {
            "number": (350, 32, 104, 70),
            "moon": (72, 44, 116, 158),
            "woman": (36, 200, 250, 500),
            "sleeper": (176, 450, 252, 290),
            "tree": (272, 212, 186, 210),
            "club": (56, 722, 190, 56),
        },
    )
}
