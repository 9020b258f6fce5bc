"""What is known after some answers: Bayesian knowledge tracing, one skill at a time, and when that is mastery."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta

START, LEARN, SLIP = 0.2, 0.15, 0.1
ENOUGH, LOST = 0.95, 0.8
"""Known from the one on; below the other even what was mastered is to be learned again."""
LATER = timedelta(hours=20)
"""A day later, give or take the hour at which one sits down."""
STUCK = 8
"""So many misses without mastery, and more of the same will not help."""


def after(known: float, right: bool, guess: float) -> float:
    """The chance that the skill is there after one more answer; ``guess``: how often pure guessing is right."""
    likely, unlikely = (1 - SLIP, guess) if right else (SLIP, 1 - guess)
    seen = known * likely / (known * likely + (1 - known) * unlikely)
    return seen + (1 - seen) * LEARN


def after_help(known: float) -> float:
    """After a question done with help, which proves nothing but teaches."""
    return known + (1 - known) * LEARN


@dataclass(frozen=True, slots=True)
class Standing:
    """How one skill stands.

    ``since``: when it came to be known, as long as it still is. ``mastered``: known, and right again a day later.
    ``misses``: since it was last known, or since the tutor last changed its approach.
    """

    known: float = START
    since: datetime | None = None
    mastered: bool = False
    misses: int = 0
    asked: int = 0
    right: int = 0
    last: datetime | None = None

    @property
    def stuck(self) -> bool:
        return self.misses >= STUCK and not self.mastered


def answered(before: Standing, came: str, guess: float, at: datetime) -> Standing:
    """The standing after a question that came ``right``, ``help`` or ``wrong``."""
    known = after_help(before.known) if came == "help" else after(before.known, came == "right", guess)
    if came == "help" and known >= ENOUGH and before.since is None:
        known = min(known, ENOUGH - 0.001)  # help may lead up to the door, not through it
    since = (before.since or at) if known >= ENOUGH else None
    later = since is not None and at - since >= LATER and before.last is not None and at - before.last >= LATER
    mastered = (before.mastered and known >= LOST) or (later and came == "right")
    misses = 0 if mastered or since is not None else before.misses + (came == "wrong")
    return Standing(known, since, mastered, misses, before.asked + 1, before.right + (came == "right"), at)
