"""Trump 12: Time, an old man bent over his stick, the hourglass in his hand."""

from images.drawn.sicilian.card import Card
from images.drawn.sicilian.hand import Block
from images.drawn.sicilian.parts import places as at
from images.drawn.sicilian.parts.dress.cloth import hem
from images.drawn.sicilian.parts.people import faces, hair
from images.drawn.sicilian.parts.people.limbs import arm, bare_foot


def hourglass(p: Block) -> None:
    """An hourglass, half run, 150 high."""
    for x in (-38, 38):
        p.rod([(x, -66), (x, 66)], 6, "red", 3)
    p.shape("-30,-62! -30,-34 -6,-6 -6,6 -30,34 -30,62! 30,62! 30,34 6,6 6,-6 30,-34 30,-62!", None, 4)
    p.shape("-22,-30! 22,-30! 4,-4! -4,-4!", "yellow", 2.6)
    p.shape("-27,60! 0,28 27,60!", "yellow", 2.6)
    p.brush([(0, -6), (0, 30)], (1, 1), 3)
    p.brush([(-20, -54), (-20, -40)], (1, 0.3), 3)
    for y in (-70, 70):
        p.shape([(-50, y - 9, 1), (50, y - 9, 1), (50, y + 9, 1), (-50, y + 9, 1)], "red", 4, smooth=False)
        for x in (-30, -10, 10, 30):
            p.dot(x, y, 3.6, "yellow", 2)


def wing(p: Block) -> None:
    """A wing folded on the back, its root at 0,0, towards the right and down."""
    sh = p.shape(
        "0,0! 26,-40 66,-42 104,-10 128,50 136,120 128,196! 112,170! 106,214! 90,176! 80,216! 66,170! 54,196! 46,140 20,80",
        "sky",
    )
    for s in ("60,-10 96,60 116,160", "44,0 80,80 96,180", "30,10 62,90 74,182", "20,20 44,90 54,170"):
        p.brush(s, (0.3, 1, 1, 0.4), 3.8)
    with p.clipped(sh):
        for i in range(5):
            p.brush(
                [(22 + i * 20, -22 + i * 10), (40 + i * 18, -4 + i * 14), (52 + i * 16, -26 + i * 18)],
                (0.4, 1, 0.4),
                3.4,
            )


def time(p: Block) -> None:
    at.frame(p)
    at.number(p, 12)
    at.ground(p, 700)
    with p.at(286, 326, 1.1):
        wing(p)
    p.rod("86,402 74,386 80,368 100,368 108,384 104,410 100,706", 9, "brown")
    bare_foot(p, 186, 690, -1, 1.1)
    bare_foot(p, 288, 692, -1, 1.1)
    robe = p.shape(
        "170,330! 140,380 132,460 150,540 138,640 126,690! 180,704 240,694 310,706 348,690! 356,600 338,500 338,420 "
        "318,350 270,300! 214,300!", "blue",
    )  # fmt: skip
    with p.inside(robe):
        hem(p, "116,678 180,690 240,680 310,692 360,674", 22, "yellow", "bars")
    p.folds(
        "178,470 172,560 160,664",
        "214,480 216,580 210,672",
        "256,476 268,570 264,676",
        "300,440 318,560 322,668",
        w=5.2,
    )
    p.shade(robe, (340, 480), (352, 680), L=28, gap=11)
    cape = p.shape(
        "196,290! 160,326 138,392 142,452! 170,470 206,456 240,474 282,458 330,470! 344,400 322,332 280,290!", "red"
    )
    p.folds("196,320 176,380 176,440", "240,330 236,400 240,452", "286,316 306,380 306,446", w=4.6)
    p.shade(cape, (342, 400), (330, 464), L=20, gap=10)
    hem(p, "140,452 170,468 206,454 240,472 282,456 332,468", 12, "yellow")
    arm(p, (188, 372), (118, 478), (136, 476), "blue", "grip", w=(52, 46, 32), cuff="yellow", bend=180, flip=True)
    with p.at(398, 352, 1.12, rot=4):
        hourglass(p)
    arm(p, (296, 370), (330, 492), (386, 450), "blue", "open", w=(52, 46, 30), cuff="yellow", bend=-30)
    hood = p.shape("150,210! 156,146 204,112 262,124 298,176 304,250 286,316! 246,334 200,330!", "red")
    p.folds("230,132 268,176 280,250", "260,150 290,210 292,280", "206,126 226,130", w=4)
    p.shade(hood, (302, 220), (284, 312), L=18, gap=10)
    with p.at(204, 222, 1.14, rot=-14):
        faces.side_face(p, old=True, nose=1.2, brow=-0.4)
        hair.side_beard(p, "white", 1.4)
        hair.mass(p, "-14,-50! 10,-52 26,-30 30,4 22,26! 16,0 6,-24", "white", "0,-44 18,-20 24,8")
    p.shape("176,164! 206,128 256,140 282,196 284,262! 268,206 246,168 210,156", "red", 4.2)


CARDS = {
    "T12": Card(
        time,
        {
            "number": (350, 32, 104, 70),
            "hourglass": (336, 258, 122, 190),
            "stick": (62, 356, 66, 354),
            "beard": (120, 252, 110, 160),
            "wing": (330, 270, 116, 300),
        },
    )
}
