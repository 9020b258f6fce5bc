"""Taking back what one has played: the others are asked, and where all of them agree the deal stands as it stood before.

What is asked for may be a card or a word, as long as its trick has not been taken up.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from engine.fast_dataclass import changed
from lessons.shared_table import dealing
from lessons.shared_table.shared_table import OpenRequest, SharedTable


def may_ask(table: SharedTable, chair: int) -> bool:
    """Has somebody done something in this chair that can still be taken back?"""
    hand = table.hand
    return hand is not None and chair in table.before and not hand.family.is_over(hand.state)


def asked(table: SharedTable, chair: int, number: int) -> SharedTable:
    """The others are asked, in the line of this number; where there are none, it is taken back at once."""
    return _decided(changed(table, asking=OpenRequest(chair, number)))


def agreed(table: SharedTable, chair: int, on: bool) -> SharedTable:
    """One of them has answered: a single no is enough for it to stay."""
    asking = table.asking
    if asking is None or not on:
        return changed(table, asking=None)
    return _decided(changed(table, asking=changed(asking, agreed=asking.agreed | {chair})))


def _decided(table: SharedTable) -> SharedTable:
    asking = table.asking
    if asking is None or table.people - asking.agreed - {asking.chair}:
        return table
    return as_before(table, table.before[asking.chair])


def as_before(table: SharedTable, kept: int) -> SharedTable:
    """The deal with the first so many of its actions only, as everybody sees them from the own chair."""
    assert table.hand is not None
    before = {chair: done for chair, done in table.before.items() if done < kept}
    return changed(played_again(table, table.hand.done[:kept]), before=before)


def played_again(table: SharedTable, actions: Iterable[Any]) -> SharedTable:
    """The deal in which these actions were done, as the first chair sees them, and nothing can be taken back."""
    return _taken_up(as_it_lay(table, actions))


def as_it_lay(table: SharedTable, actions: Iterable[Any]) -> SharedTable:
    """The same with the last trick of it where it lay, if it was whole."""
    again = dealing.with_people(changed(table, seats=table.dealt))
    for action in actions:
        again = dealing.player_did(_taken_up(again), action)
    return changed(again, before={}, asking=None)


def _taken_up(table: SharedTable) -> SharedTable:
    return dealing.swept(table) if table.hand is not None and table.hand.rests else table
