"""The match so far: a fold over what was written down. Every figure comes from the engine's own score of a hand."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.errors import BadInput
from engine.games.france.scorekeeper.entries import Deal, End, Entry, Passed, Start
from engine.games.france.scoring import payment_lines, payoffs, sheet
from engine.parts.corrections import Place, Stopped, places, standing
from engine.sheet import Line, Points


@dataclass(frozen=True, slots=True)
class Hand:
    """One deal: how it ended (None: it is being played), what each receives (below 0: pays), and everybody's total after it.

    ``each``: what a defender pays the taker's side. ``lines``: what that is made of; ``payments``: a line for every seat.
    """

    number: int
    dealer: int
    end: End | None
    payoffs: tuple[Points, ...]
    after: tuple[Points, ...]
    each: int = 0
    lines: tuple[Line, ...] = ()
    payments: tuple[Line, ...] = ()


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
    def entries(self) -> tuple[Entry, ...]:
        return tuple(place.entry for place in self.places)


def fold(entries: Sequence[Entry]) -> Match:
    """The match that these entries make. Errors: BadInput ``no-start`` when the first one starts nothing."""
    told = standing(entries)
    start = told.get(1)
    if not isinstance(start, Start):
        raise BadInput("no-start", "a match begins with who plays", "1")
    stopped = any(isinstance(entry, Stopped) for entry in told.values())
    ends = {entry.hand: entry for entry in told.values() if isinstance(entry, Deal | Passed)}
    hands: list[Hand] = []
    for number in range(1, max(ends, default=0) + 1):
        hands.append(scored(start, number, ends.get(number), _totals(start, hands)))
    if not stopped and all(hand.end for hand in hands):
        hands.append(scored(start, len(hands) + 1, None, _totals(start, hands)))
    return Match(start, places(entries), tuple(hands), stopped)


def _totals(start: Start, hands: Sequence[Hand]) -> tuple[Points, ...]:
    return hands[-1].after if hands else (0,) * start.form.seats


def dealer_of(start: Start, hand: int) -> int:
    """The seat that deals: the deal passes to the right, played or not. Source: french#the-deal."""
    return (start.dealer + hand - 1) % start.form.seats


def scored(start: Start, number: int, end: End | None, before: tuple[Points, ...]) -> Hand:
    """This deal with its payments, added to what everybody had before it."""
    seats = start.form.seats
    if not isinstance(end, Deal):
        return Hand(number, dealer_of(start, number), end, (0,) * seats, before)
    result, sides = end.result, end.sides(seats)
    lines = sheet(result, start.rules)
    each = int(lines.total)
    paid = payoffs(each, sides, start.rules)
    after = tuple(had + points for had, points in zip(before, paid, strict=True))
    contract = Line(result.verdict.reason, 0, (), result.verdict.facts, result.verdict.source)
    payments = payment_lines(each, sides, start.rules)
    return Hand(number, dealer_of(start, number), end, paid, after, each, (contract, *lines), payments)
