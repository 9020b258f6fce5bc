"""What only whoever teaches does at a table, one line of its log each."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated

from pydantic import Field

from lessons.shared_table.entry import ChairNumber, TableEntry


class TeachingSet(TableEntry):
    """Between two deals a table becomes a teaching table, or an ordinary one again."""

    kind = "teaching"
    on: bool


class HandsOpened(TableEntry):
    """The hands of these chairs lie open to everybody from now on, and no others."""

    kind = "hands-opened"
    chairs: Annotated[tuple[ChairNumber, ...], Field(max_length=5)]


class Paused(TableEntry):
    """Nobody plays any more; ``on`` False: all go on."""

    kind = "paused"
    on: bool


class WentBack(TableEntry):
    """The deal is taken back to this trick, 0 for the deal itself, and another line can be played."""

    kind = "went-back"
    trick: Annotated[int, Field(ge=0, le=100)]


class Returned(TableEntry):
    """What was played first lies there again."""

    kind = "returned"


TEACHERS: Mapping[str, type[TableEntry]] = {
    "teach": TeachingSet, "hands": HandsOpened, "pause": Paused, "go-back": WentBack, "return": Returned,
}  # fmt: skip
"""By the press that writes it."""
