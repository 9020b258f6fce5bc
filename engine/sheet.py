"""A count, line by line, so that a screen can walk through it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from fractions import Fraction

from engine.cards import Card
from engine.fast_dataclass import fast_dataclass
from engine.verdict import NO_FACTS, Facts

Points = int | Fraction


def codes(cards: Iterable[Card]) -> tuple[str, ...]:
    """The codes of these cards, in the order given."""
    return tuple([card.code for card in cards])


@fast_dataclass(frozen=True, slots=True)
class Line:
    """One line of a count: why (a reason code), how many points, which cards, and where it is written."""

    reason: str
    points: Points = 0
    cards: tuple[str, ...] = ()
    facts: Facts = field(default_factory=lambda: NO_FACTS)
    source: str = ""


@dataclass(frozen=True, slots=True)
class ScoreSheet:
    """Lines in the order of the source's own procedure.

    >>> ScoreSheet((Line("last-trick", 6), Line("pair", 4))).total
    10
    """

    lines: tuple[Line, ...] = ()

    @property
    def total(self) -> Points:
        """The sum of the lines' points."""
        return sum([line.points for line in self.lines])

    def of(self, reason: str) -> tuple[Line, ...]:
        """The lines with this reason."""
        return tuple(line for line in self.lines if line.reason == reason)

    def __iter__(self) -> Iterator[Line]:
        return iter(self.lines)

    def __add__(self, other: ScoreSheet) -> ScoreSheet:
        return ScoreSheet(self.lines + other.lines)
