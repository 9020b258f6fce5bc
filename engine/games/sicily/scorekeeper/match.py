"""The match so far: a fold over what was written down. Every figure comes from the engine's own settling."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.games.sicily.scorekeeper.counting import settled, stake
from engine.games.sicily.scorekeeper.entries import Deal, End, Entry, Start, Thrown
from engine.games.sicily.settling.played import Settlement
from engine.parts.corrections import places
from engine.parts.settled_match import SettledMatch, dealer_of, folded, totals
from engine.sheet import Points


@dataclass(frozen=True, slots=True)
class Hand:
    """One deal: how it ended (None: it is being played), what it comes to, and everybody's total after it.

    ``pool``: what lies in it before the deal; ``stake``: what everybody has just put in, because it was empty.
    """

    number: int
    dealer: int
    end: End | None
    settlement: Settlement
    after: tuple[Points, ...]
    pool: int = 0
    stake: Points = 0


class Match(SettledMatch[Start, Entry, Hand]):
    """A match of a Sicilian game."""

    @property
    def pool(self) -> int:
        """What lies in the pool now; 0 where the game has none."""
        return (self.hands[-1].settlement.pool or 0) if self.hands else 0


def fold(entries: Sequence[Entry]) -> Match:
    """The match that these entries make. Errors: BadInput ``no-start`` when the first one starts nothing."""
    start, hands, stopped = folded(entries, Start, (Deal, Thrown), _hand)
    return Match(start, places(entries), hands, stopped)


def _hand(start: Start, number: int, end: End | None, before: Sequence[Hand]) -> Hand:
    pool = (before[-1].settlement.pool or 0) if before else 0
    put_in = stake(start, pool)
    pool += int(put_in) * start.form.seats
    its = settled(start, end, pool)
    after = tuple(total + points - put_in for total, points in zip(totals(start, before), its.payoffs, strict=True))
    return Hand(number, dealer_of(start, number), end, its, after, pool, put_in)
