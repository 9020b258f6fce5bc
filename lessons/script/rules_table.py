"""The house rules that a lesson may name, as the table in ``docs/write-a-lesson.md``: from the games themselves."""

from __future__ import annotations

from pathlib import Path

from engine.game import game, games
from engine.house import HouseRule, Value

PLACE = Path(__file__).resolve().parents[2] / "docs" / "write-a-lesson.md"
HEAD = "| rule | values, the usual one first | games |"


def table() -> str:
    """One row for each rule, with the games that have it; where they differ in its default, a row for each."""
    rows: dict[tuple[str, str], list[str]] = {}
    for one in games():
        for rule in game(one).house.all():
            rows.setdefault((rule.name, _values(rule)), []).append(one)
    told = [f"| `{name}` | {values} | {', '.join(its)} |" for (name, values), its in rows.items()]
    return "\n".join([HEAD, "| --- | --- | --- |", *sorted(told)])


def in_guide(guide: str) -> str:
    """The guide with the table as it is now."""
    before, head, rest = guide.partition(HEAD)
    if not head:
        raise ValueError("the guide has no table of house rules")
    return before + table() + "\n" + rest[rest.index("\n\n") + 1 :]


def _values(rule: HouseRule) -> str:
    if not rule.choices:
        return f"`{rule.default}`, or another whole number"
    return ", ".join(f"`{_written(value)}`" for value in rule.choices)


def _written(value: Value) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
