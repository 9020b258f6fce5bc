"""What can happen to a set of deals, one line of its log each: it is made, and a table begins to play it."""

from __future__ import annotations

from collections.abc import Mapping
from operator import not_
from typing import Annotated

from pydantic import Field, JsonValue

from lessons.learner.shared_logs.entries import EntryCodec, LogEntry, LogLine
from lessons.shared_table.entry import GameName, Seeds, Strength, TableCode


class SetEntry(LogEntry):
    """One thing that happened to a set."""


class SetMade(SetEntry):
    """A deal set was made. ``seeds``: the numbers of its deals, in order. ``strength``, ``rules``: as at a table, the same at
    all of them.

    ``evening``: the room whose tables alone play it; not written where any table may.
    """

    kind = "duplicate-set"
    game: GameName
    seeds: Seeds
    strength: Strength = ""
    rules: Mapping[str, JsonValue] = Field(default_factory=dict)
    evening: TableCode = Field(default="", exclude_if=not_)


class TableJoined(SetEntry):
    """The table of this code plays these deals."""

    kind = "duplicate-table"
    table: Annotated[TableCode, Field(min_length=1)]


SetLine = LogLine[SetEntry]
"""One line of a set's log."""
CODEC = EntryCodec((SetMade, TableJoined))
