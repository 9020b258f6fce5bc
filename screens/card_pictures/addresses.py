"""Pictures of cards: their addresses say nothing of the card, and a browser keeps them for ever."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path

from images.index import OURS
from images.shelf import NoPicture, Shelf
from screens.card_pictures import custom_packs

ADDRESS = "/cards"
WIDTHS = (240, 120)
"""Pixels of a card on the cloth: twice its usual size on a page, or, where so many would weigh too much, once."""
LARGE = 480
"""Pixels of a card looked at alone."""
MOST = 190_000
"""Bytes that the cards of one row may weigh together on their first way over a club's Wi-Fi."""


Part = tuple[float, float, float, float]
"""A part of a picture: left, top, width and height in percent of the picture's own."""


@cache
def shelf() -> Shelf:
    """Our own pictures, and those of the club as far as they have been looked at."""
    return Shelf.load(own=custom_packs.found())


def look() -> None:
    """Read the club's own packs and put them on the shelf. It may take a while: pictures are served meanwhile."""
    custom_packs.look()
    for known in (shelf, size):
        known.cache_clear()
    shelf()


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
    width = next((width for width in WIDTHS if _weight(deck, pack, width, codes) <= MOST), WIDTHS[-1])
    return [url(deck, pack, code, width) for code in codes]


def packs(deck: str) -> tuple[str, ...]:
    """The packs with pictures of this deck: ours, then the club's own."""
    return shelf().packs(deck)


def pack_for(deck: str, chosen: str, item: str) -> str:
    """The pack that shows this item to a learner who chose this (see :func:`screens.card_pictures.custom_packs.pack_for`)."""
    return custom_packs.pack_for(chosen, item, tuple(pack for pack in packs(deck) if pack not in OURS))


def is_plain(deck: str, pack: str, code: str) -> bool:
    """Is the picture of this card a plain one, with the card's name on it?"""
    return shelf().source(deck, pack, code) == "plain"


def marks(deck: str, pack: str, code: str) -> dict[str, Part]:
    """Where its picture has a card's telling features, by name; none on plain cards.

    Scans are taken to be of the same design; our packs that are not are rung nowhere.
    """
    if shelf().source(deck, pack, code) in OURS[1:] or (deck, "drawn", code) not in shelf().pictures:
        return {}
    from images import drawn  # how the cards are drawn is read only where something is to be ringed

    boxes = {name.replace(" ", "-"): box for name, box in drawn.marks(deck, code).items()}
    across, down = 4.8, drawn.DECKS[deck].height / 100
    return {name: (x / across, y / down, w / across, h / down) for name, (x, y, w, h) in boxes.items()}


def _weight(deck: str, pack: str, width: int, codes: Sequence[str]) -> int:
    """Bytes of a row, each picture counted once."""
    return sum(_bytes(name) for name in {shelf().file(deck, pack, code, width) for code in codes})


@cache
def _bytes(name: str) -> int:
    return shelf().path(name).stat().st_size


@cache
def size(deck: str, pack: str) -> tuple[int, int]:
    """Width and height of this pack's pictures, so that a page does not jump while they come."""
    from PIL import Image

    code = next(code for its_deck, _, code in shelf().pictures if its_deck == deck)
    with Image.open(shelf().path(shelf().file(deck, pack, code, WIDTHS[0]))) as picture:
        return picture.size
