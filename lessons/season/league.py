"""League tables: what members and their pairs have won in all tournaments of a season, as the evenings' own standings say it."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from lessons.evening.besides.tables import PairStanding

W = TypeVar("W", bound=Hashable)


@dataclass(frozen=True, slots=True)
class InLeague(Generic[W]):
    """``half_wins``: two for a match won, one for a level one; ``margin``: points ahead, all in all; ``played``: matches;
    ``place``: the same for those of whom all this is the same."""

    who: W
    half_wins: int
    margin: int
    played: int
    place: int = 0


def league(won: Iterable[tuple[W, PairStanding]]) -> tuple[InLeague[W], ...]:
    """The best first: by matches won, then by how far; of whoever has played none nothing is told."""
    found: dict[W, InLeague[W]] = {}
    for who, one in won:
        if one.played:
            before = found.get(who, InLeague(who, 0, 0, 0))
            found[who] = InLeague(
                who, before.half_wins + one.half_wins, before.margin + one.margin, before.played + one.played
            )
    return _placed(sorted(found.values(), key=lambda one: (-one.half_wins, -one.margin, one.played)))


def _placed(rows: Sequence[InLeague[W]]) -> tuple[InLeague[W], ...]:
    placed: list[InLeague[W]] = []
    for at, one in enumerate(rows, 1):
        last = placed[-1] if placed else None
        same = last is not None and (last.half_wins, last.margin) == (one.half_wins, one.margin)
        place = last.place if last is not None and same else at
        placed.append(InLeague(one.who, one.half_wins, one.margin, one.played, place))
    return tuple(placed)
