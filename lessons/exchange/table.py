"""A table of questions (CSV, as every spreadsheet writes it) as steps of a lesson: a row a step, a column a field.

    id;kind;skill;trick;hand;expect
    no-cups;legal-plays;must-trump;CK T12;T16 T9 BQ S7 SK;T16 T9

A field inside another is written with a dot: ``say.en``, ``wrong.1.why.it``.
"""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterator, Mapping
from typing import Any

from engine.errors import meant
from lessons.question.registry import kinds
from lessons.script.lesson_file import step_models

MOST_ROWS = 200
"""A lesson has no more steps than that."""
_LISTS = ("aim",)


class BadTable(ValueError):
    """What of a table cannot be a step: ``row`` from 1 (the names of the columns), and why."""

    def __init__(self, row: int, why: str) -> None:
        super().__init__(f"row {row}: {why}")
        self.row = row


def steps_in(text: str) -> str:
    """The steps of this table as a lesson's file has them. Errors: :class:`BadTable`."""
    rows = list(csv.reader(io.StringIO(text.removeprefix("\ufeff"), newline=""), delimiter=_between(text)))
    if not rows or len(rows) > MOST_ROWS + 1:
        raise BadTable(1, f"a table has the names of its columns and up to {MOST_ROWS} rows below them")
    names = [name.strip() for name in rows[0]]
    if "kind" not in names:
        raise BadTable(1, "there is no column 'kind', which says what is asked")
    steps = [_step(number, dict(_filled(number, names, row))) for number, row in enumerate(rows[1:], 2) if any(row)]
    return "".join(map(as_step, steps))


def as_step(step: Mapping[str, Any]) -> str:
    """A step as a lesson's file has it: every text quoted, so that nothing in it means anything to YAML."""
    lines = [f"{name}: {json.dumps(value, ensure_ascii=False)}\n" for name, value in step.items()]
    return "".join(f"  {'-' if not at else ' '} {line}" for at, line in enumerate(lines))


def _between(text: str) -> str:
    """What stands between the columns: a comma; where a comma stands in numbers, spreadsheets write a semicolon, or a tab."""
    first = text.partition("\n")[0]
    return max(",;\t", key=first.count)


def _filled(number: int, names: list[str], row: list[str]) -> Iterator[tuple[str, str]]:
    if len(row) > len(names) and any(cell.strip() for cell in row[len(names) :]):
        raise BadTable(number, f"{len(row)} cells under {len(names)} columns")
    yield from ((name, cell.strip()) for name, cell in zip(names, row, strict=False) if cell.strip() and name)


def _step(number: int, cells: dict[str, str]) -> dict[str, Any]:
    kind = cells.get("kind", "")
    if kind not in kinds():
        raise BadTable(number, f"no kind of question {kind!r}{meant(kind, list(kinds()))}")
    known = step_models()[f"<kind {kind}>"].model_fields
    step: dict[str, Any] = {}
    for name, cell in cells.items():
        field, *inside = name.split(".")
        if field not in known:
            raise BadTable(number, f"{kind} has no {field!r}{meant(field, list(known))}")
        _put(number, step, [field, *inside], cell.split() if name in _LISTS else cell)
    return step


def _put(number: int, step: dict[str, Any], path: list[str], cell: object) -> None:
    """The cell in its place; in a list the entries are counted from 1, without a gap."""
    holder: Any = step
    for at, name in enumerate(path[:-1]):
        below: Any = [] if path[at + 1].isdecimal() else {}
        holder = _at(number, holder, name, below)
    _at(number, holder, path[-1], cell)


def _at(number: int, holder: Any, name: str, new: object) -> Any:
    if isinstance(holder, list) and name.isdecimal() and 1 <= int(name) <= len(holder) + 1:
        if int(name) == len(holder) + 1:
            holder.append(new)
        return holder[int(name) - 1]
    if isinstance(holder, dict):
        return holder.setdefault(name, new)
    raise BadTable(number, f"the columns with {name!r} do not fit together; entries are counted from 1")
