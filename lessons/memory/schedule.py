"""When something learned is due again: FSRS-6 with its default parameters, and answers right or wrong."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime, timedelta

from fsrs import Card, Rating, Scheduler

from engine.fast_dataclass import fast_dataclass

SOON = timedelta(minutes=10)
_SCHEDULER = Scheduler(learning_steps=(SOON,), relearning_steps=(SOON,), enable_fuzzing=False)
SLOW_MS, SLOWER = 4000, 1.75
"""A right answer is slow when it takes this long and this many times as long as is usual for the learner."""


@fast_dataclass(frozen=True, slots=True)
class Trace:
    """The memory trace of one skill or card. ``due`` in UTC; ``seen`` and ``lapses`` count answers."""

    card: Card
    due: datetime
    last: datetime
    seen: int
    lapses: int

    def is_due(self, now: datetime) -> bool:
        """Due now, or some time today: nobody has to come back at the hour of the last answer."""
        if self.due <= now:
            return True
        return self.due - self.last >= timedelta(hours=12) and self.due.astimezone(now.tzinfo).date() <= now.date()

    def recall(self, now: datetime) -> float:
        """The chance that it would be remembered now, 0 to 1."""
        return _SCHEDULER.get_card_retrievability(self.card, now)


Traces = Mapping[str, Trace]


def reviewed(trace: Trace | None, right: bool, at: datetime, *, slow: bool = False) -> Trace:
    """The trace after one more answer. What was right but slow comes back after half the time."""
    card = trace.card if trace else Card(card_id=1, due=at)
    # An imported answer may be older than the last one here; time never runs backwards for the schedule.
    at = max(at, trace.last) if trace else at
    after, _ = _SCHEDULER.review_card(card, Rating.Good if right else Rating.Again, at)
    due = at + (after.due - at) / 2 if slow and right else after.due
    return Trace(after, due, at, (trace.seen if trace else 0) + 1, (trace.lapses if trace else 0) + (not right))


def is_slow(ms: int | None, usual: float | None) -> bool:
    return ms is not None and usual is not None and ms > SLOW_MS and ms > usual * SLOWER
