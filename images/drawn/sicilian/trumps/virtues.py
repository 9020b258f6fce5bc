"""Trumps 7 to 4: Justice, Fortitude, Temperance, Constancy; four women standing, each of her own age and dress."""

from images.drawn.kit import ellipse
from images.drawn.sicilian.card import Card
from images.drawn.sicilian.hand import Block, word
from images.drawn.sicilian.parts import faces, hair
from images.drawn.sicilian.parts import places as at
from images.drawn.sicilian.parts.cloth import gown, hem, neckline, throat
from images.drawn.sicilian.parts.limbs import HANDS, arm, shoe
from images.drawn.sicilian.parts.signs import blade
from images.drawn.sicilian.trumps.tower import stones


def scales(p: Block, x: float, y: float) -> None:
    """A balance hanging from a hand at x, y."""
    p.line([(x, y), (x, y + 30)], 5)
    p.rod([(x - 66, y + 40), (x, y + 28), (x + 66, y + 40)], 7, "yellow", 3)
    p.dot(x, y + 28, 8, "red", 3)
    for s in (-1, 1):
        px, py = x + 64 * s, y + 40
        for dx in (-30, 30):
            p.line([(px, py), (px + dx, py + 92)], 2.8)
        pan = p.shape(
            [
                (px - 36, py + 90, 1),
                (px, py + 96),
                (px + 36, py + 90, 1),
                (px + 26, py + 116),
                (px, py + 124),
                (px - 26, py + 116),
            ],
            "yellow",
            4.2,
        )
        p.shade(pan, (px + 40, py + 94), (px, py + 123), L=10, gap=8, w=3)


def justice(p: Block) -> None:
    """Straight before us, her eyes open, neither crown nor seat."""
    at.frame(p)
    at.number(p, 7)
    at.ground(p, 706)
    x = 236
    for way in (-1, 1):
        shoe(p, x + 32 * way, 708, "ink", way)
    cape = p.shape(
        [
            (x - 40, 270, 1),
            (x - 92, 330),
            (x - 120, 520),
            (x - 136, 690, 1),
            (x, 700),
            (x + 136, 690, 1),
            (x + 120, 520),
            (x + 92, 330),
            (x + 40, 270, 1),
        ],
        "green",
    )
    p.shade(cape, (x + 110, 420), (x + 134, 680), L=18, gap=11)
    gown(p, x, 274, 410, 708, 104, "red", "red", border=("yellow", "bars", "ink"))
    hem(p, [(x - 36, 410), (x, 419), (x + 36, 410)], 18, "yellow", "pearls")
    hem(p, [(x, 424), (x + 2, 540), (x, 684)], 24, "paper", "bars")
    neckline(p, x, 274, 34, 26, "yellow", "bars")
    with p.at(84, 290):
        blade(p, "sky", "yellow", "green", 14, 440, 40)
    arm(
        p,
        (x - 54, 294),
        (x - 114, 408),
        (x - 126, 462),
        "green",
        "grip",
        cuff="yellow",
        bend=-100,
        flip=True,
        w=(44, 36, 24),
    )
    arm(p, (x + 54, 294), (x + 106, 352), (x + 116, 290), "green", "grip", cuff="yellow", bend=-20, w=(44, 36, 24))
    scales(p, 354, 256)
    with p.at(x, 178, 1.1):
        hair.back(p, "long", "black")
        throat(p, 0, 82, 15, 44)
        faces.face(p, 0.0, "stern", lips=True, brow=0.4)
        hair.front(p, "long", "black")
        hem(p, [(-38, -36), (-14, -53), (14, -53), (38, -36)], 13, "yellow", "pearls", "red")


def fortitude(p: Block) -> None:
    """A sturdy woman with her sleeves rolled up, her arms round a broken column."""
    at.frame(p)
    at.number(p, 6)
    at.ground(p, 700)
    x = 196
    for way in (-1, 1):
        shoe(p, x + 34 * way, 706, "red", way)
    gown(p, x, 274, 412, 704, 138, "blue", "yellow", border=("red", "checks", "paper"), shoulders=72, slim=48)
    hem(p, [(x - 50, 412), (x, 422), (x + 50, 412)], 20, "red")
    neckline(p, x, 274, 40, 30, "paper", "bars")
    # the column, its shaft broken off
    p.shape("300,700! 306,676! 448,676! 452,706! 300,706!", "grey", 4.4, smooth=False)
    shaft = p.shape("316,678! 322,250! 340,230! 352,246! 372,214! 388,240! 408,226! 428,252! 436,678!", "grey")
    p.fan([(330, 262), (376, 250), (424, 262)], [(326, 676), (376, 676), (430, 676)], 5, 4.6, (0.8, 0.98))
    p.shade(shaft, (430, 280), (436, 660), L=22, gap=9)
    p.shape("308,654! 444,654! 448,680! 304,680!", "paper", 4, smooth=False)
    cap = p.shape("30,700! 40,672! 152,664! 172,690! 150,706!", "grey", 4)
    p.shade(cap, (170, 690), (120, 704), L=12, gap=8)
    arm(p, (x + 62, 300), (x + 92, 420), (x + 176, 380), "flesh", "flat", w=(54, 46, 32), s=1.15, bend=10)
    arm(p, (x - 62, 300), (x - 70, 440), (x + 118, 486), "flesh", "flat", w=(54, 48, 32), s=1.15, bend=6)
    for sx, sy, ang in ((x + 66, 318, 70), (x - 66, 322, 96)):
        with p.at(sx, sy, rot=ang):
            sh = p.shape("-26,-36! 22,-32! 30,0 22,32! -26,36! -34,0", "yellow", 4.2)
            p.folds("-10,-28 -6,0 -10,28", "10,-26 14,0 10,26", w=3.4)
            del sh
    with p.at(x + 6, 180, 1.12, rot=5):
        hair.back(p, "none", "brown")
        throat(p, 0, 80, 19, 44)
        faces.face(p, 0.5, "calm", lips=True, jaw=0.9, brow=0.5)
        hair.front(p, "bun", "brown", 0.5)
        for sx in (-40, 42):
            p.shape(None, "brown", 3.6, pts=ellipse(sx, 4, 13, 18))
            for r in (9, 5):
                p.brush(ellipse(sx, 4, r, r * 1.4, 20, 320, 18), (0.3, 1, 0.3), 2.2)
        p.shape("-38,-38! -30,-62 0,-74 30,-62 38,-38! 0,-52", "red", 4)
        p.folds("-16,-50 -10,-68", "4,-54 6,-72", "20,-50 20,-66", w=3)


def jug(p: Block, col: str) -> None:
    """A jug about 0,0, its mouth at the left and up; 120 high."""
    p.rod("34,-30 62,-24 60,16 28,34", 8, "yellow", 3)
    sh = p.shape("-30,-60! -20,-40 -24,-26 -40,0 -36,30 -20,50! 20,50! 36,30 40,0 24,-26 20,-40 26,-58! -4,-52", col)
    p.shade(sh, (40, 0), (20, 48), L=14, gap=8)
    hem(p, [(-41, 4), (0, 12), (41, 4)], 16, "yellow", "teeth", w=3)
    p.shape("-24,50! 24,50! 30,62! -30,62!", "yellow", 3.6, smooth=False)


def temperance(p: Block) -> None:
    """A young woman pouring from one jug into the other, her eyes on the stream."""
    at.frame(p)
    at.number(p, 5)
    at.ground(p, 706)
    x = 250
    for way in (-1, 1):
        shoe(p, x + 32 * way, 708, "yellow", way)
    skirt, _ = gown(p, x, 274, 408, 708, 128, "green", "paper", border=("red", "pearls", "paper"), sway=8)
    hem(p, [(x - 36, 408), (x, 417), (x + 36, 408)], 18, "red")
    over = p.shape(
        [
            (x - 36, 416, 1),
            (x + 36, 416, 1),
            (x + 100, 500),
            (x + 112, 560, 1),
            (x + 60, 588),
            (x, 560),
            (x - 54, 594),
            (x - 96, 560, 1),
            (x - 88, 500),
        ],
        "yellow",
    )
    p.folds(
        [(x - 24, 424), (x - 50, 500), (x - 52, 580)],
        [(x, 426), (x, 552)],
        [(x + 24, 424), (x + 56, 500), (x + 60, 576)],
        w=4.6,
    )
    p.shade(over, (x + 100, 500), (x + 64, 586), L=16, gap=10)
    del skirt
    neckline(p, x, 274, 38, 40, "green", "pearls")
    with p.at(386, 214, 1.05, rot=-112):
        jug(p, "red")
    arm(p, (x + 54, 294), (x + 136, 350), (x + 140, 270), "paper", "grip", cuff="red", bend=-20, w=(48, 38, 24))
    arm(p, (x - 54, 294), (x - 76, 420), (x - 112, 486), "paper", "flat", cuff="red", w=(48, 38, 24))
    with p.at(124, 490, 1.05):
        jug(p, "blue")
    p.rod("330,236 292,246 250,282 200,350 160,392 124,436", 15, "sky", 3.4, (0.6, 1, 0.9, 0.7))
    p.brush("312,246 262,282 206,352 150,410", (0.2, 1, 1, 0.2), 3)
    with p.at(x - 112, 500, 1, rot=150):
        HANDS["grip"](p)
    with p.at(x - 2, 178, 1.1, rot=-6):
        hair.back(p, "loose", "gold")
        throat(p, 2, 82, 14, 44)
        faces.face(p, -0.5, "calm", down=1.0, lids=0.55, lips=True, jaw=-0.4)
        hair.front(p, "loose", "gold", -0.5)
        for i, (gx, gy) in enumerate(((-36, -30), (-24, -49), (-6, -58), (13, -57), (29, -47), (39, -28))):
            p.dot(gx, gy, 6.5, ("blue", "paper", "red")[i % 3], 2.8)


def constancy(p: Block) -> None:
    """A woman who has planted a banner with her name, one foot on a squared stone."""
    at.frame(p)
    at.number(p, 4)
    at.ground(p, 706)
    x = 268
    p.rod([(108, 80), (108, 712)], 10, "brown")
    p.shape("108,100! 95,74 108,42! 121,74!", "yellow", 4)
    flag = p.shape(
        "113,124! 166,112 220,130 300,118 360,128 446,116! 438,156 450,208! 366,196 300,210 220,196 166,210 113,200!",
        "yellow",
    )
    del flag
    p.brush("117,134 166,124 220,141 300,129 360,139 440,128", (1, 1, 1, 1), 3)
    p.brush("117,190 166,199 220,186 300,199 360,186 442,196", (1, 1, 1, 1), 3)
    word(p, "LA COSTANZA", 281, 180, 31, 0.9)
    block = p.shape("318,714! 318,650! 420,650! 420,714!", "grey", smooth=False)
    with p.inside(block):
        stones(p, 318, 420, 682, 714, 34, 60)
    with p.at(4, 42, 0.96):
        shoe(p, 270, 690, "red", -1)
        gown(p, x + 18, 326, 440, 690, 118, "blue", "red", border=("yellow", "bars", "ink"), shoulders=58, slim=34)
        shoe(p, x + 92, 620, "red", 1)
        knee = p.shape(
            [
                (x + 20, 446, 1),
                (x + 64, 480),
                (x + 100, 540),
                (x + 112, 600),
                (x + 104, 630, 1),
                (x + 66, 640),
                (x + 20, 620),
            ],
            "blue",
            4.4,
        )
        p.folds([(x + 34, 460), (x + 66, 520), (x + 78, 610)], [(x + 26, 480), (x + 44, 560), (x + 46, 610)], w=4.6)
        p.shade(knee, (x + 104, 550), (x + 108, 624), L=14, gap=9)
        hem(p, [(x - 18, 440), (x + 18, 449), (x + 54, 440)], 18, "yellow", "pearls")
        neckline(p, x + 18, 326, 34, 34, "yellow", "teeth")
        arm(p, (x + 68, 346), (x + 116, 440), (x + 74, 486), "red", "flat", cuff="yellow", w=(42, 36, 24), flip=True)
        arm(
            p,
            (x - 34, 346),
            (x - 96, 440),
            (x - 134, 400),
            "red",
            "grip",
            cuff="yellow",
            w=(42, 36, 24),
            bend=40,
            flip=True,
        )
        with p.at(x + 16, 246, 1.04):
            hair.back(p, "long", "black")
            throat(p, 0, 80, 14, 42)
            faces.face(p, -0.45, "calm", lips=True, brow=0.3, jaw=0.2)
            hair.front(p, "long", "black", -0.45)
            hem(p, [(-38, -36), (-14, -53), (14, -53), (38, -36)], 12, "yellow", "pearls", "red")


CARDS = {
    "T7": Card(justice, {"number": (396, 32, 58, 70), "sword": (36, 64, 98, 454), "scales": (246, 254, 216, 140)}),
    "T6": Card(fortitude, {"number": (396, 32, 58, 70), "column": (298, 208, 158, 502), "woman": (60, 90, 270, 620)}),
    "T5": Card(
        temperance,
        {
            "number": (396, 32, 58, 70),
            "upper jug": (314, 140, 146, 140),
            "lower jug": (64, 420, 140, 150),
            "stream": (166, 256, 170, 180),
        },
    ),
    "T4": Card(constancy, {"number": (396, 32, 58, 70), "banner": (82, 40, 370, 172), "woman": (110, 204, 290, 510)}),
}
