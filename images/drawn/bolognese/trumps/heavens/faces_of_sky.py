"""The faces of the heavenly bodies: the sun's from the front, the moon's a crescent in profile."""

import math

from images.drawn.bolognese.parts import star
from images.drawn.kit import Pen, ellipse, knots


def sun_face(p: Pen) -> None:
    """A round red face amid straight and waving yellow rays; middle at 0,0, radius 112."""
    n = 16
    for i in range(n):
        with p.at(0, 0, 1, rot=i * 360 / n):
            if i % 2:
                p.shape("-9,-72! -13,-84 -6,-94 -3,-104 4,-112! 5,-102 9,-92 8,-82 12,-72!", "yellow", 2.5)
                p.brush("-1,-78 -1,-90 2,-104", (0.9, 0.7, 0.1), 1.7)
            else:
                p.shape("-13,-70! 0,-112! 13,-70!", "yellow", 2.6, smooth=False)
                p.brush("0,-76 0,-90 0,-106", (1, 0.7, 0.1), 1.8)
    p.shape(None, "yellow", 2.4, pts=ellipse(0, 0, 78))
    sh = p.shape(None, "red", 3.0, pts=ellipse(0, 0, 72))
    p.hatch(sh, (50, -52), (50, 52), L=16, gap=4.6, w=1.9)
    p.hatch(sh, (-36, 62), (50, 52), L=11, gap=4.6, w=1.7)
    with p.at(0, 2, 1.3):
        for _ in p.mirrored():
            with p.at(17, -9, 1.08):
                p.shape("-11,1! -4,-5 4,-5 12,1! 4,5 -4,5", "white", 0)
                p.shape("-4.4,-4.5! 4.4,-4.5! 4.4,3 0,5 -4.4,3", "ink", 0)
                p.dot(-1.4, -2, 1.3, "white")
                p.brush("-13,2 -4,-6 4,-6 13,2", (0.5, 1.3, 1.3, 0.5), 3)
                p.brush("-9,6 0,8 9,6", (0.1, 1, 0.1), 1.8)
            p.brush("6,-22 20,-29 32,-20", (0.9, 1.3, 0.3), 3.4)
            p.brush("34,6 26,12 24,20", (0.1, 1, 0.1), 1.8)
            p.brush("4,-14 5,2 10,10", (0.2, 0.9, 0.3), 2.0)
        p.brush("-9,13 -5,18 0,16 5,18 9,13", (0.5, 1, 0.8, 1, 0.5), 2.6)
        p.shape("-15,26! -6,24 0,26 6,24 15,26! 7,33 -7,33", "deep", 1.8)
        p.brush("-17,25 -6,27.5 0,28 6,27.5 17,25", (0.6, 1, 0.8, 1, 0.6), 2.6)
        p.brush("-6,40 0,41.5 7,40", (0.1, 1, 0.1), 2.2)


def moon_face(p: Pen) -> None:
    """A yellow crescent with its face in profile to the right, the rest of the round in blue night; radius 76."""
    sky = p.shape(None, "blue", 3.0, pts=ellipse(0, 0, 76))
    for i in range(30):
        a = math.radians(-44 + i * 88 / 29)
        c, s = math.cos(a), math.sin(a)
        p.brush([(76 * c, 76 * s), (62 * c, 66 * s)], (1, 0.8, 0.2), 2.0, n=3)
    with p.clipped(sky):
        for x, y, r in ((30, -22, 9), (52, 6, 7), (26, 26, 7)):
            star(p, x, y, r, 6, 0.45, "yellow", w=1.8)
    back = [(x, y, 0.0) for x, y in ellipse(0, 0, 76, None, 46, 314, 30)]
    front = knots("54,-53! 34,-50 12,-44 -6,-38 -14,-30 -16,-20! -11,-14 -2,2 3,10 0,15 -9,16! -8,20 -4,24 "
                  "-6,28! -10,29 -5,33 -7,38 -14,41 -12,46 2,50 24,54 53,55!")  # fmt: skip
    crescent = [*back, *front]
    sh = p.shape(crescent, "yellow", 3.0)
    p.hatch(sh, (-66, 38), (10, 75), L=18, gap=4.6, w=1.9)
    p.hatch(sh, (-76, -6), (-66, 38), L=15, gap=4.6, w=1.8)
    p.hatch(sh, (-40, -64), (-70, -28), L=11, gap=4.6, w=1.6)
    with p.at(-27, -11, 1.1, flip=True):
        p.shape("-9,1! -3,-5 5,-5 11,2! 3,4 -5,4", "white", 0)
        p.shape("-8,-3.4! -1,-5! 1,2 -3,4.6 -7,3", "ink", 0)
        p.dot(-4, -1.6, 1.2, "white")
        p.brush("-11,2 -4,-6 5,-6 12,3", (0.5, 1.3, 1.3, 0.3), 3)
        p.brush("-8,5 0,7 8,5", (0.1, 1, 0.1), 1.8)
        p.brush("-11,-11 -2,-17 14,-10", (0.9, 1.3, 0.3), 3.4)
    p.brush("-11,12 -16,9 -13,4", (0.6, 1, 0.2), 2.2)
    p.brush("-6,28 -14,27 -20,30", (1, 1, 0.4), 2.8)
    p.brush("-22,12 -28,20 -26,30", (0.1, 1, 0.1), 2.0)
    p.brush("-36,2 -44,12 -44,26", (0.1, 1, 0.1), 1.8)
