"""A table of questions (CSV, as every spreadsheet writes it) as steps of a lesson: a row a step, a column a field.

    id;kind;skill;trick;hand;expect
    no-cups;legal-plays;must-trump;CK T12;T16 T9 BQ S7 SK;T16 T9

A field inside another is written with a dot: ``say.en``, ``wrong.1.why.it``.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from engine.errors import nearest
from lessons.exchange.other_forms import other_form
from lessons.exchange.refusals import ImportRefused, QuizImport, Refusal, short
from lessons.exchange.rows import Row, read
from lessons.question.registry import kinds
from lessons.script.lesson_file import step_models
from lessons.yamlfile.fields import OFFERED

MOST_ROWS = 200
"""A lesson has no more steps than that."""
_LISTS = ("aim",)
_SEPARATOR = re.compile(r'"?sep=(?P<sign>[^\r\n"])"?[^\r\n]*(?:\r\n|\r|\n|$)', re.IGNORECASE)
"""The line by which a spreadsheet is told what stands between the columns; none of the rows."""
Step = dict[str, Any]


def steps_in(text: str) -> QuizImport:
    """The steps of this table, and what is wrong with each row that is none; never raises for what is in it."""
    other = other_form(text, quiz=False)
    if other:
        return QuizImport((), (Refusal.of(ImportRefused(other), 1),))
    told = text.removeprefix("\ufeff")
    said = _SEPARATOR.match(told)
    rows = read(told[said.end() :], said["sign"]) if said else read(told, _between(told))
    head = next((at for at, row in enumerate(rows) if _said(row)), 0)
    try:
        names = _names(rows[head:])
    except ImportRefused as error:
        return QuizImport((), (Refusal.of(error, head + 1, where="row"),))
    steps, refused, ids = list[Step](), list[Refusal](), dict[str, int]()
    for number, row in enumerate(rows[head + 1 :], head + 2):
        try:
            step = _step_of(names, row)
            own = str(step.get("id", "")) if step else ""
            if own and ids.setdefault(own, number) != number:
                raise ImportRefused("id-twice", name=short(own), first=ids[own])
            steps += [step] if step else []
        except ImportRefused as error:
            refused.append(Refusal.of(error, number, where="row"))
    return QuizImport(tuple(steps), tuple(refused))


def as_step(step: Mapping[str, Any]) -> str:
    """A step as a lesson's file has it: every text quoted, so that nothing in it means anything to YAML."""
    lines = [f"{name}: {json.dumps(value, ensure_ascii=False)}\n" for name, value in step.items()]
    return "".join(f"  {'-' if not at else ' '} {line}" for at, line in enumerate(lines))


def _between(text: str) -> str:
    """What stands between the columns: a comma; where a comma stands in numbers, spreadsheets write a semicolon, or a tab."""
    first = text.lstrip("\r\n").partition("\n")[0]
    return max(",;\t", key=first.count)


def _names(rows: Sequence[Row]) -> list[str]:
    if not rows or sum(map(bool, map(_said, rows))) > MOST_ROWS + 1:
        raise ImportRefused("table-size", most=MOST_ROWS)
    if isinstance(rows[0], ImportRefused):
        raise rows[0]
    names = [_blanks(name).casefold() for name in rows[0]]
    twice = next((name for at, name in enumerate(names) if name and name in names[:at]), None)
    if twice:
        raise ImportRefused("column-twice", name=twice)
    if "kind" not in names:
        raise ImportRefused("no-kind-column")
    return names


def _step_of(names: Sequence[str], row: Row) -> Step:
    """The step of a row, an empty one of a row that says nothing. Errors: :class:`ImportRefused`."""
    if isinstance(row, ImportRefused):
        raise row
    return _step(dict(_filled(names, row))) if _said(row) else {}


def _said(row: Row) -> bool:
    return isinstance(row, ImportRefused) or any(cell.strip() for cell in row)


def _filled(names: Sequence[str], row: Sequence[str]) -> Iterator[tuple[str, str]]:
    """The cells that say something, under their names; a text keeps its blanks, as French has some that must not break."""
    if len(row) > len(names) and any(cell.strip() for cell in row[len(names) :]):
        raise ImportRefused("cells", cells=len(row), columns=len(names))
    for name, cell in zip(names, row, strict=False):
        if cell.strip() and name:
            yield name, cell.strip() if name.rpartition(".")[2] in OFFERED else _blanks(cell)


def _blanks(cell: str) -> str:
    """Blanks at which no line breaks come from a word processor, and mean nothing in a name or a code."""
    return cell.replace("\xa0", " ").replace("\u202f", " ").strip()


def _step(cells: Mapping[str, str]) -> Step:
    kind = cells.get("kind", "")
    if kind not in kinds():
        raise _unknown("kind", kind, list(kinds()))
    known = step_models()[f"<kind {kind}>"].model_fields
    step: Step = {}
    for name, cell in cells.items():
        field, *inside = name.split(".")
        if field not in known:
            raise _unknown("column", field, list(known), kind=kind)
        _put(step, [field, *inside], cell.split() if name in _LISTS else cell)
    return step


def _unknown(reason: str, name: str, known: Sequence[str], **facts: str) -> ImportRefused:
    near = nearest(name, known)
    return (
        ImportRefused(f"{reason}-near", name=name, near=near, **facts)
        if near
        else ImportRefused(reason, name=name, **facts)
    )


def _put(step: Step, path: list[str], cell: object) -> None:
    """The cell in its place; in a list the entries are counted from 1, without a gap."""
    holder: Any = step
    for at, name in enumerate(path[:-1]):
        below: Any = [] if path[at + 1].isdecimal() else {}
        holder = _at(holder, name, below)
    _at(holder, path[-1], cell)


def _at(holder: Any, name: str, new: object) -> Any:
    if isinstance(holder, list) and name.isdecimal() and 1 <= int(name) <= len(holder) + 1:
        if int(name) == len(holder) + 1:
            holder.append(new)
        return holder[int(name) - 1]
    if isinstance(holder, dict):
        return holder.setdefault(name, new)
    raise ImportRefused("entries", name=name)
