"""The lines of matches kept at a real table, whatever is played there: each family reads and writes its own."""

from __future__ import annotations

from engine.games.bologna import scorekeeper as bologna
from engine.games.sicily import scorekeeper as sicily
from engine.games.sicily.scorekeeper import Deal, Thrown
from engine.parts.corrections import Correct

Entry = bologna.Entry | sicily.Entry
Start = bologna.Start | sicily.Start


def read_line(line: str) -> Entry:
    """One entry. Errors: BadInput that quotes what it cannot read."""
    return sicily.read_line(line) if sicily.is_ours(line) else bologna.read_line(line)


def write_line(entry: Entry) -> str:
    """The one written form of an entry. To take back and to leave off are written alike everywhere."""
    told = entry.entry if isinstance(entry, Correct) else entry
    if isinstance(told, sicily.Start | Deal | Thrown):
        return sicily.write_line(entry)  # type: ignore[arg-type]
    return bologna.write_line(entry)  # type: ignore[arg-type]
