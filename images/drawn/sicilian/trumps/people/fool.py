"""The Fool, u fujutu: running off in pointed hat and motley, blowing his trumpet, the ball in his hand."""

import math

from images.drawn.kit import ellipse
from images.drawn.sicilian.card import Card
from images.drawn.sicilian.hand import Block
from images.drawn.sicilian.parts import places as at
from images.drawn.sicilian.parts.dress.cloth import throat
from images.drawn.sicilian.parts.people import faces, hair
from images.drawn.sicilian.parts.people.limbs import arm, leg


def ball(p: Block, x: float, y: float, r: float) -> None:
    """A ball sewn of gores."""
    sh = p.shape(None, "paper", 4.6, pts=ellipse(x, y, r))
    with p.inside(sh):
        for i, col in enumerate(("red", "blue", "red")):
            a = -0.9 + i * 0.9
            p.shape([(x + r * 1.1 * math.sin(a - 0.3), y - r * 1.05, 1),
            (x + r * 1.1 * math.sin(a + 0.24), y - r * 1.05, 1), (x + r * 1.3 * math.sin(a + 0.22), y),
            (x + r * 1.1 * math.sin(a + 0.24), y + r * 1.05, 1),
                     (x + r * 1.1 * math.sin(a - 0.3), y + r * 1.05, 1),
                     (x + r * 1.3 * math.sin(a - 0.28), y)], col, 3.6)  # fmt: skip


def bell(p: Block, x: float, y: float, r: float = 9) -> None:
    p.dot(x, y, r, "yellow", 3.2)
    p.brush([(x - r * 0.6, y + r * 0.3), (x + r * 0.6, y + r * 0.3)], (1, 1), 2.4)


def fool(p: Block) -> None:
    at.frame(p)
    at.ground(p, 700)
    x = 256
    # legs in a run, one hose yellow, one red
    leg(p, (x + 22, 540), (x + 96, 590), (x + 158, 636), "yellow", -1, "green", w=(62, 48, 46, 27), s=1.06, toe=-76)
    leg(p, (x - 22, 544), (x - 90, 590), (x - 84, 688), "red", -1, "green", w=(66, 50, 46, 27), s=1.06)
    # the skirts of his coat fly in points
    skirt = p.shape(
        [(x - 52, 440, 1), (x - 90, 508), (x - 112, 560, 1), (x - 72, 544, 1), (x - 52, 588, 1), (x - 18, 552, 1),
        (x + 10, 592, 1), (x + 36, 548, 1), (x + 76, 578, 1), (x + 84, 536, 1), (x + 130, 540, 1), (x + 84, 490),
        (x + 52, 440, 1)], "green",
    )  # fmt: skip
    for bx, by in ((x - 112, 562), (x - 52, 592), (x + 10, 596), (x + 77, 584), (x + 134, 544)):
        bell(p, bx, by)
    with p.inside(skirt):
        p.shape([(x, 430, 1), (x + 60, 430, 1), (x + 140, 560, 1), (x + 10, 610, 1)], "yellow", 4)
    p.folds(
        [(x - 40, 452), (x - 70, 520)],
        [(x - 14, 456), (x - 26, 536)],
        [(x + 24, 456), (x + 36, 536)],
        [(x + 44, 452), (x + 80, 516)],
        w=4.6,
    )
    body = p.shape(
        [
            (x - 26, 290, 1),
            (x - 66, 302),
            (x - 78, 330),
            (x - 62, 396),
            (x - 52, 446, 1),
            (x, 456),
            (x + 52, 446, 1),
            (x + 62, 396),
            (x + 78, 330),
            (x + 66, 302),
            (x + 26, 290, 1),
        ],
        "yellow",
    )
    with p.inside(body):
        p.shape([(x, 280, 1), (x + 90, 280, 1), (x + 90, 470, 1), (x, 470, 1)], "green", 4, smooth=False)
        for y in (316, 350, 384, 418):
            p.dot(x - 1, y, 7, "red", 3)
    p.shade(body, (x + 66, 390), (x + 54, 440), L=16, gap=9)
    p.rod([(x - 54, 446), (x, 457), (x + 54, 446)], 11, "red", 3.6)
    # the ball in his left hand, held out behind
    arm(p, (x + 66, 322), (x + 128, 396), (x + 136, 330), "green", "open", cuff="red", w=(48, 40, 26), s=1.05)
    ball(p, 396, 262, 50)
    # collar, head, hat
    for i in range(-2, 3):
        cx = x + i * 34
        p.shape(
            [
                (cx - 24, 292, 1),
                (cx + 24, 292, 1),
                (cx + 6 + i * 5, 342 - abs(i) * 5, 1),
                (cx - 2 + i * 5, 342 - abs(i) * 5, 1),
            ],
            "red" if i % 2 else "yellow",
            3.8,
        )
        bell(p, cx + 2 + i * 5, 348 - abs(i) * 5, 7)
    throat(p, x - 4, 300, 18, 36)
    with p.at(x - 8, 218, 1.14):
        faces.side_face(p, puff=True)
        hair.mass(
            p,
            "-20,-42! 4,-48 26,-30 40,-6 44,24 30,42! 16,30 14,4 4,-18 -10,-32",
            "red",
            "-6,-38 18,-18 28,22",
            "8,-38 28,-14 36,20",
        )
        hat = p.shape("-36,-38! -34,-60 -10,-92 28,-128 70,-150! 60,-112 50,-78 46,-48! 10,-52", "blue", 4.4)
        with p.inside(hat):
            for s in ("-40,-64! 50,-74! 52,-92! -22,-84!", "-2,-100! 62,-106! 66,-122! 16,-117!"):
                p.shape(s, "yellow", 3.4)
        p.shade(hat, (62, -120), (48, -56), L=14, gap=8, w=3)
        p.shape("-44,-34! -40,-52 4,-62 50,-54 54,-36! 4,-44", "red", 4)
        bell(p, 74, -152, 10)
    # the trumpet at his lips
    p.rod([(198, 250), (120, 224), (92, 214)], 8, "yellow", 3.8)
    horn = p.shape("110,212! 76,196 44,166! 30,210! 44,250! 72,236 106,232!", "yellow", 4.4)
    p.shade(horn, (44, 250), (100, 232), L=12, gap=8, w=3)
    p.shape(None, "ink", 3.6, pts=ellipse(38, 208, 9, 41))
    p.shape("140,238! 196,256! 186,320! 160,306! 146,326! 128,296!", "red", 4)
    p.folds("152,252 148,300", "176,258 172,304", w=3.4)
    arm(p, (x - 66, 322), (x - 138, 350), (x - 108, 276), "yellow", "grip", cuff="red", w=(48, 40, 26), bend=50, s=1.05)


CARDS = {"Fool": Card(fool, {"hat": (196, 34, 160, 148), "trumpet": (24, 160, 176, 100), "ball": (342, 208, 108, 108)})}
