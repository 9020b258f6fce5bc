"""What a recipe of the Sicilian pack is: a whole card, one way up, and where its telling features are."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from .hand import Block

Box = tuple[float, float, float, float]


@dataclass(frozen=True)
class Card:
    """`draw` cuts the whole card, in card units (480 x 800); `marks` names the boxes of the features that tell it.

    `loose`: its stencils lie a little off, as they do on every card but the back, which must not show which way up it is.
    """

    draw: Callable[[Block], None]
    marks: Mapping[str, Box]
    loose: bool = True
