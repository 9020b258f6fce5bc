"""The four pages: young men on foot, no crown and no horse, each with the sign of his suit."""

from images.drawn.marseille.plate import titled
from images.drawn.sicilian.hand import Block
from images.drawn.sicilian.parts.dress.cloth import hem, throat
from images.drawn.sicilian.parts.dress.headgear import beret, hat
from images.drawn.sicilian.parts.people import faces, hair
from images.drawn.sicilian.parts.people.limbs import arm, leg
from images.drawn.sicilian.parts.places import frame, ground
from images.drawn.sicilian.parts.signs import blade, coin, cudgel, goblet

X = 244


def body(p: Block, coat: str, hose: tuple[str, str], trim: str, border: str = "bars") -> None:
    """Legs in hose of two colours and a short coat, belted."""
    x = X
    leg(p, (x - 24, 540), (x - 40, 616), (x - 44, 692), hose[0], -1, "ink", w=(66, 50, 48, 30), s=1.08)
    leg(p, (x + 24, 540), (x + 42, 616), (x + 50, 692), hose[1], 1, "ink", w=(66, 50, 48, 30), s=1.08)
    coat_of = p.shape(
        [(x - 24, 282, 1), (x - 66, 292), (x - 82, 320), (x - 66, 390), (x - 52, 430), (x - 78, 500), (x - 88, 566, 1), (x, 580),
         (x + 88, 566, 1), (x + 78, 500), (x + 52, 430), (x + 66, 390), (x + 82, 320), (x + 66, 292), (x + 24, 282, 1)], coat,
    )  # fmt: skip
    with p.inside(coat_of):
        hem(p, [(x - 96, 552), (x, 566), (x + 96, 552)], 22, trim, border)
    p.fan([(x - 44, 440), (x, 446), (x + 44, 440)], [(x - 78, 546), (x, 556), (x + 78, 546)], 6, 4.8, (0.5, 0.95))
    p.shade(coat_of, (x + 66, 390), (x + 84, 550), L=20, gap=10)
    for y in (312, 340, 368, 396):
        p.dot(x, y, 6.5, trim, 3)
    hem(p, [(x - 53, 430), (x, 440), (x + 53, 430)], 18, trim, "pearls")


def swords(p: Block) -> None:
    """He holds the blade upright, the scabbard in his other hand."""
    frame(p)
    ground(p, 704)
    body(p, "blue", ("red", "yellow"), "yellow")
    with p.at(96, 268, rot=-4):
        blade(p, "sky", "yellow", "red", 13, 420, 40)
    arm(
        p,
        (X - 66, 312),
        (X - 120, 416),
        (X - 138, 398),
        "blue",
        "grip",
        cuff="yellow",
        bend=-60,
        flip=True,
        w=(46, 38, 25),
    )
    with p.at(372, 486, rot=24):
        p.shape("-14,-110! 14,-110! 12,100 0,130! -12,100", "red", 4)
        p.shape("-16,-112! 16,-112! 16,-88! -16,-88!", "yellow", 3.4, smooth=False)
    arm(p, (X + 66, 312), (X + 122, 396), (X + 136, 424), "blue", "grip", cuff="yellow", w=(46, 38, 25), bend=-60)
    with p.at(X, 196, 1.14):
        hair.back(p, "bob", "gold")
        throat(p, 0, 82, 16, 40)
        faces.face(p, -0.5, "calm")
        hair.front(p, "bob", "gold", -0.5)
        hat(p, "red", "yellow", (), 1)


def batons(p: Block) -> None:
    """From the side, both hands on a great cudgel that stands before him."""
    frame(p)
    ground(p, 704)
    body(p, "red", ("sky", "sky"), "yellow", "teeth")
    with p.at(110, 452):
        cudgel(p, "green", "yellow", 24, 500)
    arm(p, (X + 54, 320), (X + 20, 424), (X - 88, 404), "red", "grip", cuff="blue", w=(48, 40, 26))
    arm(
        p,
        (X - 62, 318),
        (X - 116, 412),
        (X - 118, 366),
        "red",
        "grip",
        cuff="blue",
        bend=-80,
        flip=True,
        w=(48, 40, 26),
    )
    throat(p, X - 4, 296, 18, 40)
    with p.at(X - 6, 206, 1.16):
        faces.side_face(p)
        hair.side_hair(p, "bob", "brown")
        p.shape("-36,-42! -34,-72 -6,-92 34,-84 48,-46! 10,-52", "blue", 4.2)
        p.shape("-44,-38! -38,-54 6,-62 52,-52 54,-34! 6,-44", "yellow", 3.8)


def cups(p: Block) -> None:
    """Bareheaded, a veil over the cup that he carries and looks at."""
    frame(p)
    ground(p, 704)
    body(p, "sky", ("yellow", "red"), "red")
    cloak = p.shape(
        [
            (X + 62, 300, 1),
            (X + 120, 360),
            (X + 138, 520),
            (X + 150, 640, 1),
            (X + 100, 652),
            (X + 86, 520),
            (X + 56, 420, 1),
        ],
        "red",
    )
    p.folds([(X + 100, 380), (X + 114, 500), (X + 120, 630)], w=4.6)
    p.shade(cloak, (X + 138, 500), (X + 148, 630), L=16, gap=10)
    goblet(p, 104, 254, 1.18)
    arm(p, (X - 66, 316), (X - 124, 408), (X - 136, 336), "sky", "grip", cuff="yellow", bend=14, w=(46, 38, 25))
    arm(p, (X + 66, 316), (X + 108, 410), (X + 60, 452), "sky", "flat", cuff="yellow", w=(46, 38, 25))
    throat(p, X - 4, 294, 17, 40)
    with p.at(X - 4, 202, 1.14):
        faces.side_face(p, mouth="smile", lips=False)
        hair.side_hair(p, "loose", "gold")
        hem(p, [(-27, -42), (0, -54), (40, -44)], 12, "red", "pearls")


def coins(p: Block) -> None:
    """One coin lifted, another at his feet."""
    frame(p)
    ground(p, 704)
    coin(p, 96, 726, 42)
    body(p, "yellow", ("blue", "red"), "blue", "checks")
    coin(p, 376, 236, 62)
    arm(p, (X + 66, 314), (X + 128, 390), (X + 132, 300), "yellow", "open", cuff="red", w=(46, 38, 25))
    arm(p, (X - 66, 314), (X - 116, 408), (X - 64, 456), "yellow", "flat", cuff="red", w=(46, 38, 25), flip=True)
    with p.at(X, 198, 1.14):
        hair.back(p, "bob", "black")
        throat(p, 0, 82, 16, 40)
        faces.face(p, 0.6, "smile", look=0.9)
        hair.front(p, "bob", "black", 0.6)
        beret(p, "red", "blue", ("green",), -1)


CARDS = {
    "SJ": titled("VALET D'ÉPÉE", swords, (50, 50, 110, 440)),
    "BJ": titled("VALET DE BÂTON", batons, (60, 200, 110, 510)),
    "CJ": titled("VALET DE COUPE", cups, (46, 150, 120, 200)),
    "DJ": titled("VALET DE DENIERS", coins, (310, 170, 140, 140)),
}
