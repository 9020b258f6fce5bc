"""A match to keep the score of: four players, entries written one after the other, hands with round figures."""

from __future__ import annotations

import pytest

from engine.games.bologna.scorekeeper import (
    Counted,
    Entry,
    Match,
    Start,
    add,
    fold,
)
from engine.verdict import IllegalAction

TABLE = Start(("Anna", "Bruno", "Carla", "Dino"), dealer=1)


def written(*entries: Entry, start: Start = TABLE) -> Match:
    match = fold([start])
    for entry in entries:
        match = add(match, entry)
    return match


def hand(number: int, a: int = 200, b: int = 100) -> Counted:
    """A hand in which the sides score so much: sequences make up what the cards do not give."""
    return Counted(number, (0, 0), 0, (a - 56, b - 37), (50, 37))


def refused(match: Match, entry: Entry) -> str:
    with pytest.raises(IllegalAction) as error:
        add(match, entry)
    return error.value.verdict.reason
