"""What there is at a table of a duplicate beside the deal: which deals are due, and what those that are over came to."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field

from engine.fast_dataclass import fast_dataclass
from engine.sheet import Points
from lessons.text.message import Message

MOST_DEALS = 16
Party = tuple[int, ...]
"""The chairs of those who score together."""


@fast_dataclass(frozen=True)
class DealResult:
    """What one deal came to at one table.

    ``parties``: who scores together. By party ``points``, what each has scored or been paid; ``worth``, what is compared with
    other tables; ``own``, what there is to be told of it. ``names``: whoever had each chair, nothing for a player of the
    program. ``says`` is told of the table, its seats by what they are called in ``seats``, from the first chair on.
    """

    parties: tuple[Party, ...]
    points: tuple[Points, ...]
    worth: tuple[Points, ...]
    names: tuple[str, ...]
    seats: tuple[str, ...]
    says: tuple[Message, ...] = ()
    own: tuple[tuple[Message, ...], ...] = ()


@fast_dataclass(frozen=True)
class DuplicateState:
    """What a shared table knows of the duplicate that it plays. ``set_code``: of the set whose deals are played; ``seeds``:
    their numbers, in order, which no browser is told.

    ``dealt``: how many of them were dealt here; ``results``: of those that are over, by their place in the set. ``played``:
    everybody who has had a chair while one of them was on.
    """

    set_code: str
    seeds: tuple[int, ...]
    dealt: int = 0
    results: Mapping[int, DealResult] = field(default_factory=dict)
    played: frozenset[str] = frozenset()

    @property
    def over(self) -> bool:
        """Were all of them played here?"""
        return self.dealt >= len(self.seeds) and self.dealt - 1 in self.results

    @property
    def due(self) -> int | None:
        """The number of the deal that is dealt next; None after the last."""
        return self.seeds[self.dealt] if self.dealt < len(self.seeds) else None
