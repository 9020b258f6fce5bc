"""Deals that a plan's teaching tables look for: is there one, among so many as are looked through at the table?"""

from __future__ import annotations

from collections.abc import Iterator

from lessons.plans.shape import Plan
from lessons.shared_table.entries import TableLine, TableOpened
from lessons.shared_table.folding import fold
from lessons.shared_table.judging import LENGTHS
from lessons.shared_table.teaching.aiming import TRIES, with_aim
from lessons.tables.stages import SORTED

TEACHER = "teacher"


def in_vain(plan: Plan) -> Iterator[str]:
    """What is in none of them."""
    for part in plan.parts:
        aim = part.table.aim if part.table is not None else ""
        if aim and not _found(plan.game, aim):
            yield aim


def _found(game_id: str, aim: str) -> bool:
    opened = TableOpened(game=game_id, name=TEACHER, length=LENGTHS[0] if game_id == SORTED else "", teaching=True)
    return with_aim(fold([TableLine(1, TEACHER, opened)]), aim, range(TRIES)) is not None
