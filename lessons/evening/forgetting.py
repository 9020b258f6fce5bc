"""Somebody is forgotten and the evening stays: the place among the badges is left, without a name, a browser or an answer.

Whoever played with them, or came back while they waited, has done so still.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from lessons.evening.entries.entry import Entry
from lessons.evening.entries.lifecycle import Raised, Returning
from lessons.evening.entries.rounds import CODEC, Answered, Joined, OneForgotten, Renamed
from lessons.evening.members import Member, Members
from lessons.evening.room import Room, Round
from lessons.learner.shared_logs.entries import BadEntry
from lessons.learner.shared_logs.rewrites import OtherLine
from lessons.text.message import Message

if TYPE_CHECKING:
    from lessons.learner.shared_logs.rooms import RoomLine

NOBODY = "N. N."
"""In place of a name: nomen nescio, as lists say it in any language."""
_OWN = (Returning.kind, Raised.kind)
"""What else somebody writes in a room; who it was is all that they tell of them."""


def judge_forgetting(room: Room, who: str, entry: OneForgotten) -> Message | None:
    if who not in room.hosts:
        return Message("evening.refused.host")
    return None if room.with_badge(entry.badge) is not None else Message("evening.refused.nobody")


def _forgotten(room: Room, _: str, entry: OneForgotten) -> Room:
    """So it stands where somebody still has the room as it was; whoever reads it anew finds nothing to do."""
    meant = room.with_badge(entry.badge)
    assert meant is not None
    empty = Member(f"{NOBODY} {entry.badge}", entry.badge, NOBODY, there=False, gone=True)
    members = {
        (empty.who if who == meant.who else who): (empty if who == meant.who else one)
        for who, one in room.members.items()
    }
    return replace(room, members=Members(members), rounds=tuple(_without(one, meant.browsers) for one in room.rounds))


def _without(one: Round, browsers: Collection[str]) -> Round:
    votes = [{who: told for who, told in vote.items() if who not in browsers} for vote in one.votes]
    return replace(one, votes=tuple(MappingProxyType(vote) for vote in votes))


MADE: Mapping[type[Entry], Callable[[Room, str, Any], Room]] = {OneForgotten: _forgotten}


def without(
    lines: tuple[RoomLine, ...], browsers: Collection[str], badges: Collection[int], nobody: Callable[[str], str]
) -> Iterator[OtherLine]:
    """The lines of a room's log that are to be other ones: these browsers were those of these badges.

    ``nobody``: in place of a browser another one that is nobody's, the same for the same.
    """
    for line in lines:
        try:
            entry = CODEC.read(line.kind, line.text)
        except BadEntry:
            if line.who in browsers:  # nobody can read it, and it may hold a name
                yield OtherLine(line.number, None)
            continue
        if isinstance(entry, Renamed) and entry.badge in badges:
            yield OtherLine(line.number, None)
        elif line.who not in browsers:
            continue
        elif isinstance(entry, Answered):
            yield OtherLine(line.number, None)
        elif isinstance(entry, Joined):
            yield OtherLine(line.number, CODEC.write(Joined(name=NOBODY, gone=True)), nobody(line.who))
        elif line.kind in _OWN:
            yield OtherLine(line.number, line.text, nobody(line.who))
