"""Of so many figures the one that a share of them does not exceed."""

from __future__ import annotations


def percentile(values: list[float], share: float) -> float:
    """``share``: 0 to 1; rounded to a tenth, in the figures' own unit."""
    ordered = sorted(values)
    return round(ordered[min(len(ordered) - 1, round(share * (len(ordered) - 1)))], 1)
