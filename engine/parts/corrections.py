"""What is written down stays: corrections put another entry in the place of an earlier one, an undo takes one back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

E = TypeVar("E")
E_co = TypeVar("E_co", covariant=True)


@dataclass(frozen=True, slots=True)
class Stop:
    """The players leave off."""


@dataclass(frozen=True, slots=True)
class Correct(Generic[E_co]):
    """An earlier entry should have been this. ``number`` counts entries from 1."""

    number: int
    entry: E_co


@dataclass(frozen=True, slots=True)
class Undo:
    """An earlier entry is taken back: of a correction the text before it counts again, of an undo what it took back."""

    number: int


@dataclass(frozen=True, slots=True)
class EntryPlace(Generic[E_co]):
    """One entry in its place: its number (from 1), whether it still stands, and what corrected or took it back."""

    number: int
    entry: E_co
    stands: bool
    by: int | None = None


def places(entries: Sequence[E]) -> tuple[EntryPlace[E], ...]:
    """Every entry with what became of it. An undo that was taken back itself takes nothing back."""
    undone: dict[int, int] = {}
    for number in range(len(entries), 0, -1):
        entry = entries[number - 1]
        if isinstance(entry, Undo) and number not in undone:
            undone[entry.number] = number
    corrected = {
        entry.number: number
        for number, entry in enumerate(entries, 1)
        if isinstance(entry, Correct) and number not in undone
    }
    return tuple(
        EntryPlace(number, entry, number not in undone, undone.get(number) or corrected.get(number))
        for number, entry in enumerate(entries, 1)
    )


def standing(entries: Sequence[Any]) -> Mapping[int, Any]:
    """Number of the entry that began it -> what counts there now, in the order of writing."""
    found: dict[int, Any] = {}
    told = places(entries)
    taken_back = {place.number for place in told if not place.stands}
    for place in told:
        entry = place.entry
        if isinstance(entry, Undo) or not place.stands:
            continue
        if isinstance(entry, Correct):
            if entry.number not in taken_back:
                found[entry.number] = entry.entry
        else:
            found[place.number] = entry
    return dict(sorted(found.items()))
