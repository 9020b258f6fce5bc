"""The match so far: a fold over what was written down. Every figure comes from the engine's own settling."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.errors import BadInput
from engine.games.sicily.scorekeeper.counting import dealer_of, settled, stake
from engine.games.sicily.scorekeeper.entries import Deal, End, Entry, Start, Thrown
from engine.games.sicily.settling.played import Settlement
from engine.parts.corrections import Place, Stopped, places, standing
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


@dataclass(frozen=True, slots=True)
class Match:
    """Goes on until the players leave off."""

    start: Start
    places: tuple[Place[Entry], ...]
    hands: tuple[Hand, ...]
    stopped: bool

    @property
    def over(self) -> bool:
        return self.stopped

    @property
    def open(self) -> Hand | None:
        """The deal being played: the first without an end."""
        return None if self.stopped else next(hand for hand in self.hands if hand.end is None)

    @property
    def totals(self) -> tuple[Points, ...]:
        """What everybody has won or lost so far."""
        return self.hands[-1].after if self.hands else (0,) * self.start.form.seats

    @property
    def pool(self) -> int:
        """What lies in the pool now; 0 where the game has none."""
        return (self.hands[-1].settlement.pool or 0) if self.hands else 0

    @property
    def entries(self) -> tuple[Entry, ...]:
        return tuple(place.entry for place in self.places)


def fold(entries: Sequence[Entry]) -> Match:
    """The match that these entries make. Errors: BadInput ``no-start`` when the first one starts nothing."""
    told = standing(entries)
    start = told.get(1)
    if not isinstance(start, Start):
        raise BadInput("no-start", "a match begins with who plays", "1")
    stopped = any(isinstance(entry, Stopped) for entry in told.values())
    ends = {entry.hand: entry for entry in told.values() if isinstance(entry, Deal | Thrown)}
    hands: list[Hand] = []
    for number in range(1, max(ends, default=0) + 1):
        hands.append(_hand(start, number, ends.get(number), hands))
    if not stopped and all(hand.end for hand in hands):
        hands.append(_hand(start, len(hands) + 1, None, hands))
    return Match(start, places(entries), tuple(hands), stopped)


def _hand(start: Start, number: int, end: End | None, before: Sequence[Hand]) -> Hand:
    seats = start.form.seats
    totals = before[-1].after if before else (0,) * seats
    pool = (before[-1].settlement.pool or 0) if before else 0
    put_in = stake(start, pool)
    pool += int(put_in) * seats
    its = settled(start, end, pool)
    after = tuple(total + points - put_in for total, points in zip(totals, its.payoffs, strict=True))
    return Hand(number, dealer_of(start, number), end, its, after, pool, put_in)
