"""What a press on a season's page writes in the club's log; a name is tidied as everywhere."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from lessons.evening.judging import name_fault
from lessons.learner.first_names import tidy
from lessons.moves.move import Move, MoveRefused
from lessons.places.entry_values import entry_of
from lessons.season.club import Club
from lessons.season.entries import (
    ClubEntry,
    EveningCounted,
    MemberNamed,
    Parted,
    SamePerson,
    SeasonBegun,
    SeasonEnded,
    SeasonNamed,
    TwoPeople,
)
from lessons.text.message import Message

SAID: Mapping[str, type[ClubEntry]] = {
    "begin": SeasonBegun,
    "name": SeasonNamed,
    "end": SeasonEnded,
    "count": EveningCounted,
    "same": SamePerson,
    "two": TwoPeople,
    "part": Parted,
    "rename": MemberNamed,
}
MOST_NAME = 400
"""Characters of a name that are looked at at all."""


def pressed(move: Move) -> ClubEntry:
    """Errors: :class:`MoveRefused`."""
    if move.event not in SAID:
        raise MoveRefused("bad-move", f"event: {move.event}")
    value: dict[str, Any] = dict(move.value) if isinstance(move.value, dict) else {}
    if isinstance(value.get("name"), str):
        value["name"] = tidy(value["name"][:MOST_NAME])
    if move.event == "rename" and (fault := name_fault(str(value.get("name", "")))) is not None:
        raise MoveRefused("in-words", said=fault)
    if move.event in ("begin", "name") and not value.get("name"):
        raise MoveRefused("in-words", said=Message("season.refused.no-name"))
    return entry_of(SAID[move.event], value)


def changes_nothing(club: Club, entry: ClubEntry) -> bool:
    """Is it so already? Then it is in the log once."""
    if isinstance(entry, MemberNamed):
        return (entry.pupil, entry.name) in club.names
    if isinstance(entry, SeasonNamed):
        season = club.season(entry.season)
        return season is not None and season.name == entry.name
    return isinstance(entry, TwoPeople) and frozenset((entry.one, entry.other)) in club.differ
