"""A round of a tournament on telephones: its deals are made, and a shared table for each match, its chairs kept for the four."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from lessons.evening.activities.on_telephones import FEWEST_TABLES, chairs_of
from lessons.evening.activities.tables import FEWEST
from lessons.evening.entries.lifecycle import Laid
from lessons.learner.shared_logs.rooms import NewLine
from lessons.moves.move import MoveRefused
from lessons.places.at_a_table import duplicate
from lessons.places.at_a_table.opening import LONGEST_NAME, begun
from lessons.places.in_a_room.room import Seat
from lessons.places.place import Context
from lessons.places.practice import STRENGTHS
from lessons.shared_table import entries
from lessons.shared_table.duplicate.deal_set import MOST_TABLES
from lessons.shared_table.duplicate.entries import CODEC as SET_CODEC
from lessons.shared_table.duplicate.entries import SetMade
from lessons.shared_table.entry import TableEntry
from lessons.tables.stages import SORTED
from lessons.text.message import Message

Two = tuple[int, int]


def open_tables(
    context: Context, now: Seat, deals: int, tables: Sequence[Two], nonce: str
) -> tuple[str, tuple[Laid, ...]]:
    """The code of the set, and the tables of it where these pairs meet; the same once more where the press comes twice.

    Errors: :class:`MoveRefused`.
    """
    if len(tables) < FEWEST_TABLES:
        raise MoveRefused("in-words", said=Message("evening.refused.few-tables", {"n": FEWEST_TABLES * FEWEST}))
    if len(tables) > MOST_TABLES:
        raise MoveRefused("in-words", said=Message("evening.refused.many-tables", {"n": MOST_TABLES}))
    strength, rooms = STRENGTHS[0], context.store.rooms
    made = SetMade(game=SORTED, seeds=duplicate.drawn(deals), strength=strength, evening=now.code)
    code = begun(context, "set of deals", now.who, f"{nonce[:50]}.set", SET_CODEC.write, made)
    its = context.sets.found(rooms, code)
    if its is None:
        raise MoveRefused("not-now")
    opened = entries.TableOpened(
        game=SORTED,
        name=now.code[:LONGEST_NAME],
        strength=strength,
        duplicate=code,
        seeds=its.seeds,
        evening=now.code,
    )
    found = []
    for number, two in enumerate(tables):
        name, kept = f"{nonce[:50]}.table{number}", tuple(_kept(now, two))
        table = begun(context, "table", now.who, name, entries.CODEC.write, opened, kept)
        found.append(Laid(match=table, pairs=two))
        if (stands := context.tables.table(rooms, table)) is not None:
            duplicate.join(context, table, stands, now.who)
    return code, tuple(found)


def _kept(now: Seat, two: Two) -> Iterator[NewLine]:
    """Everybody sits down, each in a line of their own; of whoever has gone home, or is nobody, the program plays."""
    for chair, member in enumerate(chairs_of(now.room, two)):
        if member is None:
            yield _line(now.who, entries.Shut(chair=chair, on=True), chair)
            continue
        yield _line(member.who, entries.Sat(chair=chair, name=member.name[:LONGEST_NAME]), chair)
        if not member.there:
            yield _line(now.who, entries.PlayedFor(chair=chair, host=True), chair)


def _line(who: str, entry: TableEntry, chair: int) -> NewLine:
    return NewLine(who, entry.kind, entries.CODEC.write(entry), f"kept.{chair}")
