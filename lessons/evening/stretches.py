"""What a room keeps of what people do by themselves or at tables: the lesson that is on, when each was, tournaments."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any

from lessons.session.step_link import StepLink

_NOTHING: Mapping[Any, Any] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class Pace:
    """A lesson that everybody takes by themselves. ``hands``: badges, whoever was first comes first.

    By badge ``helped``, how often the teacher has sent something, and ``worked``, the last example.
    """

    lesson: str
    hands: tuple[int, ...] = ()
    helped: Mapping[int, int] = field(default_factory=lambda: _NOTHING)
    worked: Mapping[int, StepLink] = field(default_factory=lambda: _NOTHING)


@dataclass(frozen=True, slots=True)
class Stretch:
    """When a lesson was on: ``since`` and ``until`` (UTC, ISO 8601; ``until`` empty while it is), after so many rounds.

    What somebody does in it before and afterwards is nobody else's.
    """

    lesson: str
    rounds: int = 0
    since: str = ""
    until: str = ""


SWISS, ROBIN = "swiss", "robin"
"""How it is settled who meets whom: neighbours in the standings, or everybody in turn."""


@dataclass(frozen=True, slots=True)
class Seating:
    """A round of a tournament: so many hands; of each table the code of its match and which two pairs play there.

    ``deals``: the code of the set of deals that all of them play on their telephones, and the tables' codes are those of shared
    tables then; empty where they play with real cards. ``ended``: the teacher has ended it. ``movement``: that of the tournament.
    """

    hands: int
    tables: tuple[tuple[str, tuple[int, int]], ...]
    deals: str = ""
    ended: bool = False
    movement: str = SWISS


@dataclass(frozen=True, slots=True)
class Tournament:
    """Badges of those who played together, and its rounds."""

    pairs: tuple[tuple[int, int], ...] = ()
    seatings: tuple[Seating, ...] = ()

    @property
    def on_telephones(self) -> bool:
        """Are the same deals played at all tables, on telephones? All rounds of a tournament are of one kind."""
        return bool(self.seatings and self.seatings[0].deals)
