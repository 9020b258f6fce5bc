"""What whoever teaches may do at a table, and what it makes of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from engine.fast_dataclass import changed
from lessons.shared_table import lines, polls
from lessons.shared_table.entry import TableEntry
from lessons.shared_table.shared_table import SharedTable, Teaching
from lessons.shared_table.teaching_entries import (
    HandsOpened,
    Paused,
    PollAnswered,
    PollClosed,
    PollOpened,
    PollShown,
    Returned,
    TeachingSet,
    WentBack,
)
from lessons.text.said import Said


def _set(table: SharedTable, who: str, entry: TeachingSet) -> Said | None:
    if who != table.opener:
        return Said("friends.refused.openers")
    between = not table.begun or lines.returned(table).over
    return _only(between and entry.on == (table.teaching is None))


def _teachers(table: SharedTable, who: str) -> Said | None:
    """Why somebody who is not the teacher may not do what only the teacher may; None for the teacher."""
    if table.teaching is None:
        return Said("friends.refused.not-now")
    return None if who == table.teacher else Said("friends.refused.teachers")


def _hands(table: SharedTable, who: str, entry: HandsOpened) -> Said | None:
    if any(chair >= len(table.chairs) for chair in entry.chairs):
        return Said("friends.refused.no-chair")
    return _teachers(table, who) or _only(table.begun)


def _paused(table: SharedTable, who: str, entry: Paused) -> Said | None:
    nothing = entry.on and (not table.begun or table.over)
    paused = table.teaching is not None and table.teaching.paused
    return _teachers(table, who) or _only(not nothing and entry.on != paused)


def _went_back(table: SharedTable, who: str, entry: WentBack) -> Said | None:
    return _teachers(table, who) or _only(
        table.hand is not None and not _asks(table) and entry.trick in lines.tricks(table.hand)
    )


def _returned(table: SharedTable, who: str, _: Returned) -> Said | None:
    return _teachers(table, who) or _only(
        table.teaching is not None and table.teaching.real is not None and not _asks(table)
    )


def _asks(table: SharedTable) -> bool:
    """Is, or was, everybody asked something, so that the deal has to stay as it is?"""
    return table.teaching is not None and table.teaching.poll is not None


def _only(now: bool) -> Said | None:
    return None if now else Said("friends.refused.not-now")


JUDGED: Mapping[type[TableEntry], Callable[[SharedTable, str, Any], Said | None]] = {
    TeachingSet: _set,
    HandsOpened: _hands,
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
    table = changed(lines.returned(table), teaching=Teaching())
    return table if table.over else changed(table, seats=tuple(changed(one, hand=None) for one in table.seats))


def _now(table: SharedTable, **others: Any) -> SharedTable:
    return changed(table, teaching=changed(_its(table), **others))


def _its(table: SharedTable) -> Teaching:
    assert table.teaching is not None
    return table.teaching


MADE: Mapping[type[TableEntry], Callable[[SharedTable, Any, Any], SharedTable]] = {
    TeachingSet: lambda table, _, entry: changed(lines.returned(table), teaching=Teaching() if entry.on else None),
    HandsOpened: lambda table, _, entry: _now(table, opened=frozenset(entry.chairs)),
    Paused: lambda table, _, entry: _now(table, paused=entry.on),
    WentBack: lambda table, _, entry: lines.went_back(table, entry.trick),
    Returned: lambda table, _, __: lines.returned(table),
    PollOpened: lambda table, line, _: changed(table, teaching=polls.opened(_its(table), table, line.number)),
    PollAnswered: lambda table, line, entry: changed(table, teaching=polls.answered(_its(table), line.who, entry)),
    PollShown: lambda table, _, entry: changed(table, teaching=polls.shown(_its(table), entry)),
    PollClosed: lambda table, _, __: _now(table, poll=None),
}
"""What each of these, which may be, makes of the table."""
