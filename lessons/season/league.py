"""League tables: what members and their pairs have won in all tournaments of a season, as the evenings' own standings say it.

What was won with real cards and where all tables played the same deals is not added up: there are league tables of each.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Generic, TypeVar

from lessons.evening.activities.tables import PairStanding

W = TypeVar("W", bound=Hashable)


@dataclass(frozen=True, slots=True)
class InLeague(Generic[W]):
    """A member's row of the league table. ``half_wins``: two for a match won, one for a level one; ``margin``: points ahead,
    all in all; ``played``: matches; ``against``: points against the mean, over so many ``deals`` that could be compared;
    ``place``: the same for those of whom what they stand by is the same.
    """

    who: W
    half_wins: int = 0
    margin: int = 0
    played: int = 0
    against: Fraction = Fraction(0)
    deals: int = 0
    place: int = 0

    def after(self, one: PairStanding) -> InLeague[W]:
        """After one tournament more."""
        return replace(
            self,
            half_wins=self.half_wins + one.half_wins,
            margin=self.margin + one.margin,
            played=self.played + one.played,
            against=self.against + one.against,
            deals=self.deals + one.deals,
        )


def league(won: Iterable[tuple[W, PairStanding]]) -> tuple[InLeague[W], ...]:
    """The best first: by matches won, then by how far; of whoever has played none nothing is told."""
    rows = [one for one in _summed(won) if one.played]
    return _placed(sorted(rows, key=lambda one: (-one.half_wins, -one.margin, one.played)), _won)


def compared(won: Iterable[tuple[W, PairStanding]]) -> tuple[InLeague[W], ...]:
    """The best first: by the points against the mean; nothing is told of whoever has played no deal that could be compared."""
    rows = [one for one in _summed(won) if one.deals]
    return _placed(sorted(rows, key=lambda one: (-one.against, one.deals)), _against)


def _summed(won: Iterable[tuple[W, PairStanding]]) -> Iterable[InLeague[W]]:
    found: dict[W, InLeague[W]] = {}
    for who, one in won:
        found[who] = found.get(who, InLeague(who)).after(one)
    return found.values()


def _won(one: InLeague[W]) -> tuple[int, int]:
    return one.half_wins, one.margin


def _against(one: InLeague[W]) -> Fraction:
    return one.against


def _placed(rows: Sequence[InLeague[W]], stands_by: Callable[[InLeague[W]], object]) -> tuple[InLeague[W], ...]:
    placed: list[InLeague[W]] = []
    for at, one in enumerate(rows, 1):
        last = placed[-1] if placed else None
        same = last is not None and stands_by(last) == stands_by(one)
        placed.append(replace(one, place=last.place if last is not None and same else at))
    return tuple(placed)
