"""What each entry makes of a room. One that may not be there (a press that came too late) changes nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType
from typing import Any

from engine.fast_dataclass import changed
from lessons.evening import forgetting, returning
from lessons.evening.activities import own_pace, same_deal, tables
from lessons.evening.entries.lifecycle import Addressed, Agreed
from lessons.evening.entries.rounds import (
    Answered,
    Asked,
    Closed,
    Covered,
    Ended,
    Entry,
    Forgotten,
    Homework,
    Hosted,
    Joined,
    LeftOut,
    Opened,
    Planned,
    Renamed,
    Reopened,
    Revealed,
    RoomLine,
    SecondVote,
    Talked,
)
from lessons.evening.judging import judge
from lessons.evening.returning import not_waiting
from lessons.evening.room import Member, Phase, Room, Round, on_the_table, seated
from lessons.learner.misfits import fitted


def fold(lines: Iterable[RoomLine], before: Room | None = None) -> Room:
    """The room after these lines, read on from ``before`` where there is one."""
    room = before or Room()
    for line in lines:
        after = fitted(take, room, line, "a room")
        # One that does not fit is passed over for good.
        room = after if after.number >= line.number else changed(after, number=line.number)
    return room


def take(room: Room, line: RoomLine) -> Room:
    """The room after one line more."""
    after = room
    if judge(room, line.who, line.entry) is None:
        after = _MADE[type(line.entry)](room, line.who, line.entry)
    return changed(own_pace.timed(after, line.at), number=line.number)


def _opened(room: Room, who: str, entry: Opened) -> Room:
    return changed(_host(room, who, entry), customs=room.customs.after(entry.agreed))


def _host(room: Room, who: str, _: Entry) -> Room:
    return changed(room, hosts=room.hosts | {who})


def _joined(room: Room, who: str, entry: Joined) -> Room:
    had = room.members.get(who)
    badge = had.badge if had else room.given
    member = Member(who, badge, entry.name, gone=entry.gone)
    return seated(not_waiting(changed(room, given=max(room.given, badge + 1)), who), member)


def _renamed(room: Room, _: str, entry: Renamed) -> Room:
    meant = room.with_badge(entry.badge)
    assert meant is not None
    return seated(room, changed(meant, name=entry.name))


def _left_out(room: Room, _: str, entry: LeftOut) -> Room:
    meant = room.with_badge(entry.badge)
    assert meant is not None
    return seated(room, changed(meant, there=False))


def _asked(room: Room, _: str, entry: Asked) -> Room:
    asked = Round(len(room.rounds) + 1, entry.link, entry.aim)
    return changed(room, rounds=(*room.rounds, asked), phase="open", covered=False)


def _planned(room: Room, who: str, entry: Planned) -> Room:
    planning, customs = room.planning.gone(entry, len(room.rounds)), room.customs.after(entry.agreed)
    after = changed(room, planning=planning, customs=customs)
    if entry.asked is not None:
        return _asked(after, who, entry.asked)
    if entry.paced:
        return own_pace.begun(after, entry.paced)
    if entry.played is not None:
        return _MADE[type(entry.played)](after, who, entry.played)
    if entry.taught:
        return changed(after, phase="taught", taught=entry.taught)
    return changed(after, phase="lobby") if entry.plan and after.phase in own_pace.OWN_PACE_PHASES else after


def _answered(room: Room, who: str, entry: Answered) -> Room:
    assert room.round is not None
    return on_the_table(room, room.round.answered(who, entry.told))


def _to(phase: Phase, **change: Any) -> Callable[[Room, str, Any], Room]:
    """The room in this phase, and its round so changed."""

    def made(room: Room, _: str, __: Entry) -> Room:
        assert room.round is not None
        return changed(on_the_table(room, changed(room.round, **change)), phase=phase)

    return made


def _second(room: Room, _: str, __: Entry) -> Room:
    assert room.round is not None
    votes = (*room.round.votes, MappingProxyType({}))
    return changed(on_the_table(room, changed(room.round, votes=votes)), phase="open")


_MADE: Mapping[type[Entry], Callable[[Room, str, Any], Room]] = {
    Opened: _opened,
    Agreed: lambda room, _, entry: changed(room, customs=room.customs.after(entry)),
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
    Covered: lambda room, _, entry: changed(room, covered=entry.on),
    Addressed: lambda room, _, entry: changed(room, host=entry.host),
    Planned: _planned,
    Homework: lambda room, _, entry: changed(room, homework=(*room.homework, entry)),
    Forgotten: lambda room, _, __: Room(phase="ended", hosts=room.hosts, forgotten=True),
    Ended: lambda room, _, __: changed(room, phase="ended"),
    **forgetting.MADE,
    **returning.MADE,
    **own_pace.MADE,
    **same_deal.MADE,
    **tables.MADE,
}
