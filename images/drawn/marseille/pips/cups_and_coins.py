"""Cups and coins: in rows, with sprigs in the gaps."""

from collections.abc import Callable

from images.drawn.marseille.pips.places import SIGNS, places
from images.drawn.marseille.plate import whole
from images.drawn.sicilian.card import Card
from images.drawn.sicilian.hand import Block
from images.drawn.sicilian.parts.signs import coin, goblet

NUMBERS = range(2, 11)


def sprig(p: Block, x: float, y: float, s: float = 1.0, rot: float = 0.0) -> None:
    """A flower on a short stalk with two leaves."""
    with p.at(x, y, s, rot=rot):
        p.brush("0,46 0,0", (1, 0.8), 5)
        for _ in p.mirrored():
            p.shape("0,36! 18,30 38,6 40,-10! 20,-2 6,16", "blue", 3.4)
        for i in range(5):
            with p.at(0, -10, rot=72 * i):
                p.shape("0,2! -10,-10 0,-24 10,-10", "red", 3)
        p.dot(0, -10, 6, "yellow", 2.8)


CUP = {2: 1.7, 3: 1.55, 4: 1.6, 5: 1.25, 6: 1.3, 7: 1.02, 8: 1.02, 9: 1.05, 10: 0.86}
COIN = {2: 128.0, 3: 108.0, 4: 98.0, 5: 92.0, 6: 92.0, 7: 78.0, 8: 78.0, 9: 66.0, 10: 66.0}
GAPS: dict[int, tuple[tuple[float, float], ...]] = {
    2: ((240, 500),),
    3: (),
    4: ((240, 500),),
    5: (),
    6: ((240, 325), (240, 675)),
    8: ((240, 266), (240, 500), (240, 734)),
    7: (),
    9: (),
    10: ((240, 240), (240, 500), (240, 760)),
}


def cups(n: int) -> Callable[[Block], None]:
    def draw(p: Block) -> None:
        for x, y in GAPS[n]:
            sprig(p, x, y, 1.3 if n < 7 else 1.0)
        for x, y in places(n, 130 if n == 9 else 112):
            goblet(p, x, y, CUP[n] * (0.9 if n == 9 else 1), 0)

    return draw


def coins(n: int) -> Callable[[Block], None]:
    def draw(p: Block) -> None:
        for x, y in GAPS[n]:
            sprig(p, x, y, 1.3 if n < 7 else 1.0, 180 if y > 500 else 0)
        for x, y in places(n, 146 if n == 9 else 122):
            coin(p, x, y, COIN[n])

    return draw


CARDS: dict[str, Card] = {f"C{n}": whole(cups(n), {"cups": SIGNS}) for n in NUMBERS}
CARDS |= {f"D{n}": whole(coins(n), {"coins": SIGNS}) for n in NUMBERS}
