"""What the courts hold."""

import math

from images.drawn.french.hand import Burin
from images.drawn.kit import Point


def sceptre(p: Burin, a: Point, b: Point, head: str, tint: str = "yellow") -> None:
    """A staff from its foot a to its head b: lily, orb, hand, leaf."""
    p.tube([a, b], (6, 6), tint, 1.7, 0.8)
    with p.at(*b, rot=math.degrees(math.atan2(b[0] - a[0], a[1] - b[1]))):
        p.form("-7,0! 7,0! 5,-6 -5,-6", tint, 1.5, 0.4)
        if head == "lily":
            p.form("0,-4! -5,-14 0,-30! 5,-14", tint, 1.6, 0.6)
            for x in (-1, 1):
                p.form(
                    [(0, -6, 1), (x * 9, -18), (x * 15, -16), (x * 14, -9), (x * 17, -20), (x * 8, -26), (x * 4, -14)],
                    tint,
                    1.5,
                    0.5,
                )
            p.tube([(-6, -7), (6, -7)], (4, 4), "red", 1.2, 0)
        elif head == "leaf":
            for rot in (-70, -25, 25, 70, 0):
                with p.at(0, -6, rot=rot):
                    p.form("0,0! -5,-10 0,-22! 5,-10", "green", 1.4, 0.6)
        else:
            p.dot(0, -15, 9, "blue", 1.6)
            p.tube([(-9, -15), (0, -12), (9, -15)], (2.6, 2.6), tint, 1, 0)
            p.form(
                "-2,-24! 2,-24! 2,-27! 5,-27! 5,-31! 2,-31! 2,-36! -2,-36! -2,-31! -5,-31! -5,-27! -2,-27!",
                tint,
                1.2,
                0,
            )


def sword(p: Burin, a: Point, b: Point, hilt: str = "yellow") -> None:
    """A straight sword, its hilt at a, its point at b."""
    with p.at(*a, rot=math.degrees(math.atan2(b[0] - a[0], a[1] - b[1]))):
        d = math.dist(a, b)
        p.form([(-4.4, -10, 1), (4.4, -10, 1), (3.6, -d + 12, 1), (0, -d, 1), (-3.6, -d + 12, 1)], "sky", 1.6, 0.7)
        p.cut([(0, -14), (0, -d + 18)], w=1.1, ws=(1, 0.4))
        p.tube([(0, -8), (0, 14)], (5, 5), "umber", 1.4)
        p.tube([(-17, -6), (0, -10), (17, -6)], (5, 5.6, 5), hilt, 1.5)
        p.dot(0, 18, 5, hilt, 1.5)


def halberd(p: Burin, a: Point, b: Point) -> None:
    with p.at(*b, rot=math.degrees(math.atan2(b[0] - a[0], a[1] - b[1]))):
        d = math.dist(a, b)
        p.tube([(0, d), (0, -8)], (5.4, 5.4), "brown", 1.6)
        p.form("-3,2! 3,2! 4,-22 0,-44! -4,-22", "sky", 1.6, 0.7)
        p.form("3,0! 16,6 24,-2 22,-22 14,-30! 14,-16 3,-14!", "sky", 1.6, 0.8)
        p.form("-3,-2! -18,-8! -3,-14!", "sky", 1.5, 0.6)
        p.form("-6,6! 6,6! 9,18! 3,15! 0,22! -3,15! -9,18!", "red", 1.4, 0.5)


def rose(p: Burin, x: float, y: float, s: float = 1.0, tint: str = "red") -> None:
    with p.at(x, y, s):
        p.tube([(0, 4), (2, 20), (0, 38)], (2.6, 2.6, 2.6), "green", 1.1)
        for side in (-1, 1):
            p.form([(1, 22, 1), (side * 9, 15), (side * 16, 18, 1), (side * 8, 25)], "green", 1.2, 0.5)
        p.form("0,10 -10,6 -13,-4 -8,-12 0,-14 8,-12 13,-4 10,6", tint, 1.6, 0.9)
        p.cut("-6,-8 0,-4 6,-8", "-9,0 -2,2 2,-2", "9,0 3,4 -3,6", w=1.2)
        p.form("0,-9 -5,-6 0,-1 5,-6", "rose" if tint == "red" else "white", 1.1, 0)


def falcon(p: Burin, x: float, y: float, s: float = 1.0) -> None:
    with p.at(x, y, s):
        p.form("-4,-34 4,-40 12,-36 15,-30! 11,-28 14,-18 12,-2 4,8 -2,22! -8,20! -8,4 -11,-10 -9,-24", "tan", 1.8, 0.9)
        p.form("-2,-24 6,-14 4,2 -4,16! -9,4 -8,-14", "brown", 1.5, 0.8)
        p.cut("2,-18 4,-8", "0,-14 2,0", "-3,-10 -2,8", w=1.1)
        p.form("11,-34! 18,-32 16,-27! 11,-30", "ochre", 1.2, 0)
        p.dot(8, -34, 1.8)
        for yy in (-20, -12, -4):
            p.cut([(6, yy), (9, yy + 2), (12, yy)], w=1)
        p.cut("-1,9 -3,14", "5,8 5,13", w=3, ws=(1, 1), col="ochre")


def fan(p: Burin, x: float, y: float, rot: float, tint: str) -> None:
    with p.at(x, y, rot=rot):
        for i in range(9):
            with p.at(0, 0, rot=-64 + 16 * i):
                p.form("-1,0! 1,0! 7,-44! 0,-48 -7,-44!", tint if i % 2 else "white", 1.3, 0)
        p.dot(0, 0, 3, "yellow", 1.1)
