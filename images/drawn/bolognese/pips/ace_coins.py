"""The ace of coins, one way up, with our own imprint."""

import math

from images.drawn.kit import Pen, ellipse
from images.drawn.parts import fleur, leafspray, text
from images.drawn.recipe import Recipe


def ace_coins(p: Pen) -> None:
    """Monochrome, one-way; blank roundel for the old tax stamp."""
    # top swag
    p.brush("34,128 58,124 66,96 100,80 144,82 176,98 190,112", (0.7, 1, 1.2, 1, 0.5), 6)
    p.brush("190,112 206,90 240,74", (0.5, 1.2, 0.6), 6)
    p.brush("290,112 274,90 240,74", (0.5, 1.2, 0.6), 6)
    p.brush("446,128 422,124 414,96 380,80 336,82 304,98 290,112", (0.7, 1, 1.2, 1, 0.5), 6)
    for f in (False, True):
        with p.at(480 if f else 0, 0, flip=f):
            p.brush("66,116 92,96 132,98 172,118 190,132", (0.2, 0.9, 0.9, 0.2), 3)
            p.shape("62,94! 44,76 40,52 50,36! 62,54 68,76", "paper", 2.4)
            p.brush("52,48 57,66 61,84", (0.2, 1, 0.4), 1.6)
            for x, y in ((104, 118), (130, 122), (156, 128)):
                p.shape(None, "ink", 0, pts=ellipse(x, y, 4.2 - (x - 104) * 0.02))
    with p.at(240, 74):
        fleur(p, 1.05)
    with p.at(190, 120):
        p.dot(0, 0, 6, "paper", 2.4)
    with p.at(290, 120):
        p.dot(0, 0, 6, "paper", 2.4)
    # medallion
    cx, cy, R = 240, 470, 140
    p.brush(ellipse(cx, cy, R, R, 60, 420, 90), (1, 1), 7)
    p.stroke(ellipse(cx, cy, R), 7.5, "ink", True)
    p.stroke(ellipse(cx, cy, R - 12), 2.4, "ink", True)
    for i in range(72):
        a = math.radians(i * 5)
        p.brush(
            [
                (cx + (R - 14) * math.cos(a), cy + (R - 14) * math.sin(a)),
                (cx + (R - 23 - 4 * (i % 2)) * math.cos(a), cy + (R - 23 - 4 * (i % 2)) * math.sin(a)),
            ],
            (1, 0.6, 0.1),
            2.2,
            n=3,
        )
    # sprays over the roundel
    for f in (False, True):
        with p.at(480 if f else 0, 0, flip=f):
            leafspray(p, "222,328 180,312 140,282 104,262", 7, 40, "paper", 2.2)
            # scrolled frame hugging the roundel
            for s in (1, -1):
                with p.at(0, cy, 1, sy=s):
                    p.brush(
                        "150,-126 104,-150 62,-146 38,-118 46,-90 72,-86 80,-104 68,-114 60,-106",
                        (0.6, 1.1, 1.2, 1.2, 1.1, 0.9, 0.7, 0.6, 0.4),
                        6.4,
                    )
                    p.brush(
                        "50,-86 72,-70 78,-46 62,-28 44,-34 42,-52 56,-56",
                        (0.3, 1, 1.2, 1.2, 1, 0.8, 0.4),
                        5.6,
                    )
                    p.brush("66,-26 84,-14 92,0", (0.3, 1, 0.9), 4.6)
                    p.shape("96,-128! 80,-122 84,-104! 98,-112", "ink", 0)
            p.shape(
                [(92, cy - 11, 1), (66, cy - 15), (28, cy, 1), (66, cy + 15), (92, cy + 11, 1)], "paper", 2.6
            )
            p.brush([(88, cy), (64, cy), (44, cy)], (1, 0.8, 0.1), 2)
    for k in (-2, -1, 0, 1, 2):
        with p.at(240, 332, 1, rot=k * 23):
            p.shape("0,4! 11,-18 0,-50 -11,-18", "paper", 2.4)
            p.brush([(0, -2), (0, -22), (0, -40)], (1, 0.8, 0.1), 1.5)
    with p.at(240, 618, 1.1, sy=-1.1):
        fleur(p)
    # imprint (our own, no maker's name)
    text(p, "CARTE DA GIUOCO", 240, 732, 17, 2.3, 2.6)
    text(p, "TAROCCHINO", 240, 772, 26, 4.4, 2.4)
    text(p, "BOLOGNA", 240, 806, 17, 2.3, 4.2)
    p.brush("150,826 240,822 330,826", (0.1, 1, 0.1), 2.4)
    # bottom swag
    p.brush(
        "40,876 76,890 104,916 170,938 240,944 310,938 376,916 404,890 440,876",
        (0.4, 0.8, 1, 1, 1.2, 1, 1, 0.8, 0.4),
        7,
    )
    for f in (False, True):
        with p.at(480 if f else 0, 0, flip=f):
            p.shape("104,916! 92,942 72,958 58,958! 62,936 80,918", "paper", 2.4)
            p.brush("66,950 80,938 96,922", (0.2, 1, 0.4), 1.6)
            p.shape("116,922! 112,946 118,964 128,972! 134,950 128,932", "paper", 2.4)
            p.brush("126,962 122,944 118,930", (0.2, 1, 0.4), 1.6)


CARDS = {"DA": Recipe(full=ace_coins, marks={"ring": (100, 330, 280, 280), "imprint": (120, 710, 240, 120)})}
