"""Matches in which a deal is one entry, its end: what is asked of the family that plays them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from engine.errors import BadInput
from engine.game import game, games
from engine.games.france import scorekeeper as france
from engine.games.sicily import scorekeeper as sicily
from engine.parts.corrections import Correct, Stop, Undo
from engine.verdict import Verdict
from lessons.keeping import contract, told
from lessons.moves.move import MoveRefused

Start = sicily.Start | france.Start
End = sicily.End | france.End
Said = Start | End
Entry = Said | Stop | Correct[Said] | Undo
Match = sicily.Match | france.Match
STARTS: dict[str, type[sicily.Start] | type[france.Start]] = {"france": france.Start, "sicily": sicily.Start}
"""Family -> how a match of one of its games begins."""


def is_dealt(match: object) -> bool:
    """Is this such a match, or the start of one?"""
    return isinstance(match, sicily.Match | france.Match | sicily.Start | france.Start)


def start(id: str, names: Sequence[str], dealer: int, house: dict[str, Any]) -> Start:
    """How a match of this game begins; names that are too many are left out. Errors: Refused, BadInput."""
    if id not in games() or game(id).family not in STARTS:
        raise MoveRefused("bad-move", f"value.game: {id}")
    its = game(id)
    rules = its.house.read(house)
    return STARTS[its.family](id, tuple(names)[: its.seats], dealer, rules)


def end_of(start: Start, hand: int, kind: str, fields: told.Told) -> End:
    """A deal's end by the fields of its form. Errors: Refused where something is missing."""
    if isinstance(start, france.Start):
        return contract.end_of(start, hand, kind, fields)
    return told.end_of(start, hand, kind, fields)


def fold(entries: Sequence[Any]) -> Match:
    """The match that these entries make. Errors: BadInput ``no-start``."""
    if not entries or not is_dealt(entries[0]):
        raise BadInput("no-start", "a match begins with who plays", "1")
    if isinstance(entries[0], france.Start):
        return france.fold(cast("Sequence[france.Entry]", entries))
    return sicily.fold(cast("Sequence[sicily.Entry]", entries))


def judge_start(start: Start) -> Verdict:
    """Are these the people this game takes?"""
    return france.judge_start(start) if isinstance(start, france.Start) else sicily.judge_start(start)


def judge(match: Match, entry: Any) -> Verdict:
    """May this be written next?"""
    return france.judge(match, entry) if isinstance(match, france.Match) else sicily.judge(match, entry)


def add(match: Match, entry: Any) -> Match:
    """The match with one entry more. Errors: Refused with the verdict of :func:`judge`."""
    return france.add(match, entry) if isinstance(match, france.Match) else sicily.add(match, entry)


def doubts(match: Match, entry: Any) -> tuple[Verdict, ...]:
    """What is odd about an entry, and may be meant all the same."""
    return france.doubts(match, entry) if isinstance(match, france.Match) else ()
