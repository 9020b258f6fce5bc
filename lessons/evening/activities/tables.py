"""Pairs and tables: who plays with whom by what tonight's answers say, and how the tournament stands."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Any

from lessons.evening.entries.entry import Entry
from lessons.evening.entries.lifecycle import Paired, RoundOver, SatDown, TableShown
from lessons.evening.room import Room
from lessons.evening.stretches import Seating, Tournament
from lessons.text.message import Message

FEWEST = 4
MOST_ROUNDS = 40
UNKNOWN = 0.5
"""Of somebody who has answered nothing tonight."""


@dataclass(frozen=True, slots=True)
class Score:
    """A table's match: both pairs' points over the hands that count, and how many of them are over.

    On telephones also by how many points each pair is ahead of the mean of those who had its cards, ``against``, over so many
    deals that could be ``compared``; ``closed``: no more is played there.
    """

    points: tuple[int, int] = (0, 0)
    hands: int = 0
    against: tuple[Fraction, Fraction] = (Fraction(0), Fraction(0))
    compared: int = 0
    closed: bool = False

    def over(self, hands: int) -> bool:
        """Where so many are to be played."""
        return self.closed or self.hands >= hands

    def turned(self) -> Score:
        """The same with the other pair's figures first."""
        return replace(self, points=self.points[::-1], against=self.against[::-1])


@dataclass(frozen=True, slots=True)
class PairStanding:
    """A pair in the tournament. ``half_wins``: two for a match won, one for a level one; ``margin``: points ahead, all in all.

    ``against``: points against the mean, over so many ``deals`` that could be compared; where they play on telephones. ``place``:
    from 1, the same for pairs that stand alike; 0 as long as nothing counts.
    """

    pair: int
    half_wins: int = 0
    margin: int = 0
    played: int = 0
    against: Fraction = Fraction(0)
    deals: int = 0
    place: int = 0

    def after(self, score: Score, side: int, whole: bool) -> PairStanding:
        """After a match, at which the pair was the first (0) or the second; one that is not ``whole`` is won by nobody."""
        against, deals = self.against + score.against[side], self.deals + score.compared
        if not whole:
            return replace(self, against=against, deals=deals)
        own, other = score.points[side], score.points[1 - side]
        won = 2 if own > other else 1 if own == other else 0
        return PairStanding(self.pair, self.half_wins + won, self.margin + own - other, self.played + 1, against, deals)


def strength(room: Room, who: str) -> float:
    """The share of tonight's revealed questions that were right."""
    asked = [told.ok for told in room.shown_to(who)]
    return sum(asked) / len(asked) if asked else UNKNOWN


def proposed(room: Room) -> tuple[tuple[int, int], ...]:
    """The strongest with the weakest, and so on inwards; where they are odd the one in the middle has no partner."""
    there = sorted(room.there, key=lambda one: (-strength(room, one.who), one.badge))
    return tuple((there[at].badge, there[-1 - at].badge) for at in range(len(there) // 2))


def swapped(pairs: Sequence[tuple[int, int]], one: int, other: int) -> tuple[tuple[int, int], ...]:
    """The pairs with two people in each other's place; whoever has none yet may be one of them."""
    to = {one: other, other: one}
    return tuple((to.get(first, first), to.get(second, second)) for first, second in pairs)


def is_over(seating: Seating, scores: Mapping[str, Score]) -> bool:
    """Is nothing played in this round any more?"""
    return seating.ended or all(scores.get(code, Score()).over(seating.hands) for code, _ in seating.tables)


def standings(room: Room | Tournament, scores: Mapping[str, Score]) -> tuple[PairStanding, ...]:
    """The pairs, the best first: by matches won, then by how far; on telephones by the points against the mean.

    A match counts when all its hands are over, a round on telephones when it is over as a whole: before that its figures would
    tell something of the deals to those who are still to play them.
    """
    found = [PairStanding(pair) for pair in range(len(room.pairs))]
    for seating in room.seatings:
        for code, two in seating.tables:
            score = scores.get(code, Score())
            whole = score.hands >= seating.hands
            if is_over(seating, scores) if seating.deals else whole:
                for side, pair in enumerate(two):
                    found[pair] = found[pair].after(score, side, whole)
    if room.seatings and room.seatings[0].deals:
        ranked = sorted(found, key=lambda one: (-one.against, -one.margin, one.pair))
        return tuple(_placed(ranked, lambda one: one.against))
    ranked = sorted(found, key=lambda one: (-one.half_wins, -one.margin, one.pair))
    return tuple(_placed(ranked, lambda one: (one.half_wins, one.margin)))


def _placed(ranked: Sequence[PairStanding], stands_by: Callable[[PairStanding], object]) -> Iterator[PairStanding]:
    """The best first, each with its place; nobody has one where nothing was played to its end."""
    counts, place = any(one.played or one.deals for one in ranked), 0
    for at, one in enumerate(ranked, 1):
        place = place if at > 1 and stands_by(ranked[at - 2]) == stands_by(one) else at
        yield replace(one, place=place if counts else 0)


def judge_tables(room: Room, entry: Entry) -> Message | None:
    if isinstance(entry, Paired) and entry.on:
        return None if entry.pairs == room.pairs else Message("evening.refused.not-now")
    if isinstance(entry, Paired):
        badges = [badge for pair in entry.pairs for badge in pair]
        known = all((meant := room.with_badge(badge)) is not None and meant.there for badge in badges)
        return None if known and len(set(badges)) == len(badges) else Message("evening.refused.nobody")
    if isinstance(entry, RoundOver):
        on = bool(room.seatings) and room.seatings[-1].deals and not room.seatings[-1].ended
        return None if on and entry.round == len(room.seatings) else Message("evening.refused.not-now")
    if isinstance(entry, TableShown):
        now = room.seatings[-1] if room.phase == "tables" and room.seatings else None
        there = now is not None and bool(now.deals) and entry.table in ("", *(code for code, _ in now.tables))
        return (
            None
            if there and (entry.table, entry.over) != (room.shown, room.shown_over)
            else Message("evening.refused.not-now")
        )
    assert isinstance(entry, SatDown)
    first = room.seatings[0] if room.seatings else None
    fits = first is None or (bool(first.deals) == bool(entry.deals) and first.movement == entry.movement)
    if not fits or entry.after not in (None, len(room.seatings)):
        return Message("evening.refused.not-now")
    used = [pair for table in entry.tables for pair in table.pairs]
    if len(set(used)) < len(used) or any(pair >= len(room.pairs) for pair in used):
        return Message("evening.refused.not-now")
    return Message("evening.refused.long-evening") if len(room.seatings) >= MOST_ROUNDS else None


_STANDINGS: Mapping[str, Any] = {"shown": "", "shown_over": False}


def _paired(room: Room, _: str, entry: Paired) -> Room:
    if entry.on:
        return replace(room, phase="tables")
    return replace(room, phase="tables", pairs=entry.pairs, seatings=(), earlier=room.tournaments, **_STANDINGS)


def _sat_down(room: Room, _: str, entry: SatDown) -> Room:
    tables = tuple((table.match, table.pairs) for table in entry.tables)
    seating = Seating(entry.hands, tables, entry.deals, movement=entry.movement)
    return replace(room, phase="tables", seatings=(*room.seatings, seating), **_STANDINGS)


def _over(room: Room, _: str, __: RoundOver) -> Room:
    """Nobody's turn is shown any more: the standings are."""
    return replace(room, seatings=(*room.seatings[:-1], replace(room.seatings[-1], ended=True)), **_STANDINGS)


MADE: Mapping[type[Entry], Callable[[Room, str, Any], Room]] = {
    Paired: _paired,
    SatDown: _sat_down,
    RoundOver: _over,
    TableShown: lambda room, _, entry: replace(room, shown=entry.table, shown_over=bool(entry.table) and entry.over),
}
HOSTS: tuple[type[Entry], ...] = (Paired, SatDown, RoundOver, TableShown)
