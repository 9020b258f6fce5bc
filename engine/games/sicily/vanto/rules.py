"""The house rules of the old Vanto: the stake of its pool."""

from __future__ import annotations

from dataclasses import dataclass

from engine.games.sicily.sources import TORTORICI
from engine.house import HouseRules, number


@dataclass(frozen=True)
class VantoRules(HouseRules):
    """The house rules of il Vanto. ``stake``: what everybody puts into the pool at the start, and whenever it is empty."""

    stake: int = number(10, source=TORTORICI, bears_on=("payment",))
