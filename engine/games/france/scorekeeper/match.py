"""The match so far: a fold over what was written down. Every figure comes from the engine's own score of a hand."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.games.france.reckoning.scoring import payment_lines, payoffs, sheet
from engine.games.france.scorekeeper.entries import Deal, End, Entry, Passed, Start
from engine.parts.corrections import places
from engine.parts.settled_match import SettledMatch, dealer_of, folded, totals
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


class Match(SettledMatch[Start, Entry, Hand]):
    """A match of French Tarot."""


def fold(entries: Sequence[Entry]) -> Match:
    """The match that these entries make. Errors: BadInput ``no-start`` when the first one starts nothing."""
    start, hands, stopped = folded(entries, Start, (Deal, Passed), _hand)
    return Match(start, places(entries), hands, stopped)


def _hand(start: Start, number: int, end: End | None, before: Sequence[Hand]) -> Hand:
    return scored(start, number, end, totals(start, before))


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
