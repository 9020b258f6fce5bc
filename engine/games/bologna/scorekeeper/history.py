"""Which entries of a match count."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast

from engine.games.bologna.scorekeeper.entries import (
    Entry,
    Said,
)
from engine.parts import corrections
from engine.parts.corrections import Stop

Place = corrections.EntryPlace[Entry]


def places(entries: Sequence[Entry]) -> tuple[Place, ...]:
    """Every entry with what became of it. An undo that was taken back itself takes nothing back."""
    return corrections.places(entries)


def standing(entries: Sequence[Entry]) -> Mapping[int, Said | Stop]:
    """Number of the entry that began it -> what counts there now, in the order of writing."""
    return cast("Mapping[int, Said | Stop]", corrections.standing(entries))
