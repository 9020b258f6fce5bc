"""The four suit signs."""

import math

from images.drawn.french.hand import Burin
from images.drawn.kit import ellipse

TINT = {"S": "ink", "C": "ink", "H": "red", "D": "red"}


def sign(p: Burin, suit: str, x: float, y: float, size: float, turn: float = 0) -> None:
    """A suit sign of this height about x, y; flat, as types are."""
    with p.at(x, y, size / 100, rot=turn):
        if suit == "H":
            p.dab("0,50! -20,22 -44,-6 -44,-30 -24,-47 -6,-38 0,-22! 6,-38 24,-47 44,-30 44,-6 20,22", "red")
        elif suit == "D":
            p.dab("0,-52! 16,-24 38,0! 16,24 0,52! -16,24 -38,0! -16,-24", "red")
        elif suit == "S":
            p.dab(
                "0,-52! 12,-32 34,-8 43,10 38,28 20,31 6,20 10,40 20,49! -20,49! -10,40 -6,20 -20,31 -38,28 -43,10 -34,-8 -12,-32",
                "ink",
            )
        else:
            for cx, cy in ((0, -26), (-25, 9), (25, 9)):
                p.fill(p.T(ellipse(cx, cy, 22.5)), "ink")
            p.dab("-8,-8! 8,-8! 7,6! 6,20 10,38 20,49! -20,49! -10,38 -6,20 -7,6!", "ink")


def star(p: Burin, x: float, y: float, r: float, col: str = "ink", turn: float = 0) -> None:
    """A five-pointed star of this radius."""
    pts = []
    for i in range(10):
        a = math.radians(-90 + 36 * i + turn)
        rr = r if i % 2 == 0 else r * 0.4
        pts.append((x + rr * math.cos(a), y + rr * math.sin(a)))
    p.fill(p.T(pts), col)
