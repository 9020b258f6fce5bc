"""What can happen at a shared table, one line of its log each; read strictly, for the log is what a table is made of again."""

from __future__ import annotations

from collections.abc import Mapping
from operator import not_
from typing import Annotated

from pydantic import Field, JsonValue

from lessons.learner.shared_logs.entries import EntryCodec, LogLine
from lessons.shared_table.entry import (
    ChairNumber,
    GameName,
    Lines,
    Name,
    Seed,
    Seeds,
    Strength,
    TableCode,
    TableEntry,
)
from lessons.shared_table.teaching.entries import TAUGHT, HandLaid


class TableOpened(TableEntry):
    """Whoever does this sits in the first chair. ``length``: which of the game's matches is played, where it has some;
    ``strength``: how well the players play, where that can be chosen; ``rules``: the house rules that are not the usual ones.
    ``teaching``: it is a teaching table, and whoever does this teaches and has no chair yet; not written where it is none.
    ``duplicate``: the set whose deals are played there, in the order of their ``seeds``; not written where there is none.
    ``evening``: the room whose tournament is played there; whoever does this leads it and has no chair, and who has one is
    written below it at once. Or the room that follows a plan, where it is a teaching table. Not written at other tables.
    """

    kind = "table"
    game: GameName
    name: Name
    length: Annotated[str, Field(max_length=10)] = ""
    strength: Strength = ""
    rules: Mapping[str, JsonValue] = Field(default_factory=dict)
    teaching: bool = Field(default=False, exclude_if=not_)
    duplicate: TableCode = Field(default="", exclude_if=not_)
    seeds: Seeds = Field(default=(), exclude_if=not_)
    evening: TableCode = Field(default="", exclude_if=not_)


class Sat(TableEntry):
    """Somebody takes a chair in which nobody sits; whoever sat elsewhere changes places."""

    kind = "sat"
    chair: ChairNumber
    name: Name


class SatAgain(TableEntry):
    """Somebody takes the own chair with another browser, in an evening that knows both: no log holds that, it is looked at where
    this comes in."""

    kind = "sat-again"
    chair: ChairNumber


class Stood(TableEntry):
    """Somebody gets up for good: a player has the chair until somebody else takes it."""

    kind = "stood"


class Shut(TableEntry):
    """A chair is kept for a player, or is open to people again."""

    kind = "shut"
    chair: ChairNumber
    on: bool


class ByHost(TableEntry):
    """An entry that whoever leads the evening may write as well. ``host``: whoever leads the evening to which the table belongs
    does it, which is looked at where it comes in.
    """

    host: bool = Field(default=False, exclude_if=not_)


class PlayedFor(ByHost):
    """A player has this chair as long as whoever sits there is away."""

    kind = "played-for"
    chair: ChairNumber


class CameBack(TableEntry):
    kind = "came-back"


class WithPlayers(TableEntry):
    """An entry after which players in the other chairs act. ``players``: what those in the other chairs did after it, as lines
    of the game, so that nobody has to be asked again.
    """

    players: Lines = ()


class DealtOut(WithPlayers, ByHost):
    """A deal; the first one, or one after a match that is over, begins a match."""

    kind = "dealt-out"
    seed: Seed


class Acted(WithPlayers):
    """What somebody does or chooses by half, in the words of the log: see :func:`lessons.tables.acting.act`."""

    kind = "acted"
    value: dict[str, JsonValue]


class Undone(TableEntry):
    """What was half chosen is chosen no longer."""

    kind = "undone"


class AskedBack(TableEntry):
    """Somebody asks the others to let them take back what they did last."""

    kind = "asked-back"


class Agreed(TableEntry):
    """What somebody says to that; ``to``: the number of the line in which it was asked."""

    kind = "agreed"
    to: Annotated[int, Field(ge=0)]
    on: bool


class Claimed(WithPlayers):
    """Somebody who is to lead says that all tricks to come are theirs, which was looked at, and lays the cards open.

    ``players``: where nobody has to be asked, all that was then played, by everybody.
    """

    kind = "claimed"


class Conceded(WithPlayers):
    """What somebody says to that; ``to``: the number of its line. ``players``: with the last yes, all that was then played."""

    kind = "conceded"
    to: Annotated[int, Field(ge=0)]
    on: bool


class Swept(WithPlayers, ByHost):
    """A finished trick is taken up."""

    kind = "swept"


class WentOn(WithPlayers, ByHost):
    """The players go on, who had stopped in case somebody wants to speak, or as nobody is there."""

    kind = "went-on"


class OnlookersShown(TableEntry):
    """Whoever has no chair sees from now on what lies on the table and the hands of these chairs, one trick late; ``on`` False:
    no card."""

    kind = "onlookers"
    on: bool
    chairs: Annotated[tuple[ChairNumber, ...], Field(max_length=5)] = ()


class TableClosed(ByHost):
    kind = "table-closed"


TableLine = LogLine[TableEntry]
"""One line of a table's log."""
SORTS: tuple[type[TableEntry], ...] = (
    TableOpened, Sat, SatAgain, Stood, Shut, PlayedFor, CameBack, DealtOut, Acted, Undone, AskedBack, Agreed, Claimed, Conceded,
    Swept, WentOn, OnlookersShown, TableClosed, HandLaid, *TAUGHT.values(),
)  # fmt: skip
CODEC = EntryCodec(SORTS)
