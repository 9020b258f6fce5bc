"""The plain pack: typographic cards for every deck, readable at 60 pixels and from across a room."""

from __future__ import annotations

from PIL import Image

from images.plain.decks import DECKS, NoSuchCard, deck
from images.plain.faces import Face
from images.plain.pen import Sheet

__all__ = ["DECKS", "NoSuchCard", "codes", "height", "render"]


def codes(deck_name: str) -> tuple[str, ...]:
    """The codes of every card of the deck, and ``"back"``."""
    return deck(deck_name).codes


def height(deck_name: str, width: int) -> int:
    """How many pixels high a card of this deck is at ``width`` pixels."""
    return round(deck(deck_name).height * width / 480)


def render(deck_name: str, code: str, width: int) -> Image.Image:
    """Draw one card, ``width`` pixels wide, RGBA with round corners.

    Raises ``NoSuchCard`` for an unknown deck or code, ``ValueError`` for a width outside 16 to 2000.
    """
    pack = deck(deck_name)
    if code not in pack.codes:
        raise NoSuchCard(f"no card {code!r} in {deck_name}; its codes run from {pack.codes[0]} to {pack.codes[-2]}")
    if not 16 <= width <= 2000:
        raise ValueError(f"a card {width} pixels wide; plain cards are drawn from 16 to 2000")
    sheet = Sheet(width, pack.height)
    Face(pack, code, sheet).draw()
    return sheet.finished()
