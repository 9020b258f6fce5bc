"""The same deals at several tables: the set of a table, the others that play it, and what may not be because of them."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping

from lessons.moves.chance import drawn_seed
from lessons.moves.move import Refused
from lessons.places.entry_values import is_number
from lessons.places.place import Ground
from lessons.shared_table.duplicate.deal_set import DealSet
from lessons.shared_table.duplicate.entries import SetMade, TableJoined
from lessons.shared_table.entries import DealtOut, Sat, TableOpened
from lessons.shared_table.entry import TableEntry
from lessons.shared_table.shared_table import SharedTable
from lessons.text.said import Said

NUMBERS = (2, 4, 8)
"""How many deals a set may have."""
LONGEST = 80
KNOWING = (DealtOut, Sat)
"""By which somebody comes to know cards of a set."""


def drawn(many: object) -> tuple[int, ...]:
    """The numbers of so many deals, by chance. Errors: :class:`Refused`."""
    if not is_number(many) or many not in NUMBERS:
        raise Refused("bad-move", f"value.deals: {many!r:.40}")
    return tuple(drawn_seed() for _ in range(many))


def meant(told: object) -> str:
    """The code of a set as somebody types it. Errors: :class:`Refused`."""
    if not isinstance(told, str):
        raise Refused("bad-move", f"value.same: {told!r:.40}")
    return "-".join(told[:LONGEST].casefold().replace("-", " ").split())


def set_of(ground: Ground, code: str) -> tuple[str, DealSet]:
    """The set of this code, or that of the table of this code, and its own code. Errors: :class:`Refused` where there is none."""
    rooms = ground.store.rooms
    # Whatever else is called so, as an evening, is not read as one of these.
    kinds = {line.kind for line in rooms.lines(code)}
    table = ground.tables.table(rooms, code) if TableOpened.kind in kinds else None
    if table is not None and table.duplicate is not None:
        code = table.duplicate.set_code
    if (table is not None or SetMade.kind in kinds) and (found := ground.sets.found(rooms, code)) is not None:
        return code, found
    raise Refused("in-words", said=Said("friends.refused.no-set"))


def knows(ground: Ground, tables: Iterable[str], who: Collection[str]) -> str | None:
    """Somebody of these who has had a chair at one of these tables while a deal of theirs was on; None where nobody has."""
    for code in tables:
        table = ground.tables.table(ground.store.rooms, code)
        its = table.duplicate if table is not None else None
        if its is not None and (found := next((one for one in who if one in its.played), None)) is not None:
            return found
    return None


def join(ground: Ground, code: str, table: SharedTable, who: str) -> None:
    """The set of this table names it, on disk when this returns: whoever was ended before that could be written, does it now."""
    if table.duplicate is None:
        return
    found = ground.sets.found(ground.store.rooms, table.duplicate.set_code)
    if found is not None and not found.full and code not in found.tables:
        ground.sets.append(ground.store.rooms, table.duplicate.set_code, who, TableJoined(table=code), code, found)


def tables(ground: Ground, code: str, table: SharedTable) -> Mapping[str, SharedTable]:
    """By its code, each table that plays the same deals, in the order in which they came; this one as it stands."""
    its, rooms = table.duplicate, ground.store.rooms
    of_set = ground.sets.found(rooms, its.set_code) if its is not None else None
    if its is None or of_set is None:
        return {}
    codes = of_set.tables if code in of_set.tables else (*of_set.tables, code)
    found = {one: table if one == code else ground.tables.table(rooms, one) for one in codes}
    return {
        one: other
        for one, other in found.items()
        if other is not None and other.duplicate is not None and other.duplicate.seeds == its.seeds
    }


def judge(ground: Ground, code: str, table: SharedTable, who: str, entry: TableEntry) -> Said | None:
    """Why this may not be, because somebody knows these cards from another table; None where it may."""
    if table.duplicate is None or not isinstance(entry, KNOWING):
        return None
    sits = {who: entry.name} if isinstance(entry, Sat) else {one.who: one.name for one in table.chairs if one.who}
    its = ground.sets.found(ground.store.rooms, table.duplicate.set_code) or DealSet()
    known = knows(ground, (one for one in its.tables if one != code), sits)
    return Said("friends.refused.elsewhere", {"name": sits[known]}) if known is not None else None
