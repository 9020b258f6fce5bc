"""Who may do what in a room now: every entry is looked at before it is written, and once more when the log is read."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Mapping
from typing import Any

from lessons.evening.activities import own_pace, same_deal, tables
from lessons.evening.entries.lifecycle import Addressed, Agreed, Nodded, Raised, Returning
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
    OneForgotten,
    Opened,
    Planned,
    Renamed,
    Reopened,
    Revealed,
    SecondVote,
    Talked,
    Turn,
)
from lessons.evening.forgetting import judge_forgetting
from lessons.evening.returning import judge_nod, judge_returning
from lessons.evening.room import Phase, Room
from lessons.text.message import Message

LONGEST_NAME = 24
MOST_MEMBERS = 400
MOST_ROUNDS = 500
MOST_HOMEWORK = 20

BEFORE: Mapping[type[Turn], tuple[Phase, ...]] = {
    Closed: ("open",),
    Reopened: ("closed",),
    Talked: ("closed",),
    SecondVote: ("talk",),
    Revealed: ("open", "closed", "talk"),
    Covered: ("revealed",),
}
"""In which phase a host may go on so."""


def judge(room: Room, who: str, entry: Entry) -> Message | None:
    """Why this may not be written now; None where it may."""
    if isinstance(entry, Opened):
        return Message("evening.refused.open") if room.hosts else None
    if isinstance(entry, OneForgotten):
        return judge_forgetting(room, who, entry)
    if isinstance(entry, Homework | Forgotten):
        return _afterwards(room, who, entry)
    if room.phase == "ended":
        return Message("evening.refused.ended")
    own = _OF_MEMBERS.get(type(entry))
    if own is not None:
        return own(room, who, entry)
    if who not in room.hosts:
        return Message("evening.refused.host")
    return _of_hosts(room, entry)


def name_fault(name: str) -> Message | None:
    """What is wrong with a name somebody wants to be called by."""
    if not name or not any(unicodedata.category(one)[0] in "LNS" for one in name):
        return Message("evening.refused.no-name")
    if len(name) > LONGEST_NAME:
        return Message("evening.refused.long-name", {"most": LONGEST_NAME})
    return None


def _joins(room: Room, who: str, entry: Entry) -> Message | None:
    assert isinstance(entry, Joined)
    if room.member(who) is None and len(room.there) >= MOST_MEMBERS:
        return Message("evening.refused.full", {"most": MOST_MEMBERS})
    return name_fault(entry.name)


def _renames(room: Room, who: str, entry: Entry) -> Message | None:
    assert isinstance(entry, Renamed)
    meant = room.with_badge(entry.badge)
    if meant is None:
        return Message("evening.refused.nobody")
    return name_fault(entry.name) if who in (meant.who, *room.hosts) else Message("evening.refused.host")


def _answers(room: Room, who: str, entry: Entry) -> Message | None:
    assert isinstance(entry, Answered)
    now = room.round
    if room.member(who) is None:
        return Message("evening.refused.not-in")
    if room.phase != "open" or now is None or (entry.round, entry.vote) != (now.number, len(now.votes)):
        return Message("evening.refused.closed")
    return None


_OF_MEMBERS: Mapping[type[Entry], Callable[[Room, str, Any], Message | None]] = {
    Hosted: lambda *_: None,  # whether the key was right is looked at where it comes in, for no log holds it
    Joined: _joins,
    Renamed: _renames,
    Answered: _answers,
    Returning: judge_returning,
    Raised: own_pace.judge_hand,
}
"""What others than hosts may do."""


def _of_hosts(room: Room, entry: Entry) -> Message | None:
    if isinstance(entry, LeftOut):
        meant = room.with_badge(entry.badge)
        return None if meant is not None and meant.there else Message("evening.refused.nobody")
    if isinstance(entry, Asked):
        return Message("evening.refused.long-evening") if len(room.rounds) >= MOST_ROUNDS else None
    if isinstance(entry, Planned):
        return _plans(room, entry)
    if isinstance(entry, Turn):
        if entry.seen != room.revision or room.phase not in BEFORE[type(entry)]:
            return Message("evening.refused.not-now")
        second = room.round is not None and len(room.round.votes) > 1
        return Message("evening.refused.talked") if isinstance(entry, Talked) and second else None
    if isinstance(entry, Nodded):
        return judge_nod(room, entry)
    if isinstance(entry, own_pace.HOSTS):
        return own_pace.judge_pace(room, entry)
    if isinstance(entry, same_deal.HOSTS):
        return same_deal.judge_deal(room, entry)
    if isinstance(entry, tables.HOSTS):
        return tables.judge_tables(room, entry)
    return None if isinstance(entry, Addressed | Agreed | Ended) else Message("evening.refused.not-now")


def _plans(room: Room, entry: Planned) -> Message | None:
    if entry.turn != room.planning.turn:
        return Message("evening.refused.not-now")
    does = entry.asked or entry.played
    return _of_hosts(room, does) if does is not None else None


def _afterwards(room: Room, who: str, entry: Homework | Forgotten) -> Message | None:
    """What a host may do after the end as well, or only then."""
    if who not in room.hosts:
        return Message("evening.refused.host")
    if room.forgotten:
        return Message("evening.refused.forgotten")
    if isinstance(entry, Forgotten):
        return None if room.phase == "ended" else Message("evening.refused.not-ended")
    if len(room.homework) >= MOST_HOMEWORK:
        return Message("evening.refused.much-homework", {"most": MOST_HOMEWORK})
    revealed = {one.number for one in room.rounds if one.revealed}
    fits = {
        "lesson": bool(entry.lesson),
        "rounds": bool(entry.rounds) and set(entry.rounds) <= revealed,
        "wrong": bool(revealed or room.paced),
    }
    return None if fits[entry.sort] else Message("evening.refused.no-homework")
