"""The ace of batons: one red column with black and yellow finials, blue bells, leaves and red stars."""

from itertools import pairwise

from images.drawn.bolognese.parts import leafspray, star
from images.drawn.bolognese.recipe import Recipe
from images.drawn.kit import Pen, ellipse, lerp, poly


def _column(p: Pen) -> None:
    """The red shaft from the capital to the seam, a yellow ribbon winding round it."""
    c = p.shape("-38,-318! 38,-318! 38,12! -38,12!", "red", 3.1, smooth=False)
    with p.clipped(c):
        for y in range(-380, 20, 74):
            p.band([(-46, y + 66), (-14, y + 46), (14, y + 22), (46, y)], 21, "yellow", "dots", w=2.3, period=13)
    p.hatch(c, (38, -312), (38, -60), L=18, gap=4.6, w=1.8, env=False, slant=16)
    p.hatch(c, (-38, -312), (-38, -60), L=8, gap=5.2, w=1.5, env=False)
    p.outline(c, 3.1)


def _finial(p: Pen) -> None:
    """Capital, black and yellow bulb, red bud: the baton's end."""
    p.shape("-54,-318! -46,-334 -34,-340! 34,-340! 46,-334 54,-318!", "yellow", 2.8)
    for x in (-36.0, -18.0, 0.0, 18.0, 36.0):
        p.brush([(x, -320), (x * 0.82, -330), (x * 0.74, -338)], (1, 0.8, 0.2), 2.0)
    p.band([(-58, -314), (0, -309), (58, -314)], 15, "blue", "beads", w=2.5, mcol="yellow", period=13, cap=True)
    bulb = p.shape("-26,-342! -46,-358 -50,-378 -34,-404 -14,-420! 14,-420! 34,-404 50,-378 46,-358 26,-342!", "yellow")
    with p.clipped(bulb):
        for x in (-40.0, -13.5, 13.5, 40.0):
            w = 10.0 if abs(x) < 20 else 8.0
            p.shape(
                [
                    (x * 0.55 - 4, -338),
                    (x - w, -378),
                    (x * 0.3 - 3, -424),
                    (x * 0.3 + 3, -424),
                    (x + w, -378),
                    (x * 0.55 + 4, -338),
                ],
                "ink",
                0,
            )
    p.outline(bulb)
    p.band([(-17, -420), (0, -417), (17, -420)], 11, "red", None, w=2.4, cap=True)
    bud = p.shape("-11,-426! -17,-438 -12,-454 0,-470! 12,-454 17,-438 11,-426!", "yellow", 2.7)
    p.shape("-5,-427! -7,-440 0,-456! 7,-440 5,-427!", "ink", 0)
    p.hatch(bud, (16, -440), (4, -464), L=7, gap=4, w=1.5)


def _bell(p: Pen) -> None:
    """A blue bell-flower hanging mouth down from 0,0."""
    b = p.shape(
        "0,0! 14,8 20,28 24,50 38,66! 20,62 12,72! 0,64 -12,72! -20,62 -38,66! -24,50 -20,28 -14,8",
        "blue",
        2.8,
    )
    p.hatch(b, (20, 28), (36, 65), L=13, gap=4.3, w=1.7)
    for x in (-7, 4):
        p.brush([(x * 0.6, 10), (x, 32), (x * 2, 58)], (0.3, 1, 0.2), 1.9)
    p.brush([(-13, 18), (-17, 36), (-23, 54)], (0.2, 1, 0.2), 2.2, "white")
    p.shape(None, "yellow", 2.2, pts=ellipse(0, 76, 6.5))
    p.shape("-11,4! -13,-8 0,-13 13,-8 11,4! 0,9", "green", 2.3)


def _branches(p: Pen) -> None:
    """To each side: a scrolled stem with its bell, sprays of leaves, two red stars."""
    for _ in p.mirrored():
        for w, col in ((9.5, "ink"), (4.6, "green")):
            p.line("40,-236 70,-282 112,-300 142,-280 146,-254", w, col)
        leafspray(p, "52,-254 78,-306 86,-352", 5, 30)
        leafspray(p, "118,-298 152,-318 182,-312", 3, 24)
        with p.at(146, -246):
            _bell(p)
        for w, col in ((9.5, "ink"), (4.6, "green")):
            p.line("40,-96 84,-78 122,-92 132,-124", w, col)
        leafspray(p, "64,-84 112,-54 168,-58", 5, 30)
        leafspray(p, "100,-80 136,-112 132,-144", 3, 24)
        star(p, 76, -168, 24, 6, 0.46, "red", w=2.6)
        p.dot(76, -168, 5.5, "yellow", 1.8)
        star(p, 158, -384, 24, 6, 0.46, "red", w=2.6)
        p.dot(158, -384, 5.5, "yellow", 1.8)


def _centre(p: Pen) -> None:
    """The framed panel on the seam, drawn whole; the half card keeps its upper half."""
    p.shape("-78,-60! 0,-96! 78,-60! 78,60! 0,96! -78,60!", "yellow", 3.1, smooth=False)
    rim = poly("-70,-55 0,-87 70,-55 70,55 0,87 -70,55 -70,-55")
    for a, b in pairwise(rim):
        for k in range(7):
            p.dot(*lerp(a, b, (k + 0.5) / 7), 2.5)
    p.shape("-61,-49! 0,-76! 61,-49! 61,49! 0,76! -61,49!", "white", 2.6, smooth=False)
    p.shape("-52,-43! 0,-65! 52,-43! 52,43! 0,65! -52,43!", "ink", 0, smooth=False)
    star(p, 0, 0, 44, 8, 0.5, "yellow", rot=0, w=0)
    star(p, 0, 0, 26, 8, 0.55, "red", rot=0, w=2.2)
    p.dot(0, 0, 6, "yellow", 1.8)


def ace_batons(p: Pen) -> None:
    """The upper half."""
    with p.at(240, 500):
        _branches(p)
        _column(p)
        _finial(p)
        _centre(p)


MARKS = {
    "column": (182.0, 26.0, 116.0, 948.0),
    "finial": (184.0, 26.0, 112.0, 170.0),
    "panel": (160.0, 402.0, 160.0, 196.0),
}
CARDS = {"BA": Recipe(draw=ace_batons, marks=MARKS)}
