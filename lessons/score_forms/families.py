"""The families whose matches are kept, and which of them a match is of."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.errors import BadInput
from engine.game import game, games
from engine.games.bologna import scorekeeper as bologna
from engine.games.france import scorekeeper as france
from engine.games.sicily import scorekeeper as sicily
from lessons.moves.move import MoveRefused
from lessons.score_forms.bologna import BOLOGNA, NOBODY
from lessons.score_forms.contract import KeptFamily, fitting
from lessons.score_forms.france import FRANCE
from lessons.score_forms.sicily import SICILY

DealtStart = sicily.Start | france.Start
Start = bologna.Start | DealtStart
DealtMatch = sicily.Match | france.Match
Match = bologna.Match | DealtMatch
KEPT: dict[str, KeptFamily] = {"bologna": BOLOGNA, "sicily": SICILY, "france": FRANCE}


def family_of(start: object) -> KeptFamily:
    """That of a match which begins so. Errors: BadInput ``no-start``."""
    found = next((one for one in KEPT.values() if isinstance(start, one.start_type)), None)
    if found is None:
        raise BadInput("no-start", "a match begins with who plays", "1")
    return found


def fold(entries: Sequence[Any]) -> Match:
    """The match that these entries make. Errors: BadInput ``no-start``."""
    match: Match = fitting(family_of(entries[0] if entries else None).fold, entries)
    return match


def start_of(value: Any) -> Any:
    """How a match is to begin: a value that names a game is of the family that plays it. Errors: :class:`MoveRefused`."""
    if not isinstance(value, dict) or "game" not in value:
        return BOLOGNA.start_of(value, NOBODY)
    id = value["game"]
    family = KEPT.get(game(id).family) if isinstance(id, str) and id in games() else None
    if family is None or family is BOLOGNA:
        raise MoveRefused("bad-move", f"value.game: {id}")
    return family.start_of(value, None)


def dealt_start(id: str, names: tuple[str, ...], dealer: int, house: dict[str, Any]) -> DealtStart:
    """The start of a match in which a deal is one entry. Errors: BadInput."""
    make = KEPT[game(id).family].start_type
    begun: DealtStart = make(id, names, dealer, game(id).house.read(house))
    return begun
