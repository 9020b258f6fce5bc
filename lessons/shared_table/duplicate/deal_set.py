"""A set of deals as its log tells it: which deals, by which rules, at which tables; a value, and the fold that makes it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import field

from pydantic import JsonValue

from engine.fast_dataclass import changed, fast_dataclass
from lessons.learner.misfits import fitted
from lessons.shared_table.duplicate.entries import SetLine, SetMade, TableJoined

MOST_TABLES = 16
"""As many as a club evening has."""


@fast_dataclass(frozen=True)
class DealSet:
    """The state of a deal set, folded from its log. ``number``: that of the last line read; ``tables``: the codes of those that
    play it, in the order in which they came.

    ``evening``: the room whose tables alone play it; empty where any table may.
    """

    number: int = 0
    game_id: str = ""
    seeds: tuple[int, ...] = ()
    strength: str = ""
    rules: Mapping[str, JsonValue] = field(default_factory=dict)
    tables: tuple[str, ...] = ()
    evening: str = ""

    @property
    def full(self) -> bool:
        return len(self.tables) >= MOST_TABLES


def fold(lines: Iterable[SetLine], before: DealSet | None = None) -> DealSet:
    """The set after these lines, read on from ``before`` where there is one."""
    found = before or DealSet()
    for line in lines:
        found = changed(fitted(_take, found, line, "a set of deals"), number=line.number)
    return found


def _take(found: DealSet, line: SetLine) -> DealSet:
    """A set is made once; a table that plays it already, or comes when there are too many, changes nothing."""
    entry = line.entry
    if isinstance(entry, SetMade) and not found.seeds:
        return changed(
            found,
            game_id=entry.game,
            seeds=entry.seeds,
            strength=entry.strength,
            rules=dict(entry.rules),
            evening=entry.evening,
        )
    if isinstance(entry, TableJoined) and found.seeds and not found.full and entry.table not in found.tables:
        return changed(found, tables=(*found.tables, entry.table))
    return found
