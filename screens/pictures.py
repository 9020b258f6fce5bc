"""Pictures of cards: their addresses say nothing of the card, and a browser keeps them for ever."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path

from PIL import Image

from images.shelf import NoPicture, Shelf

ADDRESS = "/cards"
WIDTHS = (240, 120)
"""Pixels of a card on the cloth: twice its usual size on a page, or, where so many would weigh too much, once."""
LARGE = 480
"""Pixels of a card looked at alone."""
MOST = 190_000
"""Bytes that the cards of one row may weigh together on their first way over a club's Wi-Fi."""


@cache
def shelf() -> Shelf:
    return Shelf.load()


def path(name: str) -> Path | None:
    """The file of a picture's name; None for any other name."""
    try:
        return shelf().path(name)
    except NoPicture:
        return None


def url(deck: str, pack: str, code: str, width: int = WIDTHS[0]) -> str:
    return f"{ADDRESS}/{shelf().file(deck, pack, code, width)}"


def urls(deck: str, pack: str, codes: Sequence[str]) -> list[str]:
    """The addresses of a row's pictures, all of one width: the largest at which the row is not too heavy."""
    width = next((width for width in WIDTHS if _heaviest(deck, pack, width, len(codes)) <= MOST), WIDTHS[-1])
    return [url(deck, pack, code, width) for code in codes]


def packs(deck: str) -> tuple[str, ...]:
    return shelf().packs(deck)


@cache
def _heaviest(deck: str, pack: str, width: int, many: int) -> int:
    """Bytes of the heaviest row of this many cards."""
    names = {shelf().file(deck, pack, code, width) for its_deck, _, code in shelf().pictures if its_deck == deck}
    return sum(sorted((shelf().path(name).stat().st_size for name in names), reverse=True)[:many])


@cache
def size(deck: str, pack: str) -> tuple[int, int]:
    """Width and height of this pack's pictures, so that a page does not jump while they come."""
    code = next(code for its_deck, _, code in shelf().pictures if its_deck == deck)
    with Image.open(shelf().path(shelf().file(deck, pack, code, WIDTHS[0]))) as picture:
        return picture.size
