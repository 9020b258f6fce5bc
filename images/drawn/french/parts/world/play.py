"""What people play with and on."""

import math

from images.drawn.french.hand import Burin
from images.drawn.kit import Point, ellipse


def balloon(p: Burin, x: float, y: float, r: float = 16, tint: str = "red", string: Point | None = None) -> None:
    if string:
        mid = ((x + string[0]) / 2 + 8, (y + string[1]) / 2)
        p.cut([(x, y + r), mid, string], w=1.3, ws=(1, 1))
    p.form(None, tint, 1.6, 0.9, pts=ellipse(x, y, r, r * 1.15))
    p.cut([(x - r * 0.5, y - r * 0.5), (x - r * 0.2, y - r * 0.8)], w=2.4, ws=(0.6, 1), col="white")


def hoop(p: Burin, x: float, y: float, r: float = 30) -> None:
    p.tube(ellipse(x, y, r, r, -90, 270), (4.4, 4.4), "ochre", 1.2, 0, (False, False))


def parasol(p: Burin, hand: Point, top: Point, tint: str = "rose", second: str = "white", r: float = 52) -> None:
    """Its stick from hand to top; opened."""
    p.tube([hand, top], (3.6, 3.6), "brown", 1.3)
    rot = math.degrees(math.atan2(top[0] - hand[0], hand[1] - top[1]))
    with p.at(*top, rot=rot):
        n = 6
        for i in range(n):
            a, b = -r + 2 * r * i / n, -r + 2 * r * (i + 1) / n
            p.form(
                [
                    (0, -6, 1),
                    (a * 0.72, -2 + abs(a) * 0.12),
                    (a, 22 - 0.0 * a, 1),
                    ((a + b) / 2, 16),
                    (b, 22, 1),
                    (b * 0.72, -2 + abs(b) * 0.12),
                ],
                tint if i % 2 else second,
                1.4,
                0.3,
            )
        p.tube([(0, -6), (0, -14)], (3.4, 2), "brown", 1.2)


def guitar(p: Burin, x: float, y: float, rot: float, s: float = 1.0, kind: str = "guitar") -> None:
    """Body at x, y, the neck running up along rot; kind: guitar, mandolin, fiddle."""
    with p.at(x, y, s, rot=rot):
        p.tube([(0, -16), (0, -86)], (6, 5), "umber", 1.4)
        p.form("-6,-84! 6,-84! 8,-104! -8,-104!", "umber", 1.4, 0.4)
        for yy in (-88, -97):
            p.cut([(-11, yy), (11, yy)], w=2, ws=(1, 1))
        if kind == "mandolin":
            p.form("0,-34 -14,-18 -25,4 -20,26 0,34 20,26 25,4 14,-18", "ochre", 1.9, 0.9)
            p.cut("-18,-2 -14,22", "-9,-20 -8,28", "9,-20 8,28", w=1.1, col="brown")
        else:
            p.form(
                "0,-28 -16,-24 -18,-10 -12,0 -22,14 -18,32 0,37 18,32 22,14 12,0 18,-10 16,-24",
                "ochre" if kind == "guitar" else "brown",
                1.9,
                0.9,
            )
        p.dot(0, 0, 6.5, "ink" if kind != "fiddle" else "brown", 1.3)
        p.form("-9,18! 9,18! 8,22! -8,22!", "umber", 1.1, 0)
        for xx in (-2, 0, 2):
            p.rule([(xx, 18), (xx * 0.8, -98)], 0.7, "white")


def drum(p: Burin, x: float, y: float, s: float = 1.0) -> None:
    with p.at(x, y, s):
        p.form("-28,-34! 28,-34! 26,0! -26,0!", "blue", 1.8, 0.8)
        for i in range(5):
            xx = -26 + 13 * i
            p.cut([(xx, -32), (xx + 6, -2), (xx + 12, -32)], w=1.4, col="white", ws=(1, 1))
        p.tube([(-28, -33), (0, -28), (28, -33)], (5, 5, 5), "red", 1.3, 0)
        p.tube([(-26, -1), (0, 4), (26, -1)], (5, 5, 5), "red", 1.3, 0)
        p.form(None, "white", 1.6, 0, pts=ellipse(0, -36, 28, 7))


def bubble(p: Burin, x: float, y: float, r: float) -> None:
    p.form(None, "sky", 1.2, 0.7, pts=ellipse(x, y, r))
    p.cut([(x - r * 0.5, y - r * 0.2), (x - r * 0.2, y - r * 0.6)], w=2, ws=(0.6, 1), col="white")
