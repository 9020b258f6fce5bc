"""A deal at the table as a record: text to be kept or mailed, and read again."""

from __future__ import annotations

from zlib import crc32

from engine.errors import BadInput
from engine.game import game
from engine.record import take_apart
from lessons.tables.families import has_own_table
from lessons.tables.hand import TableHand
from lessons.tables.playing import done
from lessons.tables.stages import SORTED


def record_of(hand: TableHand, upto: int | None = None) -> str:
    """The whole of it, or so many of its actions. Ends with a line break."""
    return hand.game.deal.write(hand.state, hand.done[:upto])


def hand_of(record: str) -> TableHand:
    """The deal of this record, as far as it goes. Errors: :class:`BadInput` where it is none of a game played at a table."""
    name = take_apart(record).game
    its = game(name)
    if name != SORTED and not has_own_table(name):
        raise BadInput("bad-record", f"{name} is not played at this table", "line 1")
    state, actions = its.deal.read(record)
    seed = crc32("\n".join(lines_of(record)).encode())
    return TableHand(seed, name, state, actions, news=len(actions), sort="again" if name == SORTED else "")


def lines_of(record: str) -> list[str]:
    """A record as the log keeps it: its lines."""
    return [" ".join(line.split()) for line in record.splitlines() if line.strip()]


def hand_of_lines(lines: object) -> TableHand | None:
    """The deal of a record as the log keeps it; None where it is none."""
    try:
        return hand_of("\n".join(map(str, lines))) if isinstance(lines, list) else None
    except BadInput:
        return None


def again(hand: TableHand, kept: int) -> TableHand:
    """The same deal once more, from where so much of it was done."""
    fresh = TableHand(hand.seed, hand.game_id, hand.family.again(hand.state))
    for action in hand.done[:kept]:
        fresh = done(fresh, action)
    return fresh
