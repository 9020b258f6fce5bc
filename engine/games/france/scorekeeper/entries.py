"""What is written down in a match: the start, deals that were played or passed, corrections. Nothing is ever rubbed out."""

from __future__ import annotations

from dataclasses import dataclass

from engine.games.france.form import Form
from engine.games.france.poignee import POINTS
from engine.games.france.reckoning.scoring import Result
from engine.games.france.rules import FrenchRules
from engine.games.france.tricks import Sides
from engine.parts.corrections import Correct, Stop, Undo
from engine.parts.match_setup import MatchSetup


@dataclass(frozen=True, slots=True)
class Start(MatchSetup):
    """The start of a match of French Tarot for three, four or five."""

    @property
    def form(self) -> Form:
        form: Form = self.played.form
        return form

    @property
    def rules(self) -> FrenchRules:
        assert isinstance(self.house, FrenchRules)
        return self.house


@dataclass(frozen=True, slots=True)
class Deal:
    """A deal that was played. Half points and bouts are those of the taker's side; ``partner``: who held the called card.

    ``petit``: the side that took it in the last trick. ``poignees``: the size of each that was shown, from 0, the smallest
    first. ``slam``: the side that took every trick; ``announced``: had the taker said so before?
    """

    hand: int
    taker: int
    bid: str
    half_points: int
    bouts: int
    partner: int | None = None
    petit: int | None = None
    poignees: tuple[int, ...] = ()
    slam: int | None = None
    announced: bool = False

    @property
    def result(self) -> Result:
        """What is paid for, as the engine has it."""
        shown = tuple(POINTS[size] for size in self.poignees)
        announced = 0 if self.announced else None
        return Result(self.bid, self.half_points, self.bouts, self.petit, shown, self.slam, announced)

    def sides(self, seats: int) -> Sides:
        """Who plays with whom."""
        return Sides(seats, self.taker, self.partner)


@dataclass(frozen=True, slots=True)
class Passed:
    """All have passed, or the deal was called off: nothing is paid, and the next player deals."""

    hand: int


End = Deal | Passed
Said = Start | End
"""What can be corrected."""
Entry = Said | Stop | Correct[Said] | Undo
