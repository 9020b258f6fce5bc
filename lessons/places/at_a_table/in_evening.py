"""A table of a tournament: what the evening says of it, and of whoever looks."""

from __future__ import annotations

from dataclasses import dataclass

from lessons.evening.activities.on_telephones import RoundTable, is_through, kept_for, table_in, table_of, tables_now
from lessons.evening.room import Room
from lessons.moves.move import MoveRefused
from lessons.places.place import Context
from lessons.shared_table.entries import SatAgain
from lessons.shared_table.shared_table import SharedTable
from lessons.text.message import Message


@dataclass(frozen=True, slots=True)
class InPlan:
    """A teaching table that a part of an evening's plan has opened. ``room``: its code; ``on``: the evening is there now."""

    room: str
    on: bool


@dataclass(frozen=True, slots=True)
class InEvening:
    """``room``: its code. ``placed``: where in the tournament; None of a table that was opened and never used.

    ``leads``: whoever looks leads the evening and plays none of these deals: they may look on, and help. ``kept``: the chair that
    is theirs, though another browser of theirs has taken it. ``gathered``: the room does something else now. ``next``: the code of
    the table at which they sit in a later round. ``shown``: the wall shows this table.
    """

    room: str
    placed: RoundTable | None
    leads: bool = False
    kept: int | None = None
    gathered: bool = False
    next: str = ""
    shown: bool = False

    @property
    def over(self) -> bool:
        """Is nothing played here any more, as the round is over?"""
        return self.placed is None or not self.placed.on


def in_evening(context: Context, who: str, code: str, table: SharedTable) -> InEvening | None:
    """None of a table that belongs to no tournament. Errors: :class:`MoveRefused` ``no-such-place`` where that was forgotten."""
    if not table.in_tournament:
        return None
    room = _room(context, table)
    if room is None or room.forgotten:
        raise MoveRefused("no-such-place", code)
    its, me = table_in(room, code), room.member(who)
    if its is None:
        return InEvening(table.evening, None)
    leads = who in room.hosts and not its.plays(room, who)
    kept = kept_for(table, me) if me is not None and table.chair_of(who) is None else None
    at = table_of(room, me.badge) if me is not None and room.phase != "ended" else ""
    return InEvening(
        table.evening, its, leads, kept, room.phase != "tables", at if at != code else "", room.shown == code
    )


def in_plan(context: Context, who: str, code: str, table: SharedTable) -> tuple[InPlan | None, str]:
    """What there is where a plan has opened the table, and as whom this person acts there: whoever leads the evening, with
    whichever browser, teaches. Errors: :class:`MoveRefused` ``no-such-place`` where the evening was forgotten."""
    if not table.in_plan:
        return None, who
    room = _room(context, table)
    if room is None or room.forgotten:
        raise MoveRefused("no-such-place", code)
    teaches = who in room.hosts and table.chair_of(who) is None
    return InPlan(table.evening, room.phase == "taught" and room.taught == code), table.opener if teaches else who


def sat_again(its: InEvening) -> SatAgain:
    """Whose chair it is takes it with another browser. Errors: :class:`MoveRefused` for all others."""
    if its.kept is None:
        raise MoveRefused("in-words", said=Message("friends.refused.kept"))
    return SatAgain(chair=its.kept)


def told(context: Context, table: SharedTable, number: str) -> tuple[tuple[str, str], ...]:
    """Who else hears what has changed here: whoever leads, the wall, and everybody when the last table is through."""
    room = _room(context, table)
    if room is None:
        return ()
    news = tuple((f"{sort}/{table.evening}", number) for sort in ("desk", "wall"))
    tables = (context.tables.table(context.store.rooms, code) for code in tables_now(room))
    through = all(one is None or is_through(one) for one in tables)
    return (*news, (f"room/{table.evening}", f"{room.revision}#{number}")) if through else news


def _room(context: Context, table: SharedTable) -> Room | None:
    return context.rooms.room(context.store.rooms, table.evening)
