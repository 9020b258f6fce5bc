"""The house rules of Tortorici for three: the source reports no choices."""

from __future__ import annotations

from dataclasses import dataclass

from engine.house import HouseRules


@dataclass(frozen=True)
class TortoriciRules(HouseRules):
    """Everything is as the source has it."""
