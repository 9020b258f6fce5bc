"""What whoever teaches may do at a table, and what it makes of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from engine.fast_dataclass import changed
from lessons.shared_table import dealing
from lessons.shared_table.entry import TableEntry
from lessons.shared_table.shared_table import SharedTable
from lessons.shared_table.taught import TeachingState
from lessons.shared_table.teaching import lines, polls, prepared
from lessons.shared_table.teaching.entries import (
    HandLaid,
    HandsOpened,
    Moved,
    Paused,
    PollAnswered,
    PollClosed,
    PollOpened,
    PollShown,
    Returned,
    StepsSet,
    TeachingSet,
    WentBack,
)
from lessons.text.message import Message


def _set(table: SharedTable, who: str, entry: TeachingSet) -> Message | None:
    if who != table.opener:
        return Message("friends.refused.openers")
    between = not table.begun or lines.returned(table).over
    return _only(between and table.duplicate is None and entry.on == (table.teaching is None))


def _teachers(table: SharedTable, who: str) -> Message | None:
    """Why somebody who is not the teacher may not do what only the teacher may; None for the teacher."""
    if table.teaching is None:
        return Message("friends.refused.not-now")
    return None if who == table.teacher else Message("friends.refused.teachers")


def _hands(table: SharedTable, who: str, entry: HandsOpened) -> Message | None:
    if any(chair >= len(table.chairs) for chair in entry.chairs):
        return Message("friends.refused.no-chair")
    return _teachers(table, who) or _only(table.begun)


def _paused(table: SharedTable, who: str, entry: Paused) -> Message | None:
    nothing = entry.on and (not table.begun or table.over)
    paused = table.teaching is not None and table.teaching.paused
    return _teachers(table, who) or _only(not nothing and entry.on != paused)


def _went_back(table: SharedTable, who: str, entry: WentBack) -> Message | None:
    return _teachers(table, who) or _only(
        table.hand is not None and not _asks(table) and entry.trick in lines.tricks(table.hand)
    )


def _returned(table: SharedTable, who: str, _: Returned) -> Message | None:
    return _teachers(table, who) or _only(
        table.teaching is not None and table.teaching.real is not None and not _asks(table)
    )


def _laid(table: SharedTable, who: str, entry: HandLaid) -> Message | None:
    if said := _teachers(table, who) or _only(not table.stopped):
        return said
    return None if prepared.readable(table, entry.record) is not None else Message("friends.refused.no-record")


def _moved(table: SharedTable, who: str, entry: Moved) -> Message | None:
    if max(entry.chair, entry.to) >= len(table.chairs):
        return _teachers(table, who) or Message("friends.refused.no-chair")
    somebody = any(table.chairs[one].who for one in (entry.chair, entry.to))
    return _teachers(table, who) or _only(entry.chair != entry.to and somebody)


def _asks(table: SharedTable) -> bool:
    """Is, or was, everybody asked something, so that the deal has to stay as it is?"""
    return table.teaching is not None and table.teaching.poll is not None


def _only(now: bool) -> Message | None:
    return None if now else Message("friends.refused.not-now")


JUDGED: Mapping[type[TableEntry], Callable[[SharedTable, str, Any], Message | None]] = {
    TeachingSet: _set,
    HandsOpened: _hands,
    StepsSet: lambda table, who, entry: _teachers(table, who) or _only(entry.on != table.steps),
    HandLaid: _laid,
    Moved: _moved,
    Paused: _paused,
    WentBack: _went_back,
    Returned: _returned,
    PollOpened: lambda table, who, entry: _teachers(table, who) or polls.may_open(table, entry),
    PollAnswered: polls.may_answer,
    PollShown: lambda table, who, entry: _teachers(table, who) or polls.may_show(table, entry),
    PollClosed: lambda table, who, entry: _teachers(table, who) or polls.may_close(table, entry),
}
"""Why each of these may not be; None where it may."""


def anew(table: SharedTable) -> SharedTable:
    """Before another deal: what was opened is open no longer; what counts is the line that was played first, where that is over."""
    if table.teaching is None:
        return table
    table = changed(lines.returned(table), teaching=TeachingState(steps=table.steps))
    return table if table.over else changed(table, seats=tuple(changed(one, hand=None) for one in table.seats))


def _lay(table: SharedTable, entry: HandLaid) -> SharedTable:
    hand = prepared.readable(table, entry.record)
    return table if hand is None else prepared.laid(_played_where_free(anew(table)), hand)


def _played_where_free(table: SharedTable) -> SharedTable:
    """Players have the chairs in which nobody sits, as whenever there are cards."""
    return changed(table, chairs=tuple(one if one.person else replace(one, played=True) for one in table.chairs))


def _move(table: SharedTable, chair: int, to: int) -> SharedTable:
    """What one of them had half chosen is chosen no longer, and nothing of theirs is taken back."""
    for one in (chair, to):
        table = (dealing.undone(table, one) if table.begun else None) or table
    chairs = [*table.chairs]
    chairs[chair], chairs[to] = chairs[to], chairs[chair]
    before = {one: done for one, done in table.before.items() if one not in (chair, to)}
    return dealing.with_people(changed(table, chairs=tuple(chairs), before=before, asking=None))


def _now(table: SharedTable, **others: Any) -> SharedTable:
    return changed(table, teaching=changed(_its(table), **others))


def _its(table: SharedTable) -> TeachingState:
    assert table.teaching is not None
    return table.teaching


MADE: Mapping[type[TableEntry], Callable[[SharedTable, Any, Any], SharedTable]] = {
    TeachingSet: lambda table, _, entry: changed(lines.returned(table), teaching=TeachingState() if entry.on else None),
    HandsOpened: lambda table, _, entry: _now(table, opened=frozenset(entry.chairs)),
    Paused: lambda table, _, entry: _now(table, paused=entry.on),
    StepsSet: lambda table, _, entry: _now(table, steps=entry.on),
    HandLaid: lambda table, _, entry: _lay(table, entry),
    Moved: lambda table, _, entry: _move(table, entry.chair, entry.to),
    WentBack: lambda table, _, entry: lines.went_back(table, entry.trick),
    Returned: lambda table, _, __: lines.returned(table),
    PollOpened: lambda table, line, _: changed(table, teaching=polls.opened(_its(table), table, line.number)),
    PollAnswered: lambda table, line, entry: changed(table, teaching=polls.answered(_its(table), line.who, entry)),
    PollShown: lambda table, _, entry: changed(table, teaching=polls.shown(_its(table), entry)),
    PollClosed: lambda table, _, __: _now(table, poll=None),
}
"""What each of these, which may be, makes of the table."""
