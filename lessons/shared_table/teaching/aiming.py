"""A deal in which something is: deals are played out as the program plays, until one has it; so many of them, and no more."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from importlib import import_module
from typing import Any

from engine.discovery import last, modules_in
from engine.fast_dataclass import changed
from engine.game import game
from lessons.shared_table import dealing
from lessons.shared_table.shared_table import SharedTable
from lessons.shared_table.teaching import aims as families
from lessons.shared_table.teaching.aims.aim import DealAim
from lessons.shared_table.teaching.teacher import anew
from lessons.tables.hand import TableHand
from lessons.tables.others import by_the_book, unprompted
from lessons.tables.playing import done

TRIES = 300
"""Deals that are looked through: some two seconds of them."""


@cache
def aims(game_id: str) -> Mapping[str, DealAim]:
    """What deals of this game can be looked for by, by name; nothing where its family has none."""
    its = game(game_id)
    modules = {last(name): name for name in modules_in(families.__name__)}
    if its.family not in modules:
        return {}
    found: Mapping[str, DealAim] = import_module(modules[its.family]).aims(its)
    return found


def with_aim(table: SharedTable, name: str, numbers: Iterable[int]) -> int | None:
    """The first of these numbers of deals in which there is this, dealt at this table as it stands; None where none has it."""
    its, fresh = aims(table.game_id)[name], anew(table)
    for number in numbers:
        hand = dealing.dealt(fresh, number, table.number + 1).hand
        assert hand is not None
        end = played_out(hand)
        if end.family.played_at_all(end.state) and its.fits(end.state):
            return number
    return None


def played_out(hand: TableHand) -> TableHand:
    """The deal to its end, as the program plays in all chairs; the same whenever it is asked for."""
    hand = changed(hand, people=frozenset())
    while not hand.family.is_over(hand.state):
        hand = changed(hand, rests=False, talks=False)
        hand = done(hand, _next(hand))
    return hand


def _next(hand: TableHand) -> Any:
    action = unprompted(hand)
    return by_the_book(hand) if action is None else action
