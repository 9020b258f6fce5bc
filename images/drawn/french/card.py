"""What a recipe of the French pack is: one end of a card and the other, and where its telling features are."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from images.drawn.french.hand import HEIGHT, WIDTH, Burin

Box = tuple[float, float, float, float]


Draw = Callable[[Burin], None]


LEVEL = 0.0
SLANT = 46.0
"""How far the seam of a court falls to the left of its middle and rises to the right, in card units."""


@dataclass(frozen=True)
class Card:
    """`draw` engraves the end that is up, in card units (480 x 880); what lies below the seam is cut off.

    `other` engraves the end that is down, as it looks when the card is turned; where there is none the card is the same both
    ways up. `marks` names the boxes of the features that tell the card, those of the other end where they lie on the card.
    """

    draw: Draw
    other: Draw | None = None
    marks: Mapping[str, Box] = field(default_factory=dict)
    slant: float = LEVEL


def turned(box: Box) -> Box:
    """A box of the other end, where it lies on the card as it is held."""
    x, y, w, h = box
    return WIDTH - x - w, HEIGHT - y - h, w, h
