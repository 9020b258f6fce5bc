"""What every line of a shared table's log is made of."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from lessons.learner.shared_logs.entries import LogEntry
from lessons.shared_table.duplicate_state import MOST_DEALS

ChairNumber = Annotated[int, Field(ge=0, le=4)]
"""A chair, counted from the opener's in the order of play."""
Name = Annotated[str, Field(min_length=1, max_length=24)]
GameName = Annotated[str, Field(pattern=r"^[a-z0-9-]{1,40}$")]
Strength = Annotated[str, Field(pattern=r"^[a-z]{0,10}$")]
Seed = Annotated[int, Field(ge=0, lt=2**53)]
"""The number of a deal."""
Seeds = Annotated[tuple[Seed, ...], Field(max_length=MOST_DEALS)]
TableCode = Annotated[str, Field(max_length=80, pattern=r"^[a-z0-9-]*$")]
Line = Annotated[str, Field(max_length=400)]
Lines = Annotated[tuple[Line, ...], Field(max_length=400)]


class TableEntry(LogEntry):
    """One thing that happened at a table."""
