"""What is written down in a match: the start, declarations, the ends of hands, corrections. Nothing is ever rubbed out."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Literal

from engine.games.bologna.counting.combinations import Combination, total
from engine.games.bologna.match import FOUR
from engine.games.bologna.rules import Rules
from engine.games.bologna.scorekeeper.worth import points_of
from engine.games.bologna.scoring.position import Position
from engine.parts.corrections import Correct, Stop, Undo

SEATS = ("A1", "B1", "A2", "B2")
"""The players in the order of play: each sits at the right of the one before; partners are of one letter."""
SIDES = ("A", "B")

Format = Literal["800", "1000", "four"]
FORMATS: tuple[Format, ...] = ("800", "1000", "four")
"""Ottocento, Millone, Quattro Scartate."""
Two = tuple[int, int]
"""A figure for either side."""


@dataclass(frozen=True, slots=True)
class Start:
    """Who plays, and what is agreed. ``names`` in the order of :data:`SEATS`; ``dealer`` is the seat that deals first.

    ``deals``: how many are played where no target is looked at; four are Quattro Scartate.
    """

    names: tuple[str, str, str, str]
    dealer: int = 0
    format: Format = "800"
    house: Rules = field(default_factory=Rules)
    sides: tuple[str, str] = ("", "")
    deals: int = FOUR

    @property
    def rules(self) -> Rules:
        """The house rules with the target of the format; Quattro Scartate looks at none."""
        return replace(self.house, target=1000 if self.format == "1000" else 800)

    def side_name(self, side: int) -> str:
        """The side's own name, else both players'."""
        return self.sides[side] or f"{self.names[side]} & {self.names[side + 2]}"


@dataclass(frozen=True, slots=True)
class Declared:
    """Everything one player shows in the first trick: combinations as (kind, number of cards), or only their points."""

    hand: int
    seat: int
    combinations: tuple[tuple[str, int], ...] = ()
    figure: int | None = None

    @property
    def points(self) -> int:
        """What it is worth together, doubling included."""
        if self.figure is not None:
            return self.figure
        return total([Combination(kind, (), points_of(kind, n)) for kind, n in self.combinations])


@dataclass(frozen=True, slots=True)
class Counted:
    """The end of a hand by its figures, doubled where they double: each pair is side A's, then side B's."""

    hand: int
    criccone: Two
    last: int
    sequences: Two
    cards: Two


@dataclass(frozen=True, slots=True)
class Piled:
    """The end of a hand by its cards: side 0 of the position is ``side`` of the match."""

    hand: int
    side: int
    position: Position

    @classmethod
    def of(cls, hand: int, side: int, position: Position) -> Piled:
        """Only what lies on the table: who dealt, what was declared and the rules are the match's own."""
        return cls(hand, side, replace(position, dealer=None, shown=(), before=(0, 0), rules=Rules()))


@dataclass(frozen=True, slots=True)
class Out:
    """The dealer or the eldest ends the match by declarations, before a card is played."""

    hand: int
    seat: int


@dataclass(frozen=True, slots=True)
class Monte:
    """The cards are thrown in; the deal passes on."""

    hand: int


End = Counted | Piled | Out | Monte
Said = Start | Declared | End
"""What can be corrected."""
Entry = Said | Stop | Correct[Said] | Undo
