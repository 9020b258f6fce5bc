"""What all trumps have in common: two scenes in their panels, each drawn as it looks the right way up."""

from collections.abc import Mapping

from images.drawn.french.card import Box, Card, Draw, turned
from images.drawn.french.hand import Burin
from images.drawn.french.parts.corners import NUMBER, scene_rim, trump_frame
from images.drawn.french.parts.world.sky import X0, X1, Y0, Y1

PANEL = [(X0, Y0), (X1, Y0), (X1, Y1), (X0, Y1)]


def framed(scene: Draw, number: str, emblem: str) -> Draw:
    """A scene cut off at its panel, the rim and the numbers round it."""

    def draw(p: Burin) -> None:
        trump_frame(p, number, emblem)
        p.ops.append(("push", PANEL))
        scene(p)
        p.ops.append(("pop",))
        scene_rim(p)

    return draw


def trump(
    number: int, emblem: str, town: Draw, country: Draw, here: Mapping[str, Box], there: Mapping[str, Box]
) -> Card:
    """here: the boxes of what tells the scene that is up; there: of the other one, as it looks when the card is turned."""
    marks = {"number": NUMBER, **here, **{name: turned(box) for name, box in there.items()}}
    return Card(framed(town, str(number), emblem), framed(country, str(number), emblem), marks)
