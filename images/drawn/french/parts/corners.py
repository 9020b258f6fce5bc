"""What stands in the corners and round a card: index, number, frame, and the emblem between two numbers."""

import math

from images.drawn.french.card import Box
from images.drawn.french.hand import HEIGHT, WIDTH, Burin, numeral
from images.drawn.french.parts.signs import TINT, sign
from images.drawn.kit import ellipse

SIDE, TOP = 22.0, 22.0
"""Nothing is printed nearer to the edge than this."""


FLOOR = HEIGHT / 2
LETTER = {"K": "R", "Q": "D", "N": "C", "J": "V"}
NARROW = 66.0
"""The width of a corner with a trump's number."""
BAND = 108.0
"""Where the panel with the numbers ends and a trump's scene begins."""


NUMBER: Box = (SIDE - 4, TOP, 68, 76)
INDEX: Box = (SIDE, TOP, 58, 118)


def index(p: Burin, suit: str, rank: str) -> None:
    """Letter or number above the suit sign, in both upper corners: whichever way a hand is fanned, one of them shows."""
    text = LETTER.get(rank, rank)
    for x in (SIDE + 28, WIDTH - SIDE - 28):
        numeral(p, text, x, TOP + 62, 58, col=TINT[suit])
        sign(p, suit, x, TOP + 94, 44)


def trump_frame(p: Burin, number: str, emblem: str) -> None:
    """The panel of one end: the number in both corners, an emblem between them; the frame round its scene."""
    for x in (SIDE - 4, WIDTH - SIDE + 4 - NARROW):
        # Narrow enough that both figures show where eighteen cards are fanned on a telephone.
        with p.at(x + NARROW / 2, TOP + 72, 0.84 if len(number) > 1 else 1.0, sy=1.0):
            numeral(p, number, 0, 0, 68)
    x0, x1 = SIDE + 74, WIDTH - SIDE - 74
    sh = p.form(
        [(x0, TOP + 8, 1), (x1, TOP + 8, 1), (x1, BAND - 14, 1), (x0, BAND - 14, 1)], "straw", 1.8, 0, smooth=False
    )
    with p.clipped(sh):
        for side in (-1, 1):
            scroll(p, WIDTH / 2 + side * 44, (TOP + BAND) / 2 - 3, side)
    p.outline(sh, 1.8)
    p.form(None, "paper", 2.0, 0, pts=ellipse(WIDTH / 2, (TOP + BAND) / 2 - 3, 40))
    p.form(None, None, 1.2, 0, pts=ellipse(WIDTH / 2, (TOP + BAND) / 2 - 3, 35.5))
    with p.at(WIDTH / 2, (TOP + BAND) / 2 - 3):
        EMBLEMS[emblem](p)


def scene_rim(p: Burin) -> None:
    """The lines round a scene, drawn last, and the double rule between the two ends."""
    for off, w in ((0.0, 2.4), (5.0, 1.1)):
        x0, x1 = SIDE - off, WIDTH - SIDE + off
        p.rule([(x0, FLOOR), (x0, BAND - off), (x1, BAND - off), (x1, FLOOR)], w)
    p.rule([(SIDE, FLOOR - 4), (WIDTH - SIDE, FLOOR - 4)], 2.2)
    p.rule([(SIDE - 5, FLOOR), (WIDTH - SIDE + 5, FLOOR)], 1.6)


def scroll(p: Burin, x: float, y: float, side: int) -> None:
    """Leafy scrolls running outward from the emblem."""
    with p.at(x, y, flip=side < 0):
        p.cut(
            "0,6 24,22 52,10 62,-14 46,-24 36,-10 48,-4",
            "40,18 70,24 100,6",
            w=3.2,
            ws=(0.5, 1, 1, 0.8, 0.6, 0.4),
            col="ochre",
        )
        for lx, ly, rot in (
            (14, 20, 40),
            (34, 24, 5),
            (58, 14, 150),
            (60, -20, 60),
            (76, 22, 20),
            (22, -2, -40),
            (80, 0, -30),
        ):
            with p.at(lx, ly, rot=rot):
                p.dab("0,0! 8,-6 20,-3! 10,4", "green" if lx % 4 else "red")


def _hourglass(p: Burin) -> None:
    p.form("-15,-22! 15,-22! 12,-10 3,0 12,10 15,22! -15,22! -12,10 -3,0 -12,-10", "sky", 2)
    p.dab("-10,-12! 10,-12! 3,-2 -3,-2", "ochre")
    p.dab("-13,21! 13,21! 8,11 0,6 -8,11", "ochre")
    for y in (-25, 25):
        p.tube([(-18, y), (18, y)], (5, 5), "brown", 1.8)


def _hours(p: Burin) -> None:
    p.dot(0, 0, 17, "yellow", 2)
    for i in range(12):
        a = math.radians(30 * i)
        p.cut([(20 * math.cos(a), 20 * math.sin(a)), (29 * math.cos(a), 29 * math.sin(a))], w=3, ws=(1, 0.4), col="red")
    p.cut("0,0 0,-13", "0,0 9,5", w=2.4, ws=(1, 0.7))


def _elements(p: Burin) -> None:
    for i, tint in enumerate(("red", "sky", "green", "blue")):
        with p.at(0, 0, rot=90 * i):
            p.form("0,-3! 13,-12 12,-24 0,-32! -12,-24 -13,-12", tint, 1.8)


def _leisure(p: Burin) -> None:
    p.form("0,-20! 18,-24 24,-6 16,14 0,26 -16,14 -24,-6 -18,-24", "straw", 2)
    p.dab("-15,-10 -8,-15 -2,-9 -9,-6", "ink")
    p.dab("15,-10 8,-15 2,-9 9,-6", "ink")
    p.cut("-11,6 0,16 11,6", w=3)
    p.cut("0,-6 -3,3 2,4")


def _season(p: Burin) -> None:
    for i, tint in enumerate(("leaf", "yellow", "red", "steel")):
        with p.at(0, 2, rot=-67 + 45 * i):
            p.form("0,0! 9,-12 8,-22 0,-30! -8,-22 -9,-12", tint, 1.8)
            p.cut("0,0 0,-22", w=1.4)
    p.cut("0,0 0,27", w=3, ws=(1, 1))


def _play(p: Burin) -> None:
    for rot, suit in ((-22, "H"), (14, "S")):
        with p.at(2, 4, rot=rot):
            p.form("-12,-26! 12,-26! 12,14! -12,14!", "white", 1.8, 0.5)
            sign(p, suit, 0, -6, 17)


def _folly(p: Burin) -> None:
    p.form("-22,10! -26,-12 -20,-24 -10,-14 0,-30 10,-14 20,-24 26,-12 22,10!", "red", 2)
    p.dab("0,-28! 9,-14 8,10 -8,10 -9,-14", "yellow")
    p.tube([(-23, 12), (23, 12)], (7, 7), "green", 1.8)
    for x, y in ((-21, -25), (0, -31), (21, -25)):
        p.dot(x, y, 4, "yellow", 1.5)


EMBLEMS = {
    "ages": _hourglass, "hours": _hours, "elements": _elements, "leisures": _leisure, "seasons": _season, "play": _play,
    "folly": _folly,
}  # fmt: skip
"""One for each group of trumps."""
