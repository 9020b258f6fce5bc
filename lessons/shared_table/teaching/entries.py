"""What there is at a teaching table alone, one line of its log each: what the teacher does, and what all answer."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated

from pydantic import Field

from lessons.shared_table.entry import ChairNumber, Lines, TableEntry

CardCode = Annotated[str, Field(min_length=1, max_length=8)]
Worth = Annotated[str, Field(max_length=8)]


class TeachingSet(TableEntry):
    """Between two deals a table becomes a teaching table, or an ordinary one again."""

    kind = "teaching"
    on: bool


class HandsOpened(TableEntry):
    """The hands of these chairs lie open to everybody from now on, and no others."""

    kind = "hands-opened"
    chairs: Annotated[tuple[ChairNumber, ...], Field(max_length=5)]


class HandLaid(TableEntry):
    """The cards of a record are on the table, as far as it was played; it counts for nothing."""

    kind = "hand-laid"
    record: Lines


class Moved(TableEntry):
    """Whoever has one of these chairs has the other from now on."""

    kind = "moved"
    chair: ChairNumber
    to: ChairNumber


class Paused(TableEntry):
    """Nobody plays any more; ``on`` False: all go on."""

    kind = "paused"
    on: bool


class StepsSet(TableEntry):
    """The players play a card, or say a word, only when the teacher lets them, one at a time; or as soon as it is their turn."""

    kind = "card-by-card"
    on: bool


class WentBack(TableEntry):
    """The deal is taken back to this trick, 0 for the deal itself, and another line can be played."""

    kind = "went-back"
    trick: Annotated[int, Field(ge=0, le=100)]


class Returned(TableEntry):
    """What was played first lies there again."""

    kind = "returned"


class PollOpened(TableEntry):
    """Everybody is asked what they would play in the place of whoever is to play a card; that hand is seen by all meanwhile."""

    kind = "poll"


class PollAnswered(TableEntry):
    """What somebody would play, whether they sit there or not; ``to``: the number of the line in which it was asked."""

    kind = "poll-answered"
    to: Annotated[int, Field(ge=0)]
    card: CardCode


class PollShown(TableEntry):
    """Everybody sees the answers. ``worth``: what the coach's search makes of each card, so that nobody has to ask it again."""

    kind = "poll-shown"
    worth: Annotated[Mapping[CardCode, Worth], Field(max_length=80)] = Field(default_factory=dict)


class PollClosed(TableEntry):
    """Play goes on."""

    kind = "poll-closed"


TAUGHT: Mapping[str, type[TableEntry]] = {
    "move": Moved,
    "steps": StepsSet,
    "teach": TeachingSet, "hands": HandsOpened, "pause": Paused, "go-back": WentBack, "return": Returned,
    "poll": PollOpened, "poll-answer": PollAnswered, "poll-show": PollShown, "poll-close": PollClosed,
}  # fmt: skip
"""By the press that writes it."""
