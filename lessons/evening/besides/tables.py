"""Pairs and tables: who plays with whom by what tonight's answers say, who meets whom next, and how the tournament stands."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from lessons.evening.entries.between import Paired, SatDown
from lessons.evening.entries.entry import Entry
from lessons.evening.room import Room
from lessons.evening.stretches import Seating, Tournament
from lessons.text.said import Said

FEWEST = 4
MOST_ROUNDS = 40
UNKNOWN = 0.5
"""Of somebody who has answered nothing tonight."""


@dataclass(frozen=True, slots=True)
class PairStanding:
    """A pair in the tournament. ``half_wins``: two for a match won, one for a level one; ``margin``: points ahead, all in all."""

    pair: int
    half_wins: int = 0
    margin: int = 0
    played: int = 0


@dataclass(frozen=True, slots=True)
class Score:
    """A table's match: both pairs' points over the hands that count, and how many of them are over."""

    points: tuple[int, int] = (0, 0)
    hands: int = 0


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


def next_tables(
    pairs: int, seatings: Sequence[Seating], standings: Sequence[PairStanding]
) -> tuple[tuple[int, int], ...]:
    """Who meets whom: neighbours in the standings who have not met; where pairs are odd, one that has sat out least rests."""
    met = {frozenset(two) for one in seatings for _, two in one.tables}
    order = [one.pair for one in standings]
    if pairs % 2:
        played = {one.pair: one.played for one in standings}
        rests = max(reversed(order), key=lambda pair: played[pair])
        order.remove(rests)
    found = []
    while order:
        first = order.pop(0)
        fresh = [pair for pair in order if frozenset((first, pair)) not in met]
        second = (fresh or order)[0]
        order.remove(second)
        found.append((first, second))
    return tuple(found)


def standings(room: Room | Tournament, scores: Mapping[str, Score]) -> tuple[PairStanding, ...]:
    """The pairs, the best first: by matches won, then by how far. A match counts when all its hands are over."""
    found = [PairStanding(pair) for pair in range(len(room.pairs))]
    for seating in room.seatings:
        for code, two in seating.tables:
            score = scores.get(code, Score())
            if score.hands < seating.hands:
                continue
            ahead = score.points[0] - score.points[1]
            for pair, by in zip(two, (ahead, -ahead), strict=True):
                won = 2 if by > 0 else 1 if by == 0 else 0
                now = found[pair]
                found[pair] = PairStanding(pair, now.half_wins + won, now.margin + by, now.played + 1)
    return tuple(sorted(found, key=lambda one: (-one.half_wins, -one.margin, one.pair)))


def judge_tables(room: Room, entry: Entry) -> Said | None:
    if isinstance(entry, Paired) and entry.on:
        return None if entry.pairs == room.pairs else Said("evening.refused.not-now")
    if isinstance(entry, Paired):
        badges = [badge for pair in entry.pairs for badge in pair]
        known = all((meant := room.with_badge(badge)) is not None and meant.there for badge in badges)
        return None if known and len(set(badges)) == len(badges) else Said("evening.refused.nobody")
    assert isinstance(entry, SatDown)
    used = [pair for table in entry.tables for pair in table.pairs]
    if len(set(used)) < len(used) or any(pair >= len(room.pairs) for pair in used):
        return Said("evening.refused.not-now")
    return Said("evening.refused.long-evening") if len(room.seatings) >= MOST_ROUNDS else None


def _paired(room: Room, _: str, entry: Paired) -> Room:
    if entry.on:
        return replace(room, phase="tables")
    return replace(room, phase="tables", pairs=entry.pairs, seatings=(), earlier=room.tournaments)


def _sat_down(room: Room, _: str, entry: SatDown) -> Room:
    seating = Seating(entry.hands, tuple((table.match, table.pairs) for table in entry.tables))
    return replace(room, phase="tables", seatings=(*room.seatings, seating))


MADE: Mapping[type[Entry], Callable[[Room, str, Any], Room]] = {
    Paired: _paired,
    SatDown: _sat_down,
}
HOSTS: tuple[type[Entry], ...] = (Paired, SatDown)
