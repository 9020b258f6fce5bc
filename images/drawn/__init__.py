"""The pack that Calzettini draws itself: a Tarocco Bolognese, card by card, from typed coordinates."""

from collections.abc import Mapping

from PIL import Image

from .gather import recipe, recipes
from .recipe import Box, Recipe, picture

__all__ = ["Box", "Recipe", "codes", "marks", "render"]


def codes() -> tuple[str, ...]:
    """The codes of all the cards that can be drawn, and `back`."""
    return tuple(recipes())


def render(code: str, width: int) -> Image.Image:
    """The card, RGBA, width pixels wide and 2.083 times as high; the same every time.

    The twin Moors share one drawing, stroke by stroke. KeyError if there is no such card.
    """
    return picture(recipe(code), _seed(code), width)


def marks(code: str) -> Mapping[str, Box]:
    """The telling features of a card: name to box (x, y, width, height) in card units, 480 x 1000."""
    return recipe(code).marks


def _seed(code: str) -> str:
    """Twins share one recipe object, and so the seed of its first code."""
    return next(other for other, theirs in recipes().items() if theirs is recipe(code))
