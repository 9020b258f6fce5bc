"""The packs that Calzettini draws itself, card by card, from typed coordinates: Bologna's, Sicily's, France's and Marseille's."""

from collections.abc import Mapping

from PIL import Image

from .decks import DECKS, Box
from .gather import recipe, recipes, seed

__all__ = ["DECKS", "Box", "codes", "marks", "render"]


def codes(deck: str) -> tuple[str, ...]:
    """The codes of all the cards of a deck that can be drawn, and `back`."""
    return tuple(recipes(deck))


def render(deck: str, code: str, width: int) -> Image.Image:
    """The card, RGBA, width pixels wide and as high as its deck's cards are; the same every time.

    The twin Moors share one drawing, stroke by stroke. KeyError if there is no such card.
    """
    return DECKS[deck].picture(recipe(deck, code), seed(deck, code), width)


def marks(deck: str, code: str) -> Mapping[str, Box]:
    """The telling features of a card: name to box (x, y, width, height) in card units, 480 x the deck's height."""
    return recipe(deck, code).marks
