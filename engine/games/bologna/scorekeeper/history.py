"""Which entries count: corrections put another in the place of an earlier one, an undo takes one back, and all stay."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from engine.games.bologna.scorekeeper.entries import Correct, Entry, Said, Stopped, Undo


@dataclass(frozen=True, slots=True)
class Place:
    """One entry in its place: its number (from 1), whether it still stands, and what corrected or took it back."""

    number: int
    entry: Entry
    stands: bool
    by: int | None = None


def places(entries: Sequence[Entry]) -> tuple[Place, ...]:
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
        Place(number, entry, number not in undone, undone.get(number) or corrected.get(number))
        for number, entry in enumerate(entries, 1)
    )


def standing(entries: Sequence[Entry]) -> Mapping[int, Said | Stopped]:
    """Number of the entry that began it -> what counts there now, in the order of writing."""
    found: dict[int, Said | Stopped] = {}
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
