"""The house rules of Calatafimi: the source reports no choices."""

from __future__ import annotations

from dataclasses import dataclass

from engine.house import HouseRules


@dataclass(frozen=True)
class CalatafimiRules(HouseRules):
    """Everything is as the source has it."""
