"""A club's own packs of pictures: where they lie, and what was found there when they were last looked at."""

from __future__ import annotations

import hashlib
from pathlib import Path
from threading import Lock
from typing import TYPE_CHECKING

from lessons.learner.data_folder import PACKS, data_folder
from screens.shared.loading import import_lock

if TYPE_CHECKING:
    from images.packs import Pack

MIXED = "mixed"
"""The choice of a learner who wants to know the cards in any drawing."""
_found: tuple[Pack, ...] = ()
_looking = Lock()


def folder() -> Path:
    """Where a club puts its packs, one folder each."""
    return data_folder() / PACKS


def cache() -> Path:
    """Where the pictures made of the scans are kept; it may be emptied at any time."""
    return data_folder() / "cache" / "packs"


def look() -> tuple[Pack, ...]:
    """Read every pack there is; of scans not seen before the pictures are made, a second for three or four."""
    global _found
    with import_lock:
        from images.packs import load_all  # it opens pictures, which no page does that only shows them
    with _looking:
        _found = load_all(folder(), cache())
    return _found


def found() -> tuple[Pack, ...]:
    """The packs as they were last looked at; none before that."""
    return _found


def forget() -> None:
    """As before the first look."""
    global _found
    _found = ()


def pack_for(chosen: str, item: str, own: tuple[str, ...]) -> str:
    """The pack in which this item is shown: the one chosen, or, where that is ``mixed``, now the drawn one and now another.

    ``own``: the club's packs of this deck; without any the plain cards take turns with the drawn ones. The same item is
    always shown in the same pack.
    """
    if chosen != MIXED:
        return chosen
    turn = int.from_bytes(hashlib.sha256(item.encode()).digest()[:4], "big")
    others = own or ("plain",)
    return "drawn" if turn % 2 == 0 else others[turn // 2 % len(others)]
