"""A lesson that everybody takes by themselves: when it is on, whose hand is up, what the teacher has sent to whom."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Any

from lessons.evening.entries.entry import Entry
from lessons.evening.entries.lifecycle import Gathered, Hinted, Lowered, Paced, Raised, Worked
from lessons.evening.room import Room
from lessons.evening.stretches import Pace, Stretch
from lessons.text.message import Message

OWN_PACE_PHASES = ("pace", "deal", "tables", "taught")
"""Phases in which people do something by themselves or at tables, until all are gathered."""


def judge_hand(room: Room, who: str, _: Raised) -> Message | None:
    if room.member(who) is None:
        return Message("evening.refused.not-in")
    return None if room.phase == "pace" else Message("evening.refused.not-now")


def judge_pace(room: Room, entry: Entry) -> Message | None:
    """Of what only hosts do here."""
    if isinstance(entry, Paced):
        return None
    if isinstance(entry, Gathered):
        return None if room.phase in OWN_PACE_PHASES else Message("evening.refused.not-now")
    if room.phase != "pace":
        return Message("evening.refused.not-now")
    assert isinstance(entry, Lowered | Hinted | Worked)
    meant = room.with_badge(entry.badge)
    return None if meant is not None and meant.there else Message("evening.refused.nobody")


def begun(room: Room, lesson: str) -> Room:
    """The room with this lesson on."""
    paced = (*room.paced, Stretch(lesson, len(room.rounds)))
    return replace(room, phase="pace", pace=Pace(lesson), paced=paced, covered=False)


def timed(room: Room, at: str) -> Room:
    """The room with the time at which a lesson was begun, or was over, where that is now."""
    last = len(room.paced) - 1 if room.phase == "pace" else -1
    paced = tuple(
        replace(one, since=one.since or at, until=one.until or ("" if place == last else at))
        for place, one in enumerate(room.paced)
    )
    return room if paced == room.paced else replace(room, paced=paced)


def _raised(room: Room, who: str, entry: Raised) -> Room:
    member = room.member(who)
    return room if member is None else _hand(room, member.badge, up=entry.on)


def _hand(room: Room, badge: int, *, up: bool) -> Room:
    assert room.pace is not None
    up_already = badge in room.pace.hands
    others = tuple(one for one in room.pace.hands if one != badge)
    hands = room.pace.hands if up and up_already else (*others, badge) if up else others
    return replace(room, pace=replace(room.pace, hands=hands))


def _helped(room: Room, _: str, entry: Hinted | Worked) -> Room:
    """Help has come, so the hand goes down."""
    after = _hand(room, entry.badge, up=False)
    assert after.pace is not None
    pace, badge = after.pace, entry.badge
    pace = replace(pace, helped=MappingProxyType({**pace.helped, badge: pace.helped.get(badge, 0) + 1}))
    if isinstance(entry, Worked):
        pace = replace(pace, worked=MappingProxyType({**pace.worked, badge: entry.link}))
    return replace(after, pace=pace)


MADE: Mapping[type[Entry], Callable[[Room, str, Any], Room]] = {
    Paced: lambda room, _, entry: begun(room, entry.lesson),
    Gathered: lambda room, _, __: replace(room, phase="lobby"),
    Raised: _raised,
    Lowered: lambda room, _, entry: _hand(room, entry.badge, up=False),
    Hinted: _helped,
    Worked: _helped,
}
HOSTS: tuple[type[Entry], ...] = (Paced, Gathered, Lowered, Hinted, Worked)
