"""Swords bent to a long ring, a straight one within for odd numbers; batons crossed like lattice, one upright for odd numbers."""

import math
from collections.abc import Callable

from images.drawn.marseille.pips.places import SIGNS, numeral
from images.drawn.marseille.plate import whole
from images.drawn.sicilian.card import Card
from images.drawn.sicilian.hand import Block
from images.drawn.sicilian.parts.signs import blade

from .cups_and_coins import sprig

NUMBERS = range(2, 11)


def arc(i: int, side: int) -> list[tuple[float, float]]:
    """The i-th curved blade at a side (-1 left): from over the middle, out to the side, to under it; the 0th is outermost."""
    wide, high = 150.0 - i * 25, 424.0 - i * 34
    turns = [math.radians(a) for a in range(-62, 63, 4)]
    return [
        (240 + side * (-44 + (wide + 44) * math.cos(a)), 500 + high * math.sin(a) / math.sin(math.radians(62)))
        for a in turns
    ]


def swords(n: int) -> Callable[[Block], None]:
    def draw(p: Block) -> None:
        for i in range(n // 2):
            for side in (-1, 1):
                p.rod(arc(i, side), 15, "sky" if i % 2 else "blue", 4.2, (0.7, 1, 1, 1, 0.7))
                line = arc(i, side)
                for at in (5, len(line) - 6):
                    x, y = line[at]
                    p.dot(x, y, 11, "yellow", 3.2)
                p.rod(line[:6], 17, "red", 3.6)
                p.rod(line[-6:], 17, "red", 3.6)
        if n % 2:
            with p.at(240, 500):
                blade(p, "sky", "yellow", "red", 17, 600 if n < 8 else 480, 46 if n < 8 else 26)
        elif n < 10:
            sprig(p, 240, 500, 2.0 if n < 6 else 1.4)
        else:
            for y, rot in ((420, 0), (580, 180)):
                sprig(p, 240, y, 0.9, rot)
        numeral(p, n)

    return draw


def pole(p: Block, a: tuple[float, float], b: tuple[float, float], col: str) -> None:
    """A straight pole with a knob at both ends."""
    p.rod([a, b], 19, col, 4.2)
    for (x, y), (u, v) in ((a, b), (b, a)):
        far = math.dist(a, b)
        dx, dy = (u - x) / far, (v - y) / far
        p.rod([(x, y), (x + dx * 46, y + dy * 46)], 21, "yellow", 4.0)
        p.rod([(x + dx * 46, y + dy * 46), (x + dx * 56, y + dy * 56)], 23, "ink", 2)


def batons(n: int) -> Callable[[Block], None]:
    def draw(p: Block) -> None:
        half = n // 2
        gap = 52 if half < 4 else 40
        for way, col in ((1, "red"), (-1, "blue")):
            for i in range(half):
                off = (i - (half - 1) / 2) * gap
                pole(p, (240 - 118 * way + off, 74), (240 + 118 * way + off, 926), col)
        if n % 2:
            pole(p, (240, 60), (240, 940), "green")
        for s in (-1, 1):
            sprig(p, 240 + 160 * s, 500 - 90, 0.9)
            sprig(p, 240 + 160 * s, 500 + 90, 0.9, 180)
        if not n % 2 and half < 4:
            sprig(p, 240, 120, 1.0)
            sprig(p, 240, 880, 1.0, 180)
        numeral(p, n)

    return draw


CARDS: dict[str, Card] = {f"S{n}": whole(swords(n), {"swords": SIGNS}) for n in NUMBERS}
CARDS |= {f"B{n}": whole(batons(n), {"batons": SIGNS}) for n in NUMBERS}
