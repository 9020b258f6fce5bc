"""Coming back with another browser: it says whose it is, a host nods, and name, badge and answers are its own from then on."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Any

from lessons.evening.entries.entry import Entry
from lessons.evening.entries.lifecycle import Nodded, Returning
from lessons.evening.members import Members
from lessons.evening.room import Return, Room, Round
from lessons.text.message import Message

MOST_WAITING = 40
"""So many may wait for a nod at once: a stranger with a hundred browsers does not fill the desk."""


def waiting(room: Room) -> tuple[tuple[str, Return], ...]:
    """Those a host has not answered, the first one first."""
    return tuple((who, one) for who, one in room.returns.items() if not one.denied)


def judge_returning(room: Room, who: str, entry: Returning) -> Message | None:
    if room.member(who) is not None:
        return Message("evening.refused.in-already")
    if room.with_badge(entry.badge) is None:
        return Message("evening.refused.nobody")
    return Message("evening.refused.many-return") if len(waiting(room)) >= MOST_WAITING else None


def judge_nod(room: Room, entry: Nodded) -> Message | None:
    return None if any(one.number == entry.request for _, one in waiting(room)) else Message("evening.refused.not-now")


def _returning(room: Room, who: str, entry: Returning) -> Room:
    number = room.asked_back + 1
    return _returns(replace(room, asked_back=number), {**_others(room, who), who: Return(number, entry.badge)})


def _nodded(room: Room, _: str, entry: Nodded) -> Room:
    new, asked = next((who, one) for who, one in waiting(room) if one.number == entry.request)
    if not entry.yes:
        return _returns(room, {**room.returns, new: replace(asked, denied=True)})
    meant = room.with_badge(asked.badge)
    return room if meant is None else _returns(_taken_over(room, meant.who, new), _others(room, new))


def not_waiting(room: Room, who: str) -> Room:
    """Whoever comes in under a name of the own waits for no nod any more."""
    return _returns(room, _others(room, who)) if who in room.returns else room


def _taken_over(room: Room, old: str, new: str) -> Room:
    """All that was the old browser's is the new one's; where that had been somebody else, who was left out, that is gone."""
    meant = room.members[old]
    before = (*meant.before, old) if new != old else meant.before
    back = replace(meant, who=new, there=True, before=tuple(one for one in before if one != new))
    others = [(who, one) for who, one in room.members.items() if who != new or who == old]
    members = {(new if who == old else who): (back if who == old else one) for who, one in others}
    rounds = tuple(_answered_by(one, old, new) for one in room.rounds)
    return replace(room, members=Members(members), rounds=rounds)


def _answered_by(one: Round, old: str, new: str) -> Round:
    if old == new:
        return one
    votes = [{who: told for who, told in vote.items() if who != new} for vote in one.votes]
    moved = [{(new if who == old else who): told for who, told in vote.items()} for vote in votes]
    return replace(one, votes=tuple(MappingProxyType(vote) for vote in moved))


def _others(room: Room, who: str) -> dict[str, Return]:
    return {one: wanted for one, wanted in room.returns.items() if one != who}


def _returns(room: Room, wanted: Mapping[str, Return]) -> Room:
    return replace(room, returns=MappingProxyType(dict(wanted)))


MADE: Mapping[type[Entry], Callable[[Room, str, Any], Room]] = {Returning: _returning, Nodded: _nodded}
