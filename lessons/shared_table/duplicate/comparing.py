"""Tables that play the same deals side by side: what each party made of a deal against the mean, and of all of them together.

A table is told of no deal that it has not finished itself, and a deal that a table has not finished has no part in its mean.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction

from lessons.shared_table.duplicate_state import DealResult, DuplicateState, Party

ENOUGH = 2
"""So many tables have to be through before anything is compared."""
Finished = Mapping[str, DuplicateState]
"""By its code, each table of a set."""


@dataclass(frozen=True, slots=True)
class AtOneTable:
    """The results of one table of a duplicate, against the mean. ``against``: by party, its worth less the mean of all tables;
    None as long as there is nothing to compare it with.
    """

    code: str
    result: DealResult
    against: tuple[Fraction, ...] | None


@dataclass(frozen=True, slots=True)
class OfDeal:
    """One deal, by its place in the set, at every table that has finished it."""

    deal: int
    tables: tuple[AtOneTable, ...]


@dataclass(frozen=True, slots=True)
class PartyRank:
    """A party of a table after ``deals`` that were compared. ``names``: whoever had its chairs at the latest of them, by chair."""

    code: str
    party: Party
    names: tuple[tuple[int, str], ...]
    deals: int
    against: Fraction


def side_by_side(tables: Finished, own: str) -> tuple[OfDeal, ...]:
    """Each deal that the own table has finished, at all tables that have."""
    return tuple(_of_deal(tables, deal) for deal in sorted(tables[own].results))


def whole(tables: Finished) -> tuple[OfDeal, ...]:
    """Each deal that any table has finished, for who is to know all of them."""
    deals = sorted({deal for one in tables.values() for deal in one.results})
    return tuple(_of_deal(tables, deal) for deal in deals)


def _of_deal(tables: Finished, deal: int) -> OfDeal:
    found = {code: its.results[deal] for code, its in tables.items() if deal in its.results}
    parties = range(min(len(one.parties) for one in found.values()))
    means = [sum((Fraction(one.worth[party]) for one in found.values()), Fraction(0)) / len(found) for party in parties]
    return OfDeal(
        deal,
        tuple(
            AtOneTable(
                code, one, tuple(one.worth[party] - means[party] for party in parties) if _enough(found) else None
            )
            for code, one in found.items()
        ),
    )


def _enough(found: Mapping[str, DealResult]) -> bool:
    return len(found) >= ENOUGH


def standings(deals: tuple[OfDeal, ...]) -> tuple[PartyRank, ...]:
    """All parties of all tables over these deals, as far as they can be compared: the best first."""
    found: dict[tuple[str, Party], PartyRank] = {}
    for one in (table for of_deal in deals for table in of_deal.tables):
        for party, against in zip(one.result.parties, one.against or (), strict=False):
            before = found.get((one.code, party))
            found[one.code, party] = PartyRank(
                one.code,
                party,
                tuple((chair, one.result.names[chair]) for chair in party),
                (before.deals if before else 0) + 1,
                (before.against if before else Fraction(0)) + against,
            )
    return tuple(sorted(found.values(), key=lambda one: -one.against))
