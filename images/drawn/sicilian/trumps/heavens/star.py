"""Trump 16: a great star, and a shepherd who has risen from among his sheep to look at it."""

from images.drawn.kit import ellipse
from images.drawn.sicilian.card import Card
from images.drawn.sicilian.hand import Block
from images.drawn.sicilian.parts import places as at
from images.drawn.sicilian.parts.dress.cloth import hem, throat
from images.drawn.sicilian.parts.people import faces, hair
from images.drawn.sicilian.parts.people.limbs import arm, leg


def sheep(p: Block, x: float, y: float, s: float, flip: bool = False, down: float = 0.0) -> None:
    """A sheep looking left, about 150 long; down lowers its head."""
    with p.at(x, y, s, flip=flip):
        for lx in (-40, -18, 36, 58):
            p.shape([(lx - 7, 30, 1), (lx + 7, 30, 1), (lx + 6, 74, 1), (lx - 8, 74, 1)], "paper", 3.8, smooth=False)
            p.shape([(lx - 8, 66, 1), (lx + 7, 66, 1), (lx + 8, 78, 1), (lx - 11, 78, 1)], "ink", 0, smooth=False)
        p.shape(
            "-64,-6! -70,-26 -50,-44 -36,-36! -26,-54 0,-52 8,-40! 24,-56 50,-48 52,-34! 74,-36 86,-14 74,0! 90,16 "
            "78,38 60,34! 50,50 26,48 18,38! 4,52 -20,50 -26,38! -46,48 -66,34 -58,20! -76,18 -76,2",
            "paper",
        )
        for c in (
            "-40,-20 -28,-28 -18,-18 -26,-10",
            "0,-28 12,-34 22,-24 12,-16",
            "40,-22 52,-26 60,-14 50,-8",
            "-30,14 -18,8 -8,18 -16,26",
            "10,10 22,4 32,14 24,24",
            "50,14 62,10 68,22",
            "-10,-8 0,-12 8,-4",
        ):
            p.brush(c, (0.3, 1.1, 1, 0.3), 3.6)
        p.shape("84,-6 100,6 96,24 84,18", "paper", 3.6)
        with p.at(-70, -18 + 26 * down, rot=-10 - 34 * down):
            p.shape("10,-26 -14,-30 -38,-12 -50,10 -42,22 -24,20 4,14 16,-4", "grey", 4.2)
            p.shape("6,-24! 24,-34 36,-26 20,-12!", "grey", 3.6)
            p.shape("-10,-30! -12,-42 4,-46 16,-38 10,-24!", "paper", 3.6)
            p.dot(-20, -8, 4)
            p.brush("-46,12 -38,16 -30,14", (1, 1, 0.3), 3)


def shepherd(p: Block) -> None:
    """He leans on his staff and shades his eyes, his face lifted to the star."""
    p.rod("78,362 84,342 68,328 52,344 58,376 62,500 66,712", 7, "yellow")
    leg(p, (128, 600), (126, 650), (112, 698), "paper", -1, "ink", w=(54, 40, 40, 26))
    leg(p, (168, 600), (178, 650), (186, 698), "paper", 1, "ink", w=(54, 40, 40, 26))
    for ax in (119, 182):
        for y in (652, 672):
            p.brush([(ax - 16, y + 4), (ax + 14, y - 4)], (1, 1), 3)
    sh = p.shape(
        "116,408! 92,420 84,452 94,500 88,570 80,626! 124,640 164,630 214,642! 212,576 196,508 202,452 192,418 172,408!",
        "green",
    )
    p.shade(sh, (200, 500), (212, 630), L=22, gap=10)
    p.folds("112,540 106,580 104,622", "150,544 150,590 154,620", "184,540 192,580 196,622", w=4.6)
    hem(p, "88,524 146,534 202,524", 14, "red")
    skin = p.shape(
        "112,412! 90,424 80,470 96,498! 112,486 124,504 138,486 150,502 164,486 178,502 204,474 198,424 176,412! 146,424",
        "yellow",
    )
    with p.clipped(skin):
        for x, y in ((104, 450), (124, 466), (146, 452), (168, 468), (186, 448), (118, 434), (172, 432)):
            p.brush([(x - 4, y - 8), (x, y + 8)], (1, 0.2), 3.6)
    arm(p, (104, 436), (112, 530), (92, 494), "green", "grip", cuff="paper", w=(42, 36, 24), bend=-60)
    throat(p, 150, 418, 16, 34)
    with p.at(154, 344, 1.0, rot=-10, flip=True):
        faces.side_face(p, up=1.0, mouth="smile")
        hair.side_hair(p, "bob", "brown")
        p.shape("-30,-44! -30,-66 -4,-92 34,-82 46,-50! 20,-54 0,-50", "red", 4.2)
        p.folds("-10,-56 4,-76", "14,-56 24,-74", w=3.4)
    arm(p, (190, 436), (252, 420), (262, 336), "green", "point", cuff="paper", w=(42, 36, 24), bend=-14)


def the_star(p: Block) -> None:
    at.frame(p)
    at.number(p, 16)
    hills = p.shape(
        [(17, 640, 1), (80, 610), (170, 640), (280, 594), (380, 626), (463, 588, 1), (463, 783, 1), (17, 783, 1)],
        "green",
        4.2,
    )
    del hills
    at.ground(p, 690)
    x, y = 246, 178
    for i in range(24):
        if i % 3:
            with p.at(x, y, rot=15 * i + p.rng.uniform(-3, 3)):
                p.brush([(0, -66), (0, -118 - 16 * (i % 2))], (1.2, 0.1), 5)
    at.star(p, x, y, 142, 8, "yellow", 0.4)
    at.star(p, x, y, 74, 8, "red", 0.42, 22.5)
    p.shape(None, "yellow", 4, pts=ellipse(x, y, 19))
    for sx, sy, r in ((64, 90, 13), (58, 236, 12), (420, 190, 14), (402, 300, 12), (60, 160, 9)):
        at.star(p, sx, sy, r, 5)
    sheep(p, 378, 586, 0.66)
    sheep(p, 330, 668, 0.96, down=1.0)
    shepherd(p)


CARDS = {
    "T16": Card(
        the_star,
        {
            "number": (350, 32, 104, 70),
            "star": (104, 36, 284, 284),
            "shepherd": (30, 256, 270, 460),
            "sheep": (230, 540, 220, 210),
        },
    )
}
