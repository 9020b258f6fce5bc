"""A round of a tournament that is played on telephones, the same deals at every table: where each sits, and how it stands."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from fractions import Fraction

from lessons.evening.activities.tables import Score
from lessons.evening.members import Member
from lessons.evening.room import Room
from lessons.evening.stretches import Seating, Tournament
from lessons.shared_table.duplicate.comparing import whole
from lessons.shared_table.shared_table import SharedTable

DEALS = (2, 4)
"""How many deals a round may have."""
FEWEST_TABLES = 2
"""One has nothing to be compared with."""


@dataclass(frozen=True, slots=True)
class RoundTable:
    """A shared table in a tournament: in which round, and which of its tables, both from 1. ``on``: is that round played now?"""

    tournament: Tournament
    seating: Seating
    round: int
    table: int
    on: bool

    def plays(self, room: Room, who: str) -> bool:
        """Is this one of the people at the tables of the round, with any of their browsers?"""
        pairs = {pair for _, two in self.seating.tables for pair in two}
        badges = {badge for pair in pairs for badge in self.tournament.pairs[pair]}
        return any(who in one.browsers for badge in badges if (one := room.with_badge(badge)) is not None)


def table_in(room: Room, code: str) -> RoundTable | None:
    """The table of this code; None where the room has none."""
    for tournament in reversed((*room.earlier, Tournament(room.pairs, room.seatings))):
        for round_, seating in reversed([*enumerate(tournament.seatings, 1)]):
            codes = [its for its, _ in seating.tables]
            if code in codes:
                last = bool(room.seatings) and seating is room.seatings[-1]
                on = last and not seating.ended and room.phase != "ended"
                return RoundTable(tournament, seating, round_, codes.index(code) + 1, on)
    return None


def tables_now(room: Room) -> tuple[str, ...]:
    """The codes of the tables of the round that was begun last, where it is played on telephones."""
    return tuple(code for code, _ in room.seatings[-1].tables) if room.seatings and room.seatings[-1].deals else ()


def table_of(room: Room, badge: int) -> str:
    """The code of the table at which this badge sits in that round; empty where it sits at none."""
    if not tables_now(room):
        return ""
    its = (code for code, two in room.seatings[-1].tables if any(badge in room.pairs[pair] for pair in two))
    return next(its, "")


def kept_for(table: SharedTable, member: Member) -> int | None:
    """The chair that is theirs, whichever browser they had when they took it."""
    return next((at for at, one in enumerate(table.chairs) if one.who and one.who in member.browsers), None)


def chairs_of(room: Room, two: tuple[int, int]) -> tuple[Member | None, ...]:
    """By chair, who sits there where these pairs meet: partners opposite each other."""
    first, second = (room.pairs[pair] for pair in two)
    return tuple(room.with_badge(badge) for badge in (first[0], second[0], first[1], second[1]))


def is_through(table: SharedTable) -> bool:
    """Is nothing played there any more?"""
    return table.closed or (table.duplicate is not None and table.duplicate.over)


def still_to_finish(seating: Seating, tables: Mapping[str, SharedTable], code: str) -> tuple[int, ...]:
    """The other tables of the round, from 1, that have still to finish the deal that lies at this one: whoever sits there would
    learn of its cards where all can see it. Where the round is over nobody will."""
    its = tables[code].duplicate if code in tables else None
    if its is None or seating.ended:
        return ()
    found = []
    for number, (other, _) in enumerate(seating.tables, 1):
        there = tables.get(other)
        if other != code and there is not None and not there.closed and there.duplicate is not None:
            found += [number] if its.dealt - 1 not in there.duplicate.results else []
    return tuple(found)


def scores_of(seating: Seating, tables: Mapping[str, SharedTable]) -> dict[str, Score]:
    """By its code, how each table stands, out of the deals that it has finished, each against the mean of all that have."""
    states = {code: table.duplicate for code, _ in seating.tables if (table := tables.get(code)) and table.duplicate}
    found = {code: Score(closed=tables[code].closed) for code in states}
    for deal in whole(states):
        for one in deal.tables:
            before, (own, other) = found[one.code], one.result.points
            points = before.points[0] + int(own), before.points[1] + int(other)
            against, compared = before.against, before.compared
            if one.against is not None:
                against, compared = _sum(against, one.against), compared + 1
            found[one.code] = Score(points, before.hands + 1, against, compared, before.closed)
    return found


def _sum(before: Iterable[Fraction], more: Iterable[Fraction]) -> tuple[Fraction, Fraction]:
    first, second = (one + other for one, other in zip(before, more, strict=True))
    return first, second
