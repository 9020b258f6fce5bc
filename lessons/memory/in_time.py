"""Events that a clock set ahead has dated: they count, and happened when the log says that what is around them did."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from datetime import UTC, datetime, timedelta

from engine.fast_dataclass import changed
from lessons.learner.event import Event

SLACK = timedelta(days=1)
"""Two devices' clocks differ, and so do zones; by more than a day only one that is wrong."""
Told = tuple[str, Event]


def ahead_of(now: datetime) -> str:
    """A time that begins after it, as the log writes times (UTC, ISO 8601), has not come yet."""
    return (now + SLACK).astimezone(UTC).isoformat(timespec="milliseconds")


def in_time(log: Iterable[Told], now: datetime, last: str = "") -> Iterator[Told]:
    """The same events; one dated after ``now`` has the latest time before it in the log (``last`` before all of them).

    Where nothing is before it, it has the first time after it; where there is none either, now.
    """
    limit = ahead_of(now)
    waiting: list[Told] = []
    for lesson, event in log:
        if isinstance(event.at, str) and event.at > limit:
            if last:
                yield lesson, changed(event, at=last)
            else:
                waiting.append((lesson, event))
            continue
        if event.at and isinstance(event.at, str):
            yield from ((its, changed(one, at=event.at)) for its, one in waiting)
            waiting = []
            last = max(last, event.at)
        yield lesson, event
    at = now.astimezone(UTC).isoformat(timespec="milliseconds")
    yield from ((its, changed(one, at=at)) for its, one in waiting)
