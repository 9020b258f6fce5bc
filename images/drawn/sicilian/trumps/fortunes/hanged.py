"""Trump 11: a man seen from behind, hanging by the neck from a tree."""

from images.drawn.sicilian.card import Card
from images.drawn.sicilian.hand import Block
from images.drawn.sicilian.parts import places as at
from images.drawn.sicilian.parts.dress.cloth import hem
from images.drawn.sicilian.parts.people import hair
from images.drawn.sicilian.parts.people.limbs import tube


def tree(p: Block) -> None:
    """A bare old tree at the left whose branch reaches over the card."""
    for s, w in (
        ("96,220 70,170 48,150", (34, 20, 10)),
        ("130,190 140,130 120,84", (30, 18, 8)),
        ("70,170 76,130 64,100", (16, 12, 6)),
    ):
        tube(p, s, w, "brown", 4)
    sh = p.shape(
        "56,742! 84,640 86,520 80,400 66,300 84,214! 120,178 200,160 300,154 376,150 428,140! 432,156 380,176 300,184 "
        "216,196 156,216! 136,270 136,400 140,520 148,640 184,742! 140,728 118,744 92,728", "brown",
    )  # fmt: skip
    p.shade(sh, (138, 300), (146, 630), L=24, gap=10, w=4)
    p.folds("100,260 96,360 108,460", "112,420 106,520 112,640", "96,560 92,640", "170,186 240,174 320,170", w=4)
    p.shape("104,330! 94,346 98,366 108,372! 114,354 112,338", "ink", 3)
    for x, y, r in (
        (52, 150, 30),
        (66, 98, 26),
        (120, 82, 30),
        (300, 136, 24),
        (424, 146, 26),
        (206, 148, 20),
        (30 + 60, 128, 22),
    ):
        at.leaf_clump(p, max(x, 56), max(y, 58), r)


def hanged(p: Block) -> None:
    at.frame(p)
    at.number(p, 11)
    at.ground(p, 726, rise=8)
    tree(p)
    x = 292
    for y in (158, 168, 178):
        p.rod([(x - 15, y), (x + 15, y - 5)], 6, "yellow", 2.6)
    # legs and feet hang straight, soles towards us
    for s in (-1, 1):
        p.shape(
            [
                (x + 22 * s - 14, 634, 1),
                (x + 22 * s + 14, 634, 1),
                (x + 24 * s + 13, 660),
                (x + 26 * s + 7, 696),
                (x + 26 * s - 5, 698),
                (x + 22 * s - 13, 662),
            ],
            "ink",
            3.4,
        )
        leg = tube(
            p, [(x + 26 * s, 496), (x + 27 * s, 560), (x + 28 * s, 600), (x + 23 * s, 648)], (58, 44, 42, 27), "red"
        )
        p.shade(leg, (x + 26 * s + 26, 520), (x + 23 * s + 12, 640), L=12, gap=9)
        p.brush([(x + 20 * s, 566), (x + 30 * s, 570), (x + 36 * s, 566)], (0.2, 1, 0.2), 3)
    coat = p.shape(
        [(x - 20, 336, 1), (x - 58, 346), (x - 80, 372), (x - 68, 430), (x - 54, 468), (x - 64, 520),
        (x - 70, 546, 1), (x, 556), (x + 70, 546, 1), (x + 64, 520), (x + 54, 468), (x + 68, 430),
         (x + 80, 372), (x + 58, 346), (x + 20, 336, 1)], "green",
    )  # fmt: skip
    with p.inside(coat):
        hem(p, [(x - 80, 534), (x, 544), (x + 80, 534)], 18, "yellow", "bars")
    p.brush([(x, 352), (x + 2, 420), (x, 468)], (0.4, 1, 0.6), 4.4)
    p.folds(
        [(x - 40, 366), (x - 34, 400)],
        [(x + 40, 366), (x + 34, 400)],
        [(x - 30, 480), (x - 38, 526)],
        [(x + 4, 484), (x + 4, 534)],
        [(x + 34, 480), (x + 42, 526)],
        w=4.6,
    )
    p.shade(coat, (x + 70, 420), (x + 66, 530), L=18, gap=9)
    hem(p, [(x - 54, 468), (x, 477), (x + 54, 468)], 16, "ink")
    # his arms are bound behind his back
    for s in (-1, 1):
        arm = tube(p, [(x + 66 * s, 372), (x + 82 * s, 440), (x + 22 * s, 492)], (42, 38, 26), "green", cap=True)
        p.shade(arm, (x + 82 * s + 14, 410), (x + 40 * s, 496), L=12, gap=9)
    for s in (-1, 1):
        p.shape(
            [
                (x + 16 * s - 14, 486),
                (x + 16 * s + 12, 484),
                (x + 16 * s + 14, 504),
                (x + 10 * s, 528),
                (x + 2 * s, 520),
                (x + 8 * s - 12, 508),
            ],
            "flesh",
            3.4,
        )
    p.rod([(x - 32, 490), (x, 499), (x + 32, 490)], 7, "yellow", 3)
    p.rod([(x - 30, 478), (x, 487), (x + 30, 478)], 7, "yellow", 3)
    # the back of his head, fallen to one side, and the noose
    p.shape([(x - 17, 300, 1), (x + 15, 300, 1), (x + 18, 344, 1), (x - 20, 344, 1)], "flesh", 3.6)
    p.shade(
        p.shape([(x - 30, 340, 1), (x, 332), (x + 30, 340, 1), (x + 22, 356), (x, 360), (x - 22, 356)], "paper", 3.6),
        (x + 28, 344),
        (x, 359),
        L=8,
        gap=7,
    )
    with p.at(x - 6, 268, 1.04, rot=-13):
        p.shape("36,-8! 46,-14 48,4 38,14!", "flesh", 3.4)
        p.shape("-36,-8! -46,-14 -48,4 -38,14!", "flesh", 3.4)
        hair.mass(p, "-36,-20 -30,-56 0,-66 30,-56 37,-20 40,14 34,44 18,54 0,48 -18,56 -34,44 -40,14", "black",
                  "-4,-60 -20,-20 -26,40", "4,-60 -4,-10 -6,44", "10,-58 20,-14 14,46", "18,-52 32,-10 "
                  "30,38", "-14,-56 -32,-14 -34,30")  # fmt: skip
    for y in (312, 322):
        p.rod([(x - 30, y - 4), (x - 4, y + 8), (x + 26, y - 2)], 7, "yellow", 3)
    p.rod([(x + 12, 314), (x + 4, 260), (x, 180)], 8, "yellow", 3.4)
    p.shape([(x + 2, 304), (x + 14, 300), (x + 22, 310), (x + 16, 326), (x + 4, 324)], "yellow", 3.4)


CARDS = {
    "T11": Card(
        hanged,
        {
            "number": (350, 32, 104, 70),
            "tree": (40, 60, 140, 650),
            "man": (202, 196, 180, 500),
            "rope": (270, 150, 56, 180),
        },
    )
}
