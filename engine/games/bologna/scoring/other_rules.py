"""The same cards under other house rules: what changes in the score, and which rules can change it at all."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache

from engine.games.bologna.rules import Rules
from engine.games.bologna.scoring.position import PLAYERS, Position
from engine.games.bologna.scoring.sheet import SECTIONS, Sheet, grande, row_of, sheet


@dataclass(frozen=True, slots=True)
class Difference:
    """What another rule changes: in a row, a section or the total, for one side."""

    id: str
    side: int
    before: int
    after: int


def differences(position: Position, rules: Rules) -> tuple[Difference, ...]:
    """Same cards, other rules: every row, section and total that changes, from the position's own rules to these."""
    changed = replace(position, rules=rules)
    if not _bears(position, changed):
        return ()
    one, other = sheet(position), sheet(changed)
    found: list[Difference] = []
    for side in (0, 1):
        ids = dict.fromkeys(row.id for row in (*one.rows, *other.rows))
        found += [
            Difference(id, side, _points(one, id, side), _points(other, id, side)) for id in ids if id not in SECTIONS
        ]
        found += [Difference(name, side, one.section(name, side), other.section(name, side)) for name in SECTIONS]
        found.append(Difference("total", side, one.total(side), other.total(side)))
    return tuple(its for its in found if its.before != its.after)


def _bears(position: Position, changed: Position) -> bool:
    """Can it matter? House rules reach a count only by the grande, in a pile or declared, and by the card for the Matto."""
    if position.given != changed.given or [position.declarations(one) for one in range(len(PLAYERS))] != [
        changed.declarations(one) for one in range(len(PLAYERS))
    ]:
        return True
    return grande(position).row.places != row_of(changed)[1].places


@lru_cache(maxsize=64)
def alternatives(rules: Rules) -> tuple[tuple[str, str | int | bool, Rules], ...]:
    """Every other choice of one house rule that bears on a count: its name, the value, the rules with it."""
    return tuple(
        (rule.name, value, type(rules).read(rules.changed() | {rule.name: value}))
        for rule in rules.all()
        if rule.name in ("grande", "moors_in_grande", "matto_exchange")
        for value in rule.choices
        if value != getattr(rules, rule.name)
    )


def _points(sheet: Sheet, id: str, side: int) -> int:
    row = sheet.row(id)
    return (row.points(side) or 0) if row else 0
