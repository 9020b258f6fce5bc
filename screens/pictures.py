"""Pictures of cards: their addresses say nothing of the card, and a browser keeps them for ever."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from PIL import Image

from images.shelf import NoPicture, Shelf

ADDRESS = "/cards"
WIDTH, LARGE = 240, 480
"""Pixels of a card in a hand (twice its usual size on a page, for telephones and projectors), and of one looked at alone."""


@cache
def shelf() -> Shelf:
    return Shelf.load()


def path(name: str) -> Path | None:
    """The file of a picture's name; None for any other name."""
    try:
        return shelf().path(name)
    except NoPicture:
        return None


def url(deck: str, pack: str, code: str, width: int = WIDTH) -> str:
    return f"{ADDRESS}/{shelf().file(deck, pack, code, width)}"


def packs(deck: str) -> tuple[str, ...]:
    return shelf().packs(deck)


@cache
def size(deck: str, pack: str) -> tuple[int, int]:
    """Width and height of this pack's pictures, so that a page does not jump while they come."""
    code = next(code for its_deck, _, code in shelf().pictures if its_deck == deck)
    with Image.open(shelf().path(shelf().file(deck, pack, code, WIDTH))) as picture:
        return picture.size
