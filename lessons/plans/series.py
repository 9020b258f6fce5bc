"""Plans of evenings that follow each other: which there are in a series, in their order, and which comes next."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from lessons.plans.shape import Plan


@dataclass(frozen=True, slots=True)
class InOrder:
    """The place of a plan in its series: ``evening`` of so many (0 of 0: by itself), and the plan that ``follows``, if one does."""

    evening: int = 0
    of: int = 0
    follows: Plan | None = None


def evenings(plans: Mapping[str, Plan], series: str) -> tuple[Plan, ...]:
    """The plans of this series, in the order of its evenings."""
    found = [(one.series.evening, one) for one in plans.values() if one.series is not None and one.series.id == series]
    return tuple(plan for _, plan in sorted(found, key=lambda one: one[0]))


def standing(plans: Mapping[str, Plan], plan: Plan) -> InOrder:
    """Where this plan stands. That an evening is missing changes the number of none."""
    if plan.series is None:
        return InOrder()
    numbered = [(one.series.evening, one) for one in evenings(plans, plan.series.id) if one.series is not None]
    later = [one for number, one in numbered if number > plan.series.evening]
    last = max((number for number, _ in numbered), default=plan.series.evening)
    return InOrder(plan.series.evening, max(last, plan.series.evening), later[0] if later else None)
