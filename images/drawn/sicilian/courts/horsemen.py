"""The four horsemen: feathered hats, each with his sign in his hand."""

from images.drawn.sicilian.card import Card
from images.drawn.sicilian.hand import Block
from images.drawn.sicilian.parts.beasts.horses import horse
from images.drawn.sicilian.parts.beasts.rider import SEAT, rider_coat, rider_leg
from images.drawn.sicilian.parts.dress.cloth import hem, throat
from images.drawn.sicilian.parts.dress.headgear import beret, hat
from images.drawn.sicilian.parts.people import faces, hair
from images.drawn.sicilian.parts.people.limbs import arm
from images.drawn.sicilian.parts.places import frame, ground
from images.drawn.sicilian.parts.signs import blade, coin, cudgel, goblet


def swords(p: Block) -> None:
    """On a white horse, the sword high behind him, looking where he goes."""
    frame(p)
    ground(p, 702)
    x, y = SEAT
    with p.at(250, 478):
        horse(p, "white", "trot", "high", "red", ("blue", "yellow"))
    rider_leg(p, "yellow", "ink")
    rider_coat(p, "red", ("yellow", "bars", "ink"))
    arm(
        p,
        (x - 48, y - 142),
        (x - 84, y - 66),
        (x - 122, y - 84),
        "blue",
        "grip",
        cuff="paper",
        flip=True,
        w=(42, 36, 24),
    )
    with p.at(412, 214, rot=8):
        blade(p, "sky", "yellow", "red", 13, 350, 34)
    arm(
        p,
        (x + 50, y - 142),
        (x + 100, y - 84),
        (x + 118, y - 116),
        "blue",
        "grip",
        cuff="paper",
        bend=70,
        w=(42, 36, 24),
    )
    throat(p, x, y - 162, 17, 40)
    hem(p, [(x - 30, y - 168), (x, y - 158), (x + 30, y - 168)], 16, "paper", "bars")
    with p.at(x, y - 248, 1.1):
        hair.back(p, "bob", "brown")
        faces.face(p, -0.6, "calm", jaw=0.3)
        hair.front(p, "bob", "brown", -0.6)
        hat(p, "blue", "yellow", ("red", "paper"))


def clubs(p: Block) -> None:
    """On a bay, riding to our right and looking back at us, the club on his shoulder."""
    frame(p)
    ground(p, 702)
    x, y = SEAT
    with p.at(480, 0, flip=True):
        with p.at(250, 478):
            horse(p, "bay", "walk", "high", "yellow", ("red", "paper"))
        rider_leg(p, "paper", "blue")
        rider_coat(p, "green", ("yellow", "pearls", "ink"), "dots")
        arm(
            p,
            (x - 48, y - 142),
            (x - 88, y - 66),
            (x - 124, y - 84),
            "yellow",
            "grip",
            cuff="green",
            flip=True,
            w=(42, 36, 24),
        )
        with p.at(397, 246, rot=6):
            cudgel(p, "green", "yellow", 19, 370)
        arm(
            p,
            (x + 50, y - 142),
            (x + 84, y - 70),
            (x + 104, y - 92),
            "yellow",
            "grip",
            cuff="green",
            bend=56,
            w=(42, 36, 24),
        )
        throat(p, x, y - 162, 18, 40)
        hem(p, [(x - 34, y - 170), (x, y - 156), (x + 34, y - 170)], 20, "red", "teeth", "paper")
        with p.at(x, y - 248, 1.1):
            hair.back(p, "bob", "red")
            faces.face(p, 0.5, "stern", jaw=0.7, brow=0.5)
            with p.at(3, 1, 0.9):
                p.shape(hair.MOUSTACHE, "red", 3)
            hair.front(p, "bob", "red", 0.5)
            beret(p, "blue", "yellow", ("green", "yellow"), -1)


def cups(p: Block) -> None:
    """On a grey that bows its head, a beardless boy bringing the goblet."""
    frame(p)
    ground(p, 702)
    x, y = SEAT
    with p.at(250, 478):
        horse(p, "blue", "walk", "bowed", "red", ("yellow", "red"))
    rider_leg(p, "red", "yellow")
    rider_coat(p, "blue", ("paper", "teeth", "red"))
    hem(p, [(x, y - 168), (x, y - 44)], 18, "yellow", "pearls")
    arm(
        p,
        (x - 48, y - 142),
        (x - 86, y - 60),
        (x - 124, y - 52),
        "red",
        "grip",
        cuff="yellow",
        flip=True,
        w=(44, 36, 24),
    )
    goblet(p, 398, 228, 1.16, 5)
    arm(
        p,
        (x + 50, y - 142),
        (x + 106, y - 70),
        (x + 118, y - 140),
        "red",
        "grip",
        cuff="yellow",
        bend=78,
        flip=True,
        w=(44, 36, 24),
        s=1.05,
    )
    throat(p, x, y - 162, 16, 40)
    hem(p, [(x - 32, y - 168), (x, y - 160), (x + 32, y - 168)], 16, "paper", "pearls")
    with p.at(x, y - 248, 1.1):
        hair.back(p, "bob", "gold")
        faces.face(p, 0.55, "smile", jaw=-0.5, soft=True)
        hair.front(p, "bob", "gold", 0.55)
        beret(p, "green", "paper", ("red", "blue"), -1)


def coins(p: Block) -> None:
    """On a dun, seen from the side, spurring after the coin he holds before him."""
    frame(p)
    ground(p, 702)
    x, y = SEAT
    with p.at(480, 0, flip=True):
        with p.at(250, 478):
            horse(p, "dun", "trot", "bowed", "green", ("green", "yellow"))
        rider_leg(p, "blue", "ink")
        rider_coat(p, "red", ("blue", "pearls", "paper"), "lozenges")
        arm(p, (x + 50, y - 142), (x + 96, y - 60), (x + 40, y - 30), "green", "grip", cuff="yellow", w=(44, 36, 24))
        coin(p, 98, 196, 64)
        arm(
            p,
            (x - 48, y - 142),
            (x - 118, y - 120),
            (x - 150, y - 196),
            "green",
            "grip",
            cuff="yellow",
            flip=True,
            w=(44, 36, 24),
        )
        throat(p, x, y - 160, 18, 40)
        hem(p, [(x - 34, y - 170), (x, y - 158), (x + 34, y - 170)], 18, "yellow", "bars")
        with p.at(x, y - 248, 1.1):
            faces.side_face(p, nose=0.6)
            hair.side_hair(p, "bob", "brown")
            hat(p, "green", "red", ("yellow", "red"))


CARDS = {
    "SH": Card(swords, {"sword": (352, 34, 104, 376), "hat": (186, 44, 190, 166), "horse": (24, 284, 240, 220)}),
    "BH": Card(clubs, {"club": (30, 54, 104, 382), "hat": (150, 56, 200, 150), "horse": (222, 284, 236, 220)}),
    "CH": Card(cups, {"cup": (338, 130, 116, 194), "hat": (120, 56, 210, 140), "horse": (30, 330, 230, 170)}),
    "DH": Card(coins, {"coin": (312, 128, 140, 136), "hat": (110, 50, 180, 160), "horse": (222, 330, 236, 170)}),
}
