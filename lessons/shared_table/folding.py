"""What each entry makes of a shared table. One that may not be there (a press that came too late) changes nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from typing import Any

from engine.fast_dataclass import changed
from engine.game import game
from lessons.learner.misfits import fitted
from lessons.shared_table import claiming, dealing, entries, taking_back
from lessons.shared_table.duplicate import results
from lessons.shared_table.duplicate_state import DuplicateState
from lessons.shared_table.entry import TableEntry
from lessons.shared_table.judging import judge
from lessons.shared_table.shared_table import Chair, SharedTable
from lessons.shared_table.taught import TeachingState
from lessons.shared_table.teaching import teacher

NOBODY = Chair()
Makes = Callable[[SharedTable, entries.TableLine, Any], SharedTable]


def fold(lines: Iterable[entries.TableLine], before: SharedTable | None = None) -> SharedTable:
    """The table after these lines, read on from ``before`` where there is one."""
    table = before or SharedTable()
    for line in lines:
        after = fitted(take, table, line, "a table")
        # One that does not fit is passed over for good.
        table = after if after.number >= line.number else changed(after, number=line.number)
    return table


def take(table: SharedTable, line: entries.TableLine) -> SharedTable:
    """The table after one line more."""
    if judge(table, line.who, line.entry) is not None:
        return changed(table, number=line.number)
    after = changed(by_itself(table, line), number=line.number)
    if isinstance(line.entry, entries.WithPlayers):
        played = claiming.played_out if claiming.granted(after) else dealing.players_did
        after = changed(played(after, line.entry.players), since=line.at)
    return results.noted(after)


def by_itself(table: SharedTable, line: entries.TableLine) -> SharedTable:
    """The table after an entry that may be, before the players go on."""
    return _MADE[type(line.entry)](table, line, line.entry)


def _opened(table: SharedTable, line: entries.TableLine, entry: entries.TableOpened) -> SharedTable:
    first = NOBODY if entry.teaching or entry.evening else Chair(line.who, entry.name)
    chairs = (first, *(NOBODY,) * (game(entry.game).seats - 1))
    return changed(
        table,
        game_id=entry.game,
        opener=line.who,
        length=entry.length,
        strength=entry.strength,
        rules=dict(entry.rules),
        chairs=chairs,
        host=entry.name,
        teaching=TeachingState() if entry.teaching else None,
        duplicate=DuplicateState(entry.duplicate, entry.seeds) if entry.seeds else None,
        evening=entry.evening,
        since=line.at,
    )


def _seat(table: SharedTable, number: int, chair: Chair) -> SharedTable:
    chairs = (*table.chairs[:number], chair, *table.chairs[number + 1 :])
    return dealing.with_people(changed(table, chairs=chairs, asking=None))


def _sat(table: SharedTable, line: entries.TableLine, entry: entries.Sat) -> SharedTable:
    before = table.chair_of(line.who)
    if before is not None and before != entry.chair:
        table = _seat(table, before, NOBODY)
    return results.sat(_seat(table, entry.chair, Chair(line.who, _told_apart(table, line.who, entry.name))))


def _sat_again(table: SharedTable, line: entries.TableLine, entry: entries.SatAgain) -> SharedTable:
    its = table.chairs[entry.chair]
    return results.sat(_seat(table, entry.chair, Chair(line.who, its.name)))


def _told_apart(table: SharedTable, who: str, name: str) -> str:
    """The name, with a number behind it where somebody else at the table is called so."""
    taken = {chair.name.casefold() for chair in table.chairs if chair.who and chair.who != who}
    numbered = (f"{name} {number}" for number in range(2, len(table.chairs) + 2))
    return name if name.casefold() not in taken else next(one for one in numbered if one.casefold() not in taken)


def _stood(table: SharedTable, line: entries.TableLine, _: entries.Stood) -> SharedTable:
    number = table.chair_of(line.who)
    return table if number is None else _seat(table, number, Chair(played=table.begun))


def _shut(table: SharedTable, _: entries.TableLine, entry: entries.Shut) -> SharedTable:
    return _seat(table, entry.chair, Chair(played=table.begun, shut=entry.on))


def _played_for(table: SharedTable, _: entries.TableLine, entry: entries.PlayedFor) -> SharedTable:
    undone = dealing.undone(table, entry.chair) if table.begun else None
    return _seat(undone or table, entry.chair, replace(table.chairs[entry.chair], played=True))


def _came_back(table: SharedTable, line: entries.TableLine, _: entries.CameBack) -> SharedTable:
    number = table.chair_of(line.who)
    return table if number is None else _seat(table, number, replace(table.chairs[number], played=False))


def _dealt_out(table: SharedTable, line: entries.TableLine, entry: entries.DealtOut) -> SharedTable:
    chairs = tuple(one if one.person else replace(one, played=True) for one in table.chairs)
    return results.dealt(dealing.dealt(teacher.anew(changed(table, chairs=chairs)), entry.seed, line.number))


def _from_a_chair(does: Callable[[SharedTable, int, int, Any], SharedTable | None]) -> Makes:
    """What somebody with a chair does: ``does`` is told which, the line's number and the entry; None where nothing comes of it."""

    def make(table: SharedTable, line: entries.TableLine, entry: Any) -> SharedTable:
        chair = table.chair_of(line.who)
        return table if chair is None else does(table, chair, line.number, entry) or table

    return make


_MADE: Mapping[type[TableEntry], Makes] = {
    entries.TableOpened: _opened,
    entries.Sat: _sat,
    entries.SatAgain: _sat_again,
    entries.Stood: _stood,
    entries.Shut: _shut,
    entries.PlayedFor: _played_for,
    entries.CameBack: _came_back,
    entries.DealtOut: _dealt_out,
    entries.Acted: _from_a_chair(lambda table, chair, number, it: dealing.acted(table, chair, dict(it.value), number)),
    entries.Undone: _from_a_chair(lambda table, chair, _, __: dealing.undone(table, chair)),
    entries.AskedBack: _from_a_chair(lambda table, chair, number, _: taking_back.asked(table, chair, number)),
    entries.Agreed: _from_a_chair(lambda table, chair, _, it: taking_back.agreed(table, chair, it.on)),
    entries.Claimed: _from_a_chair(lambda table, chair, number, _: claiming.claimed(table, chair, number)),
    entries.Conceded: _from_a_chair(lambda table, chair, _, it: claiming.answered(table, chair, it.on)),
    entries.Swept: lambda table, _, __: dealing.swept(table),
    entries.WentOn: lambda table, _, __: changed(table, asking=None),
    entries.OnlookersShown: lambda table, _, it: changed(table, shows=frozenset(it.chairs) if it.on else None),
    entries.TableClosed: lambda table, _, __: changed(table, closed=True),
    **teacher.MADE,
}
