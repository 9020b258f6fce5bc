"""A name goes out of what holds it besides evenings: the sheets of a tournament's matches, shared tables, what somebody has set."""

from __future__ import annotations

import json
from collections.abc import Collection, Iterator, Mapping
from dataclasses import replace

from engine.errors import BadInput
from engine.games.bologna.scorekeeper import Start
from engine.parts.corrections import Correct
from lessons.evening.forgetting import NOBODY
from lessons.learner.match_lines import LINES, Entry
from lessons.learner.shared_logs.rewrites import OtherLine
from lessons.learner.shared_logs.rooms import RoomLine
from lessons.shared_table.entries import Sat, TableOpened

NAME = "name"
"""What somebody is called, among what they have set."""


def match_without(lines: tuple[str, ...], seat: int) -> dict[int, str]:
    """By its place (from 0), each line of a match in which whoever sits in this seat is named, with nobody's name instead."""
    found = {}
    for at, line in enumerate(lines):
        try:
            entry = _without(LINES.read_line(line), seat)
        except BadInput:
            continue
        if entry is not None:
            found[at] = LINES.write_line(entry)
    return found


def _without(entry: Entry, seat: int) -> Entry | None:
    if isinstance(entry, Correct):
        inside = _without(entry.entry, seat)
        return Correct(entry.number, inside) if isinstance(inside, Start) else None
    if not isinstance(entry, Start):
        return None
    others = {name.casefold() for at, name in enumerate(entry.names) if at != seat}
    free = next(one for one in (NOBODY, *(f"{NOBODY} {n}" for n in range(2, 5))) if one.casefold() not in others)
    names = tuple(free if at == seat else name for at, name in enumerate(entry.names))
    # A pair may be called after who plays in it.
    sides = tuple("" if at == seat % 2 else name for at, name in enumerate(entry.sides))
    return replace(entry, names=(names[0], names[1], names[2], names[3]), sides=(sides[0], sides[1]))


def table_without(
    lines: tuple[RoomLine, ...], browsers: Collection[str], names: Collection[str] | None
) -> Iterator[OtherLine]:
    """The lines of a shared table in which these browsers say what they are called; ``names``: only these (casefolded)."""
    for line in lines:
        if line.who in browsers and line.kind in (TableOpened.kind, Sat.kind):
            told = json.loads(line.text)
            if names is None or str(told.get(NAME)).casefold() in names:
                # As the log writes it: a table is found by what stands in its first line.
                text = json.dumps({**told, NAME: NOBODY}, ensure_ascii=False, separators=(",", ":"))
                yield OtherLine(line.number, text)


def settings_without(settings: Mapping[str, str], names: Collection[str]) -> Mapping[str, str]:
    """``names`` casefolded."""
    return {NAME: ""} if settings.get(NAME, "").casefold() in names else {}
