"""The names of those who play, as they can be printed: by their seats where our type has not all of their letters."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, TypeVar

from engine.parts.corrections import Correct
from screens.prints.paper import legible

E = TypeVar("E")


def printable(entries: Sequence[E]) -> tuple[E, ...]:
    """The entries of a match of any game, with such names wherever it says who plays."""
    return tuple(map(_printable, entries))


def _printable(entry: Any) -> Any:
    if isinstance(entry, Correct):
        return replace(entry, entry=_printable(entry.entry))
    if not hasattr(entry, "names"):
        return entry
    names = tuple(_name(one, seat) for seat, one in enumerate(entry.names, 1))
    sides = {"sides": tuple(map(legible, entry.sides))} if hasattr(entry, "sides") else {}
    return replace(entry, names=names, **sides)


def _name(name: str, seat: int) -> str:
    """What can be read of it, and which seat it is: two who have no letter of ours are two still."""
    read = legible(name)
    return name if read == name else f"{read} ({seat})".strip()
