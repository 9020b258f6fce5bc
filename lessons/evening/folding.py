"""What each entry makes of a room. One that may not be there (a press that came too late) changes nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from functools import reduce
from types import MappingProxyType
from typing import Any

from lessons.evening.entries import (
    Addressed,
    Answered,
    Asked,
    Closed,
    Covered,
    Ended,
    Entry,
    Hosted,
    Joined,
    LeftOut,
    Line,
    Opened,
    Renamed,
    Reopened,
    Revealed,
    SecondVote,
    Talked,
)
from lessons.evening.judging import judge
from lessons.evening.room import Member, Phase, Room, Round, on_the_table, seated


def fold(lines: Iterable[Line], before: Room | None = None) -> Room:
    """The room after these lines, read on from ``before`` where there is one."""
    return reduce(take, lines, before or Room())


def take(room: Room, line: Line) -> Room:
    """The room after one line more."""
    after = room
    if judge(room, line.who, line.entry) is None:
        after = _MADE[type(line.entry)](room, line.who, line.entry)
    return replace(after, number=line.number)


def _host(room: Room, who: str, _: Entry) -> Room:
    return replace(room, hosts=room.hosts | {who})


def _joined(room: Room, who: str, entry: Joined) -> Room:
    had = room.members.get(who)
    return seated(room, Member(who, had.badge if had else len(room.members), entry.name))


def _renamed(room: Room, _: str, entry: Renamed) -> Room:
    meant = room.with_badge(entry.badge)
    return room if meant is None else seated(room, replace(meant, name=entry.name))


def _left_out(room: Room, _: str, entry: LeftOut) -> Room:
    meant = room.with_badge(entry.badge)
    return room if meant is None else seated(room, replace(meant, there=False))


def _asked(room: Room, _: str, entry: Asked) -> Room:
    asked = Round(len(room.rounds) + 1, entry.link, entry.aim)
    return replace(room, rounds=(*room.rounds, asked), phase="open", covered=False)


def _answered(room: Room, who: str, entry: Answered) -> Room:
    assert room.round is not None
    return on_the_table(room, room.round.answered({**room.round.vote, who: entry.told}))


def _to(phase: Phase, **change: Any) -> Callable[[Room, str, Any], Room]:
    """The room in this phase, and its round so changed."""

    def made(room: Room, _: str, __: Entry) -> Room:
        assert room.round is not None
        return replace(on_the_table(room, replace(room.round, **change)), phase=phase)

    return made


def _second(room: Room, _: str, __: Entry) -> Room:
    assert room.round is not None
    votes = (*room.round.votes, MappingProxyType({}))
    return replace(on_the_table(room, replace(room.round, votes=votes)), phase="open")


_MADE: Mapping[type[Entry], Callable[[Room, str, Any], Room]] = {
    Opened: _host,
    Hosted: _host,
    Joined: _joined,
    Renamed: _renamed,
    LeftOut: _left_out,
    Asked: _asked,
    Answered: _answered,
    Closed: _to("closed"),
    Reopened: _to("open"),
    Talked: _to("talk", talked=True),
    SecondVote: _second,
    Revealed: _to("revealed", revealed=True),
    Covered: lambda room, _, entry: replace(room, covered=entry.on),
    Addressed: lambda room, _, entry: replace(room, host=entry.host),
    Ended: lambda room, _, __: replace(room, phase="ended"),
}
