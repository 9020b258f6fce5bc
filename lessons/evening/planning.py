"""Where a room is in its plan, and since when; a plan can be left and come back to."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from lessons.evening.entries.rounds import Planned


@dataclass(frozen=True, slots=True)
class Stage:
    """A part of a plan, and when the room went there (seconds since 1970); ``plan`` empty: the plan was left."""

    plan: str
    part: int
    at: int


@dataclass(frozen=True, slots=True)
class PlanProgress:
    """How far a room is in its plan. ``plan`` is empty where none is followed. ``since``: how many questions had been asked
    when this part began.
    """

    stages: tuple[Stage, ...] = ()
    since: int = 0

    @property
    def plan(self) -> str:
        return self.stages[-1].plan if self.stages else ""

    @property
    def part(self) -> int:
        return self.stages[-1].part if self.stages else 0

    @property
    def turn(self) -> int:
        """How often somebody went to a part."""
        return len(self.stages)

    def gone(self, entry: Planned, rounds: int) -> PlanProgress:
        """After a press that went to a part, or left the plan; ``rounds``: the questions asked before it."""
        return PlanProgress((*self.stages, Stage(entry.plan, entry.part, entry.at)), rounds)

    def been(self, plan: str) -> bool:
        """Was the room in this plan before?"""
        return any(one.plan == plan for one in self.stages)

    def left_at(self, plan: str) -> int:
        """The part of this plan where the room was last; the first one where it never was."""
        return next((one.part for one in reversed(self.stages) if one.plan == plan), 0)

    def spent(self, plan: str, now: int) -> dict[int, int]:
        """Part -> seconds spent in it by ``now``."""
        found: dict[int, int] = {}
        ends = [*(one.at for one in self.stages[1:]), now]
        for stage, end in zip(self.stages, ends, strict=True):
            if stage.plan == plan:
                found[stage.part] = found.get(stage.part, 0) + max(0, end - stage.at)
        return found

    def ended(self, at: int) -> PlanProgress:
        """With the clock stopped."""
        return replace(self, stages=(*self.stages, Stage("", 0, at))) if self.plan else self
