"""What a card of this pack is: a picture in its frame, a Roman numeral over it and a French title under it."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from images.drawn.sicilian.card import Box, Card
from images.drawn.sicilian.hand import Block

from .hand import letters
from .hand.colours import HEIGHT, WIDTH

INSET, BAND = 15, 100
"""Where the frame stands, and the height of the strip over or under a picture; between two lies a Sicilian card's 800."""
NUMERAL, TITLE, ROOM = 60.0, 46.0, 416.0
"""The height of a numeral, of a title at most, and the room across."""
TOP: Box = (INSET + 5, INSET + 5, WIDTH - 2 * INSET - 10, BAND - INSET)
FOOT: Box = (INSET + 5, HEIGHT - BAND, WIDTH - 2 * INSET - 10, BAND - INSET - 5)

Scene = Callable[[Block], None]


def _box(p: Block, top: float, foot: float, col: str | None = None) -> None:
    a, c = INSET, WIDTH - INSET
    p.shape([(a, top, 1), (c, top, 1), (c, foot, 1), (a, foot, 1)], col, 4.4, smooth=False)


def _foot(p: Block, title: str) -> None:
    _box(p, HEIGHT - BAND - INSET, HEIGHT - INSET)
    size = min(TITLE, TITLE * ROOM / letters.width(title, TITLE))
    letters.line(p, title, WIDTH / 2, HEIGHT - INSET - (BAND - size) / 2 + 2, size)


def numbered(
    numeral: str, title: str, scene: Scene, marks: Mapping[str, Box] | None = None, below: Scene | None = None
) -> Card:
    """A trump: numeral over, title under; ``marks`` are told in the scene's own units.

    Without a title the picture goes on to the edge: dark ground, and ``below`` what lies in it, as on the old packs' thirteen.
    """

    def draw(p: Block) -> None:
        with p.at(0, BAND):
            scene(p)
        _box(p, INSET, BAND + INSET)
        if numeral:
            letters.line(p, numeral, WIDTH / 2, BAND - INSET + 8, NUMERAL)
        if title:
            _foot(p, title)
        elif below:
            _on_to_the_edge(p, HEIGHT - BAND - INSET - 14, HEIGHT - INSET, "ink")
            with p.at(0, BAND):
                below(p)

    own = {name: (x, y + BAND, w, h) for name, (x, y, w, h) in (marks or {}).items()}
    return Card(draw, own | ({"numeral": TOP} if numeral else {}) | ({"title": FOOT} if title else {}))


def titled(title: str, scene: Scene, sign: Box) -> Card:
    """A court: no numeral, the picture open above, its title under it."""

    def draw(p: Block) -> None:
        with p.at(0, BAND):
            scene(p)
        _on_to_the_edge(p, INSET, BAND + INSET + 14, "paper")
        _foot(p, title)

    x, y, w, h = sign
    return Card(draw, {"sign": (x, y + BAND, w, h), "title": FOOT})


def whole(scene: Scene, marks: Mapping[str, Box]) -> Card:
    """A card without strips: aces and numbers."""

    def draw(p: Block) -> None:
        _box(p, INSET, HEIGHT - INSET)
        scene(p)

    return Card(draw, marks)


def _on_to_the_edge(p: Block, top: float, foot: float, col: str) -> None:
    """What lies over or under a picture, without a line between: over the scene's own frame, closed at the card's edge."""
    a, c = INSET, WIDTH - INSET
    p.fill([(a - 4, top), (c + 4, top), (c + 4, foot), (a - 4, foot)], "paper")
    p.fill([(a, top), (c, top), (c, foot), (a, foot)], col)
    far, near = (top, foot) if top < HEIGHT / 2 else (foot, top)
    p.line([(a, near), (a, far), (c, far), (c, near)], 4.4)
