"""The four maids: standing in long dresses, bareheaded, each with a shield; she of clubs has a parrot."""

from images.drawn.sicilian.card import Card
from images.drawn.sicilian.hand import Block
from images.drawn.sicilian.parts.beasts.birds import parrot
from images.drawn.sicilian.parts.dress.cloth import gown, hem, neckline, sprinkle, stripes, throat
from images.drawn.sicilian.parts.people import faces, hair
from images.drawn.sicilian.parts.people.limbs import arm, shoe
from images.drawn.sicilian.parts.places import frame, ground
from images.drawn.sicilian.parts.shields import shield
from images.drawn.sicilian.parts.signs import blade, coin, cudgel, goblet


def swords(p: Block) -> None:
    """Armed like a guard: the blade raised, the shield before her."""
    frame(p)
    ground(p, 700)
    x = 228
    for way in (-1, 1):
        shoe(p, x + 34 * way, 706, "red", way)
    gown(p, x, 262, 404, 706, 128, "blue", "red", border=("yellow", "bars", "ink"))
    hem(p, [(x - 36, 404), (x, 413), (x + 36, 404)], 18, "yellow", "pearls")
    neckline(p, x, 262, 36, 40)
    with p.at(92, 236, rot=-9):
        blade(p, "sky", "yellow", "green", 13, 380, 36)
    arm(
        p,
        (x - 54, 282),
        (x - 98, 396),
        (x - 120, 372),
        "red",
        "grip",
        cuff="yellow",
        bend=-46,
        flip=True,
        w=(42, 34, 23),
    )
    shield(p, 340, 430, "scroll", "saltire", ("green", "paper"), 1.26, 6)
    arm(p, (x + 54, 282), (x + 104, 386), (x + 82, 420), "red", "flat", cuff="yellow", w=(42, 36, 24), bend=-40)
    with p.at(x, 172, 1.1):
        hair.back(p, "bun", "black")
        throat(p, 0, 80, 15, 44)
        faces.face(p, -0.5, "calm", lips=True, jaw=-0.3, brow=0.3)
        hair.front(p, "bun", "black", -0.5)
        hem(p, [(-36, -36), (-14, -52), (14, -52), (36, -36)], 10, "yellow", "pearls", "red")


def clubs(p: Block) -> None:
    """The club in her fist, her shield on her arm, a green parrot perched on that hand."""
    frame(p)
    ground(p, 700)
    x = 246
    for way in (-1, 1):
        shoe(p, x + 34 * way, 706, "blue", way)
    skirt, _ = gown(p, x, 262, 404, 706, 136, "yellow", "blue", border=("red", "teeth", "paper"))
    stripes(p, skirt, [(x - 34, 410), (x + 34, 410)], [(x - 150, 682), (x + 150, 682)], 9, "red")
    p.fan([(x - 30, 410), (x + 30, 410)], [(x - 130, 680), (x + 130, 680)], 7, 4.6)
    p.outline(skirt)
    hem(p, [(x - 36, 404), (x, 413), (x + 36, 404)], 18, "green")
    neckline(p, x, 262, 38, 30, "paper", "bars")
    with p.at(84, 244, rot=-8):
        cudgel(p, "green", "yellow", 18, 370)
    arm(
        p,
        (x - 54, 282),
        (x - 86, 408),
        (x - 120, 384),
        "blue",
        "grip",
        cuff="paper",
        bend=-46,
        flip=True,
        w=(46, 34, 24),
        s=1.12,
    )
    arm(
        p,
        (x + 54, 282),
        (x + 100, 404),
        (x + 148, 344),
        "blue",
        "grip",
        cuff="paper",
        bend=16,
        flip=True,
        w=(46, 38, 24),
    )
    shield(p, 356, 446, "horse", "pale", ("red", "paper"), 1.04, 8)
    with p.at(412, 258, 0.6):
        parrot(p)
    with p.at(x, 170, 1.1):
        hair.back(p, "loose", "gold")
        throat(p, 0, 80, 15, 44)
        faces.face(p, 0.5, "smile", lips=True, brow=-0.3)
        hair.front(p, "loose", "gold", 0.5)
        hem(p, [(-37, -38), (-14, -54), (14, -54), (37, -38)], 9, "blue")


def cups(p: Block) -> None:
    """A garland in her hair, the goblet lifted, her oval shield on her arm."""
    frame(p)
    ground(p, 700)
    x = 250
    for way in (-1, 1):
        shoe(p, x + 34 * way, 706, "yellow", way)
    skirt, _ = gown(p, x, 262, 404, 706, 130, "red", "green", border=("paper", "pearls", "blue"), sway=-6)
    sprinkle(p, skirt, (x - 130, 430, 260, 230), "crosses", 40, "yellow", 8)
    hem(p, [(x - 36, 404), (x, 413), (x + 36, 404)], 18, "blue", "pearls", "paper")
    neckline(p, x, 262, 38, 44)
    shield(p, 150, 480, "oval", "quarters", ("blue", "paper"), 1.14, -8)
    arm(
        p,
        (x - 54, 282),
        (x - 104, 390),
        (x - 84, 440),
        "green",
        "flat",
        cuff="yellow",
        w=(42, 36, 24),
        bend=30,
        flip=True,
    )
    goblet(p, 398, 220, 1.1, 5)
    arm(
        p,
        (x + 54, 282),
        (x + 106, 400),
        (x + 126, 322),
        "green",
        "grip",
        cuff="yellow",
        bend=76,
        flip=True,
        w=(42, 34, 23),
        s=1.05,
    )
    with p.at(x, 170, 1.1):
        hair.back(p, "long", "brown")
        throat(p, 0, 80, 15, 44)
        faces.face(p, 0.55, "calm", lips=True, lids=0.35, jaw=-0.5)
        hair.front(p, "long", "brown", 0.55)
        for i, (gx, gy) in enumerate(((-36, -30), (-27, -46), (-13, -56), (3, -59), (19, -55), (32, -44), (39, -28))):
            p.dot(gx, gy, 7, ("red", "paper", "yellow")[i % 3], 2.8)


def coins(p: Block) -> None:
    """Seen from the side in a hood, holding the coin up to the light."""
    frame(p)
    ground(p, 700)
    x = 226
    for way in (-1, 1):
        shoe(p, x + 34 * way, 706, "ink", way)
    gown(p, x, 262, 404, 706, 124, "green", "yellow", border=("yellow", "checks", "ink"))
    apron = p.shape([(x - 28, 406, 1), (x + 28, 406, 1), (x + 64, 668, 1), (x, 676), (x - 64, 668, 1)], "paper", 4.0)
    with p.inside(apron):
        for y in (450, 500, 552, 606):
            hem(p, [(x - 80, y), (x, y + 5), (x + 80, y)], 13, "red")
    hem(p, [(x - 36, 404), (x, 413), (x + 36, 404)], 18, "red", "pearls", "paper")
    neckline(p, x, 262, 36, 30, "red", "")
    shield(p, 120, 500, "heater", "chevron", ("yellow", "red"), 1.14, -6)
    arm(
        p,
        (x - 54, 282),
        (x - 100, 396),
        (x - 88, 452),
        "yellow",
        "flat",
        cuff="red",
        w=(44, 36, 24),
        bend=20,
        flip=True,
    )
    coin(p, 384, 218, 62)
    arm(p, (x + 54, 282), (x + 128, 384), (x + 152, 300), "yellow", "grip", cuff="red", bend=6, w=(44, 34, 23))
    with p.at(x, 170, 1.1, flip=True):
        p.shape("-26,-46 -20,-66 10,-82 48,-66 66,-20 70,40 84,92! 40,100 8,80! 22,40 24,-10 8,-38", "red", 4.4)
        p.folds("10,-70 40,-50 52,0 56,60", "20,-50 40,-10 42,50", "52,-30 66,20 74,70", w=3.6)
        throat(p, 4, 80, 15, 40)
        faces.side_face(p, lips=True, nose=-0.4)
        p.shape("-24,-42! -22,-62 8,-76 40,-62 54,-24 50,20 30,56! 24,20 14,-16 -2,-36", "red", 4.2)
        p.folds("-10,-56 20,-54 38,-20 38,26", "-2,-46 18,-34 28,2", w=3.4)
        hair.mass(p, "-26,-38! -8,-46 10,-34 22,-10 26,14! 16,10 10,-10 -4,-28", "brown", "-16,-38 6,-28 18,0", w=2.4)


CARDS = {
    "SM": Card(swords, {"sword": (40, 46, 116, 394), "shield": (262, 324, 156, 214), "dress": (100, 404, 258, 304)}),
    "BM": Card(
        clubs,
        {
            "club": (32, 54, 120, 380),
            "parrot": (372, 206, 72, 134),
            "shield": (298, 360, 124, 174),
            "dress": (108, 404, 276, 306),
        },
    ),
    "CM": Card(cups, {"cup": (342, 128, 112, 190), "shield": (76, 380, 150, 200), "dress": (120, 404, 258, 304)}),
    "DM": Card(coins, {"coin": (316, 150, 136, 136), "shield": (52, 404, 138, 194), "dress": (104, 404, 250, 304)}),
}
