"""Somebody at a shared table, with a chair or without: what they see of it, and when."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property

from lessons.places.at_a_table.in_evening import InEvening, InPlan
from lessons.places.table import TableSession
from lessons.shared_table.one_trick_late import one_trick_late
from lessons.shared_table.shared_table import SharedTable
from lessons.tables.hand import TableHand

KEPT_AS = "shared"
"""What a learner's own log would call it: nothing of it stands there."""


@dataclass(frozen=True)
class AtTable:
    """Somebody at a shared table as it stands; ``chair``: theirs, None for who has none."""

    who: str
    code: str
    table: SharedTable
    same: Mapping[str, SharedTable] = field(default_factory=dict, compare=False)
    """By its code, each table with the same deals, this one among them, in the order in which they came; empty where this person
    is not told of them."""
    evening: InEvening | None = field(default=None, compare=False)
    """What there is where the table is one of a tournament."""
    plan: InPlan | None = field(default=None, compare=False)
    """What there is where a part of a plan has opened it."""

    @property
    def chair(self) -> int | None:
        return self.table.chair_of(self.who)

    @property
    def looks_on(self) -> bool:
        """Do they see a deal in which they have no chair? So does the teacher, whoever has the link to a teaching table, and
        whoever leads the evening."""
        return self.chair is None and (self.table.teaching is not None or self.leads) and self.table.begun

    @property
    def looks_late(self) -> bool:
        """Do they see a deal one trick late, as whoever opened the table lets all see it who only look on?"""
        return self.chair is None and self.table.looked_on and not self.leads and self.table.begun

    @cached_property
    def looked_at(self) -> SharedTable | None:
        """The deal in which they have no chair, as they see it; None where they see none, or not yet."""
        if self.looks_on:
            return self.table
        return one_trick_late(self.table) if self.looks_late else None

    @property
    def leads(self) -> bool:
        """Do they lead the evening that the table belongs to, and play none of its deals?"""
        return self.evening is not None and self.evening.leads

    @property
    def lets_on(self) -> bool:
        """Do they let the players go on, as they lead the evening and everybody at the table is away?"""
        return self.leads and self.table.deserted and not self.closed

    @property
    def closed(self) -> bool:
        """Is nothing played here any more?"""
        return self.table.closed or (self.evening is not None and self.evening.over)

    @property
    def sees(self) -> frozenset[int]:
        """The chairs whose hands lie open to them."""
        if self.looks_late:
            return self.table.shows or frozenset()
        return frozenset(range(len(self.table.chairs))) if self.leads else self.table.sees(self.who)

    @property
    def away(self) -> bool:
        """Does a player sit there for them?"""
        return self.chair is not None and self.table.chairs[self.chair].played

    @property
    def session(self) -> TableSession | None:
        """The deal from the own chair; None before the first, and for who has no chair."""
        if self.chair is None or not self.table.begun:
            return None
        return TableSession(self.who, self.table.seats[self.chair], self.table.number, kept_as=KEPT_AS)

    @property
    def hand(self) -> TableHand | None:
        return self.session.hand if self.session else None
