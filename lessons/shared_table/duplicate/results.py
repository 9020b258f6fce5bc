"""What a table of a duplicate keeps of its deals: how many were dealt, who was there, and what each came to."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Protocol

from engine.discovery import last, modules_in
from engine.fast_dataclass import changed
from lessons.shared_table.duplicate import came_to as families
from lessons.shared_table.duplicate_state import DealResult
from lessons.shared_table.shared_table import SharedTable
from lessons.tables.hand import TableHand


class CameTo(Protocol):
    """What the module of a family has: what a deal, which is over, came to, seen from the first chair."""

    def __call__(self, hand: TableHand, names: tuple[str, ...]) -> DealResult: ...


@cache
def _modules() -> dict[str, str]:
    """Family -> the module that tells what its deals came to."""
    return {last(name): name for name in modules_in(families.__name__)}


def is_told(family: str) -> bool:
    """Is there such a module?"""
    return family in _modules()


@cache
def _came_to(family: str) -> CameTo:
    found: CameTo = import_module(_modules()[family]).result
    return found


def dealt(table: SharedTable) -> SharedTable:
    """One deal more of the set lies there."""
    its = table.duplicate
    if its is None:
        return table
    return sat(changed(table, duplicate=changed(its, dealt=its.dealt + 1)))


def sat(table: SharedTable) -> SharedTable:
    """Whoever has a chair once cards were dealt has seen cards of this set."""
    its = table.duplicate
    if its is None or not its.dealt:
        return table
    there = frozenset(chair.who for chair in table.chairs if chair.who)
    return table if there <= its.played else changed(table, duplicate=changed(its, played=its.played | there))


def noted(table: SharedTable) -> SharedTable:
    """With what the deal came to, once it is over; that stays, whatever happens at the table afterwards."""
    its, hand = table.duplicate, table.hand
    if its is None or hand is None or not table.over or its.dealt - 1 in its.results:
        return table
    names = tuple(chair.name if chair.who else "" for chair in table.chairs)
    found = _came_to(hand.game.family)(hand, names)
    return changed(table, duplicate=changed(its, results={**its.results, its.dealt - 1: found}))
