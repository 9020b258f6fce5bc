"""The four queens: crowned, seated, their robes over their legs, and no shield."""

from images.drawn.sicilian.card import Card
from images.drawn.sicilian.hand import Block
from images.drawn.sicilian.parts.dress.cloth import neckline, sprinkle, throat
from images.drawn.sicilian.parts.dress.headgear import crown, side_crown
from images.drawn.sicilian.parts.people import faces, hair
from images.drawn.sicilian.parts.people.limbs import arm
from images.drawn.sicilian.parts.places import floor, frame
from images.drawn.sicilian.parts.seated import cushion, mantle, queen_lap, torso
from images.drawn.sicilian.parts.signs import blade, coin, cudgel, goblet
from images.drawn.sicilian.parts.thrones import pointed_throne, round_throne, square_throne


def swords(p: Block) -> None:
    """Dark-haired and grave, the blade upright at her left."""
    frame(p)
    floor(p, dark="green")
    x = 232
    round_throne(p, x, "red", "yellow", 112, 130)
    mantle(p, x, "green", "yellow", half=146)
    cushion(p, x, "blue", 124)
    queen_lap(p, x, "red", ("yellow", "bars", "ink"))
    torso(p, x, "red", shoulders=70, slim=44)
    neckline(p, x, 292, 40, 46)
    arm(p, (x - 60, 310), (x - 106, 410), (x - 40, 470), "green", "flat", cuff="yellow", bend=10, w=(42, 36, 24))
    with p.at(394, 300):
        blade(p, "sky", "yellow", "blue", 13, 430, 38)
    arm(p, (x + 60, 310), (x + 94, 424), (x + 132, 474), "green", "grip", cuff="yellow", bend=-52, w=(42, 36, 24))
    with p.at(x, 204, 1.18):
        hair.back(p, "loose", "black")
        throat(p, 0, 80, 16, 46)
        faces.face(p, 0.35, "calm", look=0.5, lips=True, jaw=-0.4, lids=0.3)
        hair.front(p, "loose", "black", 0.35)
        crown(p, "spike", gem="red")


def clubs(p: Block) -> None:
    """Broad and fair, the club leaning on her shoulder like a sceptre."""
    frame(p)
    floor(p, dark="red")
    x = 250
    pointed_throne(p, x, "blue", "red", 110, 120)
    mantle(p, x, "yellow", "green", half=150)
    cushion(p, x, "red", 126)
    queen_lap(p, x, "green", ("yellow", "pearls", "ink"), under="paper", way=-1)
    body = torso(p, x, "green", shoulders=74, slim=48)
    sprinkle(p, body, (x - 70, 350, 140, 80), "dots", 26, "yellow", 5)
    neckline(p, x, 292, 44, 36, "paper", "bars")
    arm(p, (x + 62, 310), (x + 108, 412), (x + 42, 474), "yellow", "flat", cuff="blue", bend=-10, flip=True)
    with p.at(86, 276, rot=-7):
        cudgel(p, "green", "yellow", 19, 400)
    arm(p, (x - 62, 310), (x - 92, 428), (x - 122, 408), "yellow", "grip", cuff="blue", bend=-38, flip=True, s=1.05)
    with p.at(x, 200, 1.2):
        hair.back(p, "bun", "gold")
        throat(p, 0, 82, 18, 46)
        faces.face(p, -0.5, "smile", lips=True, jaw=0.4)
        hair.front(p, "bun", "gold", -0.5)
        crown(p, "leaf", gem="blue")


def cups(p: Block) -> None:
    """Young, veiled, looking down into the goblet she holds before her."""
    frame(p)
    floor(p, dark="blue")
    x = 240
    square_throne(p, x, "green", "blue", 116, 150)
    mantle(p, x, "red", "paper", half=146)
    cushion(p, x, "yellow", 126)
    robe = queen_lap(p, x, "blue", ("yellow", "teeth", "red"))
    sprinkle(p, robe, (x - 120, 500, 250, 160), "stars", 44, "yellow", 9)
    torso(p, x, "blue", shoulders=68, slim=42)
    neckline(p, x, 292, 36, 40)
    arm(
        p, (x + 58, 310), (x + 100, 412), (x + 20, 452), "red", "flat", cuff="paper", bend=-4, flip=True, w=(42, 36, 24)
    )
    goblet(p, 112, 336, 1.2, -4)
    arm(
        p,
        (x - 58, 310),
        (x - 86, 424),
        (x - 104, 402),
        "red",
        "grip",
        cuff="paper",
        bend=-44,
        flip=True,
        w=(42, 36, 24),
        s=1.05,
    )
    with p.at(x, 206, 1.18):
        p.shape("-44,-40 -56,20 -76,84! -40,96! -34,20 34,20 40,96! 76,84! 56,20 44,-40 0,-74", "paper", 4.2)
        p.folds("-46,-10 -50,30 -58,78", "-38,10 -42,50 -46,84", "46,-10 50,30 58,78", "38,10 42,50 46,84", w=3.4)
        throat(p, 0, 80, 15, 44)
        faces.face(p, -0.45, "calm", down=1.0, lids=0.7, lips=True, jaw=-0.6)
        p.shape("0,-70! 30,-64 42,-36 40,0! 33,-20 22,-40 0,-52 -22,-40 -33,-20 -40,0! -42,-36 -30,-64", "paper", 3.8)
        crown(p, "ball", gem="blue")


def coins(p: Block) -> None:
    """Seen from the side, her hair down her back, a coin raised before her."""
    frame(p)
    floor(p, dark="yellow")
    x = 258
    round_throne(p, x, "green", "red", 114, 132)
    mantle(p, x, "blue", "yellow", half=146)
    cushion(p, x, "green", 126)
    queen_lap(p, x, "yellow", ("red", "pearls", "paper"), under="blue", way=-1)
    torso(p, x, "yellow", shoulders=68, slim=44)
    neckline(p, x, 292, 38, 34, "red", "pearls")
    arm(p, (x + 60, 310), (x + 104, 412), (x + 50, 474), "blue", "flat", cuff="red", bend=6, flip=True, w=(42, 36, 24))
    coin(p, 96, 250, 66)
    arm(p, (x - 60, 310), (x - 138, 410), (x - 158, 334), "blue", "grip", cuff="red", bend=0, flip=True, w=(42, 36, 24))
    with p.at(x, 204, 1.18):
        throat(p, 2, 80, 16, 40)
        faces.side_face(p, lips=True, chin=-0.4, nose=-0.5)
        hair.side_hair(p, "loose", "brown")
        with p.at(4, 2):
            side_crown(p, gem="blue")


CARDS = {
    "SQ": Card(swords, {"sword": (346, 82, 96, 446), "crown": (174, 78, 116, 88), "robe": (112, 470, 258, 240)}),
    "BQ": Card(clubs, {"club": (40, 72, 96, 400), "crown": (190, 70, 120, 92), "robe": (122, 470, 258, 240)}),
    "CQ": Card(cups, {"cup": (54, 240, 116, 196), "crown": (182, 88, 116, 82), "robe": (120, 470, 258, 240)}),
    "DQ": Card(coins, {"coin": (28, 182, 136, 136), "crown": (206, 84, 114, 80), "robe": (130, 470, 258, 240)}),
}
