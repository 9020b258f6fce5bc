"""The entries of a room's log besides its rounds: customs, the address, coming back, what everybody does by themselves,
tournaments.
"""

from __future__ import annotations

from operator import not_
from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

from lessons.evening.entries.entry import Badge, Entry, LessonId, OfStep
from lessons.evening.stretches import SWISS


class Agreed(Entry):
    """The customs of rounds were changed; what is not named stays as it was. See :class:`lessons.evening.room.Customs`."""

    kind = "agreed"
    talks: bool | None = None
    hidden: bool | None = None
    again: bool | None = None
    question: bool | None = None


class Addressed(Entry):
    """Under which of its names the laptop is shown to telephones; empty for the likeliest one."""

    kind = "addressed"
    host: Annotated[str, Field(max_length=80, pattern=r"^[0-9A-Za-z.:-]*$")]


class Returning(Entry):
    """A browser that nobody knows says whose it is; a host has to nod."""

    kind = "returning"
    badge: Badge


class Nodded(Entry):
    """A host has answered a request to come back. ``request``: which one is answered, counted from 1."""

    kind = "nodded"
    request: Annotated[int, Field(ge=1, le=9_999)]
    yes: bool


class Paced(Entry):
    """Everybody takes this lesson, each at their own pace."""

    kind = "paced"
    lesson: LessonId


class Gathered(Entry):
    """What each did by themselves is over: all look at the wall again."""

    kind = "gathered"


class Raised(Entry):
    """A hand is up, or down again."""

    kind = "raised"
    on: bool


class Lowered(Entry):
    """The teacher was there."""

    kind = "lowered"
    badge: Badge


class Hinted(Entry):
    """Somebody got a hint from the teacher; it stands in that learner's own log as well."""

    kind = "hinted"
    badge: Badge


class Worked(OfStep):
    """Somebody is shown how a question like theirs is worked out: this one, with other cards."""

    kind = "worked"
    badge: Badge


class Dealt(Entry):
    """Everybody plays this deal, alone against the simple players."""

    kind = "dealt"
    number: Annotated[int, Field(ge=1, le=999_999)]


class Compared(Entry):
    """The projector shows how everybody has played it, or no longer."""

    kind = "compared"
    on: bool


class Paired(Entry):
    """The pairs of tonight, by badges; a tournament begins. ``on``: the one there was goes on."""

    kind = "paired"
    pairs: Annotated[tuple[tuple[Badge, Badge], ...], Field(min_length=2, max_length=200)]
    on: bool = False


class Laid(BaseModel):
    """A table: the code of its match, and which two of the pairs play there (counted from 0)."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)
    match: Annotated[str, Field(pattern=r"^[a-z-]{4,80}$")]
    pairs: tuple[Annotated[int, Field(ge=0, le=199)], Annotated[int, Field(ge=0, le=199)]]


class SatDown(Entry):
    """A round of the tournament: so many hands at each of these tables.

    ``deals``: the code of the set of deals that they play on telephones, ``match`` being the code of a shared table then; not
    written where they have real cards. ``movement``: how it is settled who meets whom, not written where by the standings.
    ``after``: so many rounds have been; where another host was faster it says nothing. Lines of before do not tell.
    """

    kind = "sat-down"
    hands: Annotated[int, Field(ge=1, le=4)]
    tables: Annotated[tuple[Laid, ...], Field(min_length=1, max_length=100)]
    deals: Annotated[str, Field(max_length=80, pattern=r"^[a-z-]*$", exclude_if=not_)] = ""
    movement: Annotated[Literal["swiss", "robin"], Field(exclude_if=lambda its: its == SWISS)] = "swiss"
    after: Annotated[int | None, Field(ge=0, le=99, exclude_if=lambda its: its is None)] = None


class RoundOver(Entry):
    """A host ends the round that is played on telephones; what was not played to its end is missing. ``round`` counts from 1."""

    kind = "round-over"
    round: Annotated[int, Field(ge=1, le=99)]


class TableShown(Entry):
    """The wall shows the deal that lies at this table of the round, as long as it may; ``table`` empty: the standings again.

    ``over``: the round was over when that was chosen; the standings take the place of what was chosen before.
    """

    kind = "table-shown"
    table: Annotated[str, Field(max_length=80, pattern=r"^[a-z-]*$")] = ""
    over: bool = Field(default=False, exclude_if=not_)


BETWEEN: tuple[type[Entry], ...] = (
    Agreed, Addressed, Returning, Nodded, Paced, Gathered, Raised, Lowered, Hinted, Worked, Dealt, Compared, Paired, SatDown,
    RoundOver, TableShown,
)  # fmt: skip
