"""The pips: one to ten signs in columns, half of them upright at either end."""

from functools import partial

from images.drawn.french.card import Box, Card
from images.drawn.french.hand import HEIGHT, WIDTH, Burin
from images.drawn.french.parts.corners import INDEX, index
from images.drawn.french.parts.signs import sign

LEFT, MIDDLE, RIGHT = 152.0, 240.0, 328.0
HIGH = {1: 190.0, 2: 112.0, 3: 112.0}
"""How high the signs of a card are; from four on they are SIZE."""


SIZE = 98.0
ROWS: dict[int, tuple[tuple[float, float], ...]] = {
    1: ((MIDDLE, 0.5),),
    2: ((MIDDLE, 0.12), (MIDDLE, 0.88)),
    3: ((MIDDLE, 0.12), (MIDDLE, 0.5), (MIDDLE, 0.88)),
    4: tuple((x, y) for x in (LEFT, RIGHT) for y in (0.12, 0.88)),
    5: (*((x, y) for x in (LEFT, RIGHT) for y in (0.12, 0.88)), (MIDDLE, 0.5)),
    6: tuple((x, y) for x in (LEFT, RIGHT) for y in (0.12, 0.5, 0.88)),
    7: (*((x, y) for x in (LEFT, RIGHT) for y in (0.12, 0.5, 0.88)), (MIDDLE, 0.31)),
    8: (*((x, y) for x in (LEFT, RIGHT) for y in (0.12, 0.5, 0.88)), (MIDDLE, 0.31), (MIDDLE, 0.69)),
    9: (*((x, y) for x in (LEFT, RIGHT) for y in (0.12, 0.3733, 0.6267, 0.88)), (MIDDLE, 0.5)),
    10: (*((x, y) for x in (LEFT, RIGHT) for y in (0.12, 0.3733, 0.6267, 0.88)), (MIDDLE, 0.2467), (MIDDLE, 0.7533)),
}
"""Where the signs stand: x in card units, y as a share of the height."""


def places(rank: int) -> list[tuple[float, float]]:
    """The middles of the signs in card units."""
    return [(x, y * HEIGHT) for x, y in ROWS[rank]]


def pip(p: Burin, suit: str, rank: int) -> None:
    index(p, suit, str(rank))
    for x, y in places(rank):
        if y <= HEIGHT / 2 + 1:
            sign(p, suit, x, y, HIGH.get(rank, SIZE))


def other(p: Burin, suit: str, rank: int) -> None:
    """The end that is down: seven and one are not the same both ways up, the sign in the middle stands one way."""
    index(p, suit, str(rank))
    for x, y in places(rank):
        if y > HEIGHT / 2 + 1:
            sign(p, suit, WIDTH - x, HEIGHT - y, HIGH.get(rank, SIZE))
        elif abs(y - HEIGHT / 2) <= 1:
            sign(p, suit, WIDTH - x, HEIGHT - y, HIGH.get(rank, SIZE), 180)


def _marks(rank: int) -> dict[str, Box]:
    half = HIGH.get(rank, SIZE) / 2 + 4
    signs: dict[str, Box] = {
        f"sign-{i + 1}": (x - half, y - half, 2 * half, 2 * half) for i, (x, y) in enumerate(places(rank))
    }
    return {"index": INDEX, **signs}


CARDS = {
    f"{suit}{rank}": Card(partial(pip, suit=suit, rank=rank), partial(other, suit=suit, rank=rank), _marks(rank))
    for suit in "SHDC"
    for rank in ROWS
}
