"""How a pip card says what it shows: one mark for every sign, for lessons to ring and tests to count."""

from collections.abc import Iterable, Mapping

from images.drawn.bolognese.recipe import Box, Recipe

PREFIX = "sign "


def tagged(boxes: Iterable[Box], others: Mapping[str, Box]) -> dict[str, Box]:
    """Marks `sign 1`, `sign 2`... for the boxes, then the card's other features."""
    return {f"{PREFIX}{i}": box for i, box in enumerate(boxes, 1)} | dict(others)


def signs(recipe: Recipe) -> int:
    """How many suit signs the card draws; the generators make marks and drawing from the same places."""
    return sum(name.startswith(PREFIX) for name in recipe.marks)


def around(x: float, y: float, wide: float, high: float) -> Box:
    """The box of this size about a point."""
    return x - wide / 2, y - high / 2, wide, high
