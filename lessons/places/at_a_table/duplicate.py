"""The same deals at several tables: the set of a table, the others that play it, and what may not be because of them."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping

from lessons.moves.move import MoveRefused
from lessons.moves.rng import new_seed
from lessons.places.entry_values import is_number
from lessons.places.place import Context
from lessons.shared_table.duplicate.deal_set import DealSet
from lessons.shared_table.duplicate.entries import SetMade, TableJoined
from lessons.shared_table.entries import DealtOut, Sat, TableOpened
from lessons.shared_table.entry import TableEntry
from lessons.shared_table.shared_table import SharedTable
from lessons.text.message import Message

NUMBERS = (2, 4, 8)
"""How many deals a set may have."""
LONGEST = 80
KNOWING = (DealtOut, Sat)
"""By which somebody comes to know cards of a set."""


def drawn(many: object) -> tuple[int, ...]:
    """The numbers of so many deals, by chance. Errors: :class:`MoveRefused`."""
    if not is_number(many) or many not in NUMBERS:
        raise MoveRefused("bad-move", f"value.deals: {many!r:.40}")
    return tuple(new_seed() for _ in range(many))


def meant(told: object) -> str:
    """The code of a set as somebody types it. Errors: :class:`MoveRefused`."""
    if not isinstance(told, str):
        raise MoveRefused("bad-move", f"value.same: {told!r:.40}")
    return "-".join(told[:LONGEST].casefold().replace("-", " ").split())


def set_of(context: Context, code: str) -> tuple[str, DealSet]:
    """The deal set of this code, or that of the table of this code, and its code. Errors: :class:`MoveRefused` if there is none."""
    rooms = context.store.rooms
    # Whatever else is called so, as an evening, is not read as one of these.
    kinds = {line.kind for line in rooms.lines(code)}
    table = context.tables.table(rooms, code) if TableOpened.kind in kinds else None
    if table is not None and table.duplicate is not None:
        code = table.duplicate.set_code
    if (table is not None or SetMade.kind in kinds) and (found := context.sets.found(rooms, code)) is not None:
        return code, found
    raise MoveRefused("in-words", said=Message("friends.refused.no-set"))


def knows(context: Context, tables: Iterable[str], who: Collection[str]) -> str | None:
    """Somebody of these who has had a chair at one of these tables while a deal of theirs was on; None where nobody has."""
    for code in tables:
        table = context.tables.table(context.store.rooms, code)
        its = table.duplicate if table is not None else None
        if its is not None and (found := next((one for one in who if one in its.played), None)) is not None:
            return found
    return None


def join(context: Context, code: str, table: SharedTable, who: str) -> None:
    """The set of this table names it, on disk when this returns: whoever was ended before that could be written, does it now."""
    if table.duplicate is None:
        return
    found = context.sets.found(context.store.rooms, table.duplicate.set_code)
    if found is not None and not found.full and code not in found.tables:
        context.sets.append(context.store.rooms, table.duplicate.set_code, who, TableJoined(table=code), code, found)


def tables(context: Context, code: str, table: SharedTable) -> Mapping[str, SharedTable]:
    """By its code, each table that plays the same deals, in the order in which they came; this one as it stands."""
    its, rooms = table.duplicate, context.store.rooms
    of_set = context.sets.found(rooms, its.set_code) if its is not None else None
    if its is None or of_set is None:
        return {}
    codes = of_set.tables if code in of_set.tables else (*of_set.tables, code)
    found = {one: table if one == code else context.tables.table(rooms, one) for one in codes}
    return {
        one: other
        for one, other in found.items()
        if other is not None and other.duplicate is not None and other.duplicate.seeds == its.seeds
    }


def judge(context: Context, code: str, table: SharedTable, who: str, entry: TableEntry) -> Message | None:
    """Why this may not be, because somebody knows these cards from another table; None where it may."""
    if table.duplicate is None or not isinstance(entry, KNOWING):
        return None
    sits = {who: entry.name} if isinstance(entry, Sat) else {one.who: one.name for one in table.chairs if one.who}
    its = context.sets.found(context.store.rooms, table.duplicate.set_code) or DealSet()
    known = knows(context, (one for one in its.tables if one != code), sits)
    return Message("friends.refused.elsewhere", {"name": sits[known]}) if known is not None else None
