"""The four aces: one great sign each; sword and baton are held by a hand from a cloud."""

import math

from images.drawn.kit import ellipse
from images.drawn.marseille.plate import whole
from images.drawn.sicilian.hand import Block
from images.drawn.sicilian.parts.dress.headgear import crown
from images.drawn.sicilian.parts.people.limbs import HANDS, tube
from images.drawn.sicilian.parts.places import cloud
from images.drawn.sicilian.parts.signs import blade, coin, cudgel, goblet

from .cups_and_coins import sprig


def _hand(p: Block, sleeve: str) -> None:
    """A hand closed round what stands upright in the middle, its sleeve coming out of a cloud at the right."""
    tube(p, [(414, 668), (370, 640), (300, 622)], (92, 74, 56), sleeve, cap=True)
    p.shape("292,588! 322,592! 318,660! 288,656!", "yellow", 4)
    with p.at(296, 622, 1.9, rot=180, sy=-1.9):
        HANDS["grip"](p)
    cloud(p, 372, 700, 1.0, "sky")
    cloud(p, 390, 612, 0.7, "sky", True)


HELD = 2.6
"""So much larger than on the other cards is the hilt of the ace: a hand goes round it."""


def drops(p: Block, around: float) -> None:
    for i in range(14):
        a = math.tau * i / 14
        x, y = 240 + around * math.cos(a), 360 + around * 1.5 * math.sin(a)
        if y < 560:
            p.shape([(x, y - 16, 1), (x + 8, y + 2), (x, y + 9), (x - 8, y + 2)], ("red", "yellow", "blue")[i % 3], 2.8)


def swords(p: Block) -> None:
    drops(p, 176)
    with p.at(240, 500, HELD):
        blade(p, "sky", "yellow", "red", 32 / HELD, 800 / HELD, 100 / HELD)
    with p.at(240, 268, 2.0):
        crown(p, "leaf")
    with p.at(0, 206):
        _hand(p, "red")


def batons(p: Block) -> None:
    drops(p, 176)
    with p.at(240, 500):
        cudgel(p, "green", "red", 52, 840)
    _hand(p, "blue")


def cups(p: Block) -> None:
    """A cup like a little castle, its lid with spires."""
    for x, h in ((130, 120), (185, 170), (240, 220), (295, 170), (350, 120)):
        p.shape([(x - 24, 420, 1), (x - 24, 420 - h + 40, 1), (x, 420 - h - 40, 1), (x + 24, 420 - h + 40, 1), (x + 24, 420, 1)],
                "red" if x in (185, 295) else "yellow", 4.4, smooth=False)  # fmt: skip
        p.dot(x, 420 - h - 46, 10, "yellow", 3.4)
        p.shape(
            [
                (x - 7, 400, 1),
                (x - 7, 420 - h + 66, 1),
                (x, 420 - h + 52, 1),
                (x + 7, 420 - h + 66, 1),
                (x + 7, 400, 1),
            ],
            "ink",
            0,
        )
    with p.at(240, 610):
        goblet(p, 0, 0, 3.9)
    p.shape(None, "yellow", 5, pts=ellipse(240, 372, 178, 52))
    for i in range(9):
        a = math.pi * (i + 0.5) / 9
        p.dot(240 - 164 * math.cos(a), 372 + 42 * math.sin(a), 8, "red", 3)


def coins(p: Block) -> None:
    for y, rot in ((150, 0), (850, 180)):
        sprig(p, 240, y, 2.3, rot)
        for s in (-1, 1):
            sprig(p, 240 + 128 * s, y + (40 if rot == 0 else -40), 1.4, rot + 24 * s * (1 if rot == 0 else -1))
    p.shape(None, "yellow", 6, pts=ellipse(240, 500, 196))
    for i in range(40):
        across, down = math.cos(i / 40 * math.tau), math.sin(i / 40 * math.tau)
        p.brush([(240 + r * across, 500 + r * down) for r in (194, 172)], (1.1, 0.6), 5)
    p.shape(None, "red", 5, pts=ellipse(240, 500, 164))
    for i in range(12):
        with p.at(240, 500, rot=30 * i):
            p.shape("-24,-104! 0,-156 24,-104!", "yellow", 3.8)
    coin(p, 240, 500, 108)


CARDS = {
    "SA": whole(swords, {"sword": (140, 60, 200, 820)}),
    "BA": whole(batons, {"baton": (160, 70, 160, 860)}),
    "CA": whole(cups, {"cup": (60, 150, 360, 750)}),
    "DA": whole(coins, {"coin": (44, 304, 392, 392)}),
}
