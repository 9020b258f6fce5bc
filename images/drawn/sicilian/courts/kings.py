"""The four kings: bearded, crowned, seated, a shield beside each throne; no two of one age or temper."""

from images.drawn.sicilian.card import Card
from images.drawn.sicilian.hand import Block
from images.drawn.sicilian.parts.dress.cloth import hem, sprinkle, throat
from images.drawn.sicilian.parts.dress.headgear import crown, side_crown
from images.drawn.sicilian.parts.people import faces, hair
from images.drawn.sicilian.parts.people.limbs import arm
from images.drawn.sicilian.parts.places import floor, frame
from images.drawn.sicilian.parts.seated import cushion, king_lap, mantle, torso
from images.drawn.sicilian.parts.shields import shield
from images.drawn.sicilian.parts.signs import blade, coin, cudgel, goblet
from images.drawn.sicilian.parts.thrones import folding_chair, pointed_throne, round_throne, square_throne


def swords(p: Block) -> None:
    """Old and stern, straight before us, the blade upright on his knee."""
    frame(p)
    floor(p, dark="blue")
    x = 236
    pointed_throne(p, x, "green", "yellow", 108, 130)
    mantle(p, x, "blue")
    cushion(p, x, "red", arms="green")
    shield(p, 398, 622, "heater", "bars", ("red", "paper"), 1.06)
    king_lap(p, x, "red", "yellow", ("yellow", "teeth", "ink"))
    body = torso(p, x, "red")
    sprinkle(p, body, (x - 70, 310, 140, 120), "crosses", 30, r=6)
    hem(p, [(x - 2, 290), (x, 440)], 22, "yellow", "bars")
    arm(p, (x + 66, 308), (x + 110, 424), (x + 70, 500), "blue", "flat", cuff="yellow", bend=40)
    with p.at(84, 300):
        blade(p, "sky", "yellow", "red", 13, 430, 40)
    arm(p, (x - 66, 308), (x - 128, 410), (x - 142, 476), "blue", "grip", cuff="yellow", bend=-104, flip=True, s=1.1)
    hem(p, [(x - 84, 318), (x - 40, 296), (x, 318), (x + 40, 296), (x + 84, 318)], 34, "paper", "bars", "ink")
    with p.at(x, 200, 1.2):
        hair.back(p, "long", "white")
        faces.face(p, 0.15, "stern", look=-0.3, brow=0.8, old=True)
        hair.beard(p, "full", "white", 0.15)
        hair.front(p, "long", "white", 0.15)
        crown(p, "leaf")


def clubs(p: Block) -> None:
    """In his strength, black-bearded, turning to his left, the club over his shoulder."""
    frame(p)
    floor(p, dark="green")
    x = 250
    square_throne(p, x, "red", "green", 112, 160)
    mantle(p, x, "yellow", "red")
    cushion(p, x, "blue", arms="red")
    shield(p, 82, 628, "horse", "bend", ("blue", "yellow"), 1.06)
    king_lap(p, x, "green", "red", ("paper", "pearls", "ink"), (-58, 72), "yellow", "red")
    torso(p, x, "green")
    for y in (322, 350, 378, 406):
        p.dot(x, y, 7, "yellow", 3)
    p.folds([(x - 40, 318), (x - 30, 360), (x - 36, 420)], [(x + 36, 318), (x + 28, 366), (x + 34, 420)], w=4.6)
    arm(p, (x - 66, 308), (x - 118, 410), (x - 62, 470), "yellow", "flat", cuff="red", bend=20)
    with p.at(400, 264, rot=9):
        cudgel(p, "green", "yellow", 20, 390)
    arm(p, (x + 66, 308), (x + 72, 440), (x + 100, 404), "yellow", "grip", cuff="red", bend=56, s=1.1)
    hem(p, [(x - 80, 314), (x - 36, 300), (x, 330), (x + 36, 300), (x + 80, 314)], 26, "red", "pearls", "paper")
    with p.at(x - 2, 200, 1.2):
        hair.back(p, "bob", "black")
        faces.face(p, -0.55, "calm", jaw=0.6, brow=0.4, nose=0.8)
        hair.beard(p, "fork", "black", -0.55)
        hair.front(p, "bob", "black", -0.55)
        crown(p, "spike", gem="green")


def cups(p: Block) -> None:
    """A merry man in his forties, turned towards the goblet he lifts."""
    frame(p)
    floor(p, dark="yellow")
    x = 228
    round_throne(p, x, "blue", "red", 116, 140)
    mantle(p, x, "green", "yellow", half=140)
    cushion(p, x, "yellow", arms="blue")
    shield(p, 74, 630, "scroll", "checks", ("paper", "red"), 1.04)
    king_lap(p, x, "blue", "paper", ("red", "pearls", "paper"), (-60, 70), "red")
    body = torso(p, x, "blue")
    sprinkle(p, body, (x - 70, 300, 150, 140), "lozenges", 28, "yellow", 7)
    arm(p, (x - 66, 308), (x - 116, 414), (x - 54, 462), "green", "flat", cuff="yellow", bend=10)
    goblet(p, 388, 214, 1.18, 6)
    arm(p, (x + 66, 308), (x + 140, 400), (x + 148, 322), "green", "grip", cuff="yellow", bend=84, flip=True, s=1.05)
    hem(p, [(x - 78, 306), (x - 30, 300), (x, 312), (x + 30, 300), (x + 78, 306)], 28, "yellow", "checks")
    with p.at(x, 206, 1.18):
        hair.back(p, "bob", "brown")
        faces.face(p, 0.6, "smile", long=-0.4, brow=-0.5)
        hair.beard(p, "curly", "brown", 0.6)
        hair.front(p, "bob", "brown", 0.6)
        crown(p, "arched", gem="red")


def coins(p: Block) -> None:
    """A grey man seen from the side on a folding chair, weighing a coin with his eyes."""
    frame(p)
    floor(p, dark="red")
    x = 262
    folding_chair(p, x, "red", 128)
    mantle(p, x, "red", "paper", half=138)
    cushion(p, x, "green", 122)
    shield(p, 400, 626, "oval", "chevron", ("green", "yellow"), 1.0)
    king_lap(p, x, "yellow", "blue", ("green", "bars", "paper"), (-72, 52), "ink", "green")
    torso(p, x, "yellow")
    p.folds(
        [(x - 44, 320), (x - 26, 360), (x - 34, 424)],
        [(x + 4, 330), (x + 4, 380)],
        [(x + 40, 330), (x + 28, 380), (x + 36, 420)],
        w=4.6,
    )
    arm(p, (x + 68, 308), (x + 112, 420), (x + 58, 474), "red", "flat", cuff="paper", bend=30, flip=True)
    coin(p, 96, 212, 66)
    arm(p, (x - 66, 308), (x - 136, 388), (x - 158, 296), "red", "grip", cuff="paper", bend=0, flip=True, s=1.05)
    hem(p, [(x - 82, 326), (x - 44, 300), (x, 322), (x + 40, 300), (x + 82, 322)], 32, "green", "pearls", "yellow")
    throat(p, x, 300, 20, 40)
    with p.at(x, 204, 1.2):
        faces.side_face(p, old=True, nose=0.9)
        hair.side_hair(p, "bob", "grey")
        hair.side_beard(p, "grey", 0.3)
        with p.at(4, 2):
            side_crown(p)


CARDS = {
    "SK": Card(
        swords,
        {
            "sword": (36, 80, 96, 446),
            "crown": (176, 72, 120, 90),
            "beard": (188, 206, 96, 106),
            "shield": (338, 544, 122, 164),
        },
    ),
    "BK": Card(
        clubs,
        {
            "club": (340, 62, 110, 380),
            "crown": (188, 72, 120, 90),
            "beard": (196, 206, 96, 106),
            "shield": (22, 550, 122, 164),
        },
    ),
    "CK": Card(
        cups,
        {
            "cup": (326, 120, 122, 194),
            "crown": (174, 38, 108, 128),
            "beard": (174, 204, 106, 100),
            "shield": (18, 546, 118, 166),
        },
    ),
    "DK": Card(
        coins,
        {
            "coin": (28, 144, 136, 136),
            "crown": (210, 78, 120, 78),
            "beard": (200, 234, 92, 98),
            "shield": (338, 544, 124, 164),
        },
    ),
}
