"""Another line of play: a teacher takes a deal back to a trick, and the line that was played is kept."""

from __future__ import annotations

from collections.abc import Mapping

from engine.fast_dataclass import changed
from lessons.shared_table.shared_table import SharedTable
from lessons.shared_table.taking_back import as_before, played_again
from lessons.tables.hand import TableHand


def tricks(hand: TableHand) -> Mapping[int, int]:
    """The tricks to which a deal can be taken back, and how much was done before each; 0 is the deal before anybody spoke."""
    count, plays = hand.game.seats, hand.plays
    begins = {0: 0} | ({1: plays[0]} if plays else {})
    begins |= {number + 1: plays[number * count - 1] + 1 for number in range(1, len(plays) // count + 1)}
    if begins.get(1) == 0:
        del begins[0]
    return {trick: done for trick, done in begins.items() if done < len(hand.done)}


def went_back(table: SharedTable, trick: int) -> SharedTable:
    """The deal as it stood before this trick. What was played first is kept, however often a deal is taken back."""
    hand, its = table.hand, table.teaching
    assert hand is not None
    assert its is not None
    real = hand.done if its.real is None else its.real
    return changed(as_before(table, tricks(hand)[trick]), teaching=changed(its, real=real, lines=its.lines + 1))


def returned(table: SharedTable) -> SharedTable:
    """The line that was played first, as far as it went; of the other one nothing is left."""
    its = table.teaching
    if its is None or its.real is None:
        return table
    return changed(played_again(table, its.real), teaching=changed(its, real=None, lines=its.lines + 1))
