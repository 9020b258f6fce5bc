"""The teaching table of a plan's part: opened with its cards, for whoever leads to teach at and everybody to look on."""

from __future__ import annotations

from lessons.learner.shared_logs.rooms import NewLine
from lessons.places.at_a_table import prepared
from lessons.places.at_a_table.opening import LONGEST_NAME, begun
from lessons.places.at_a_table.seat import laid_by_teacher
from lessons.places.in_a_room.room import Seat
from lessons.places.place import Context
from lessons.places.practice import STRENGTHS
from lessons.plans.shape import OnTable
from lessons.shared_table.entries import CODEC, TableOpened
from lessons.shared_table.entry import TableEntry
from lessons.shared_table.judging import LENGTHS
from lessons.shared_table.shared_table import SharedTable
from lessons.shared_table.teaching.entries import StepsSet
from lessons.tables.stages import SORTED


def open_table(context: Context, now: Seat, game_id: str, cards: OnTable, nonce: str) -> str:
    """The code of a teaching table with these cards; the same once more where the press comes twice. The program plays card by
    card there, so that nobody has missed anything who sits down. Errors: :class:`lessons.moves.move.MoveRefused`, in words where
    there are no such cards."""
    opened = TableOpened(
        game=game_id,
        name=now.code[:LONGEST_NAME],
        length=LENGTHS[0] if game_id == SORTED else "",
        strength=STRENGTHS[0] if game_id == SORTED else "",
        teaching=True,
        evening=now.code,
    )
    steps = StepsSet(on=True)
    name, more = f"{nonce[:50]}.taught", [NewLine(now.who, steps.kind, CODEC.write(steps), "steps")]
    code = begun(context, "table", now.who, name, CODEC.write, opened, more)
    laid_by_teacher(context, now.who, code, lambda table: _laid(table, now.who, cards), f"{nonce[:50]}.cards")
    return code


def _laid(table: SharedTable, who: str, cards: OnTable) -> TableEntry:
    if cards.record or cards.problem:
        return prepared.laid(table, {"record": cards.record} if cards.record else {"theme": cards.problem})
    return prepared.dealt(table, who, {"aim": cards.aim} if cards.aim else {"number": cards.number})
