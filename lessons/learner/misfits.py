"""What stands in a log and does not fit what is there now: it is stepped over, never in anybody's way, and named once.

Lessons, plans, house rules and the program itself change under whoever has begun something, and a file may have been written by
another hand. So every fold takes its events by :func:`fitted`, and whatever is made of what a fold has led to is made by
:func:`possible`: these two are the only places where any error at all is caught. Each is in the program's own log, with the
event, its place and where it happened; in tests it fails the test.
"""

from __future__ import annotations

import logging
import traceback
from collections.abc import Callable
from threading import Lock
from typing import TypeVar

from lessons.learner.event import Event

S = TypeVar("S")
E = TypeVar("E")
T = TypeVar("T")
MOST_NAMED = 1000
"""So many different ones are remembered as named; after that all may be named again."""
_LOG = logging.getLogger(__name__)
_named: set[object] = set()
_guard = Lock()


def fitted(take: Callable[[S, E], S], state: S, event: E, where: str, otherwise: Callable[[S], S] | None = None) -> S:
    """The state after the event, which stands in the log of ``where``; where it cannot be taken, what is ``otherwise`` made of
    the state, or the same one."""
    try:
        return take(state, event)
    except Exception as error:  # noqa: BLE001 - whatever one event is, the others count
        name(error, f"{where}: {_told(event)} does not fit what is there now and is passed over")
        return state if otherwise is None else otherwise(state)


def possible(make: Callable[[], T], where: str) -> T | None:
    """What ``make`` makes of what is at ``where``; None where it cannot be made."""
    try:
        return make()
    except Exception as error:  # noqa: BLE001 - whatever one thing is, the others can be shown
        name(error, f"{where}: what is there does not fit its log and is set aside")
        return None


def forget_named() -> None:
    """All is named anew, as after a start."""
    with _guard:
        _named.clear()


def name(error: Exception, told: str) -> None:
    """Say in the program's own log what happened to what, once for each place in the code where it does."""
    frames = traceback.extract_tb(error.__traceback__)
    key = type(error), (frames[-1].filename, frames[-1].lineno) if frames else None
    with _guard:
        if key in _named:
            return
        if len(_named) >= MOST_NAMED:
            _named.clear()
        _named.add(key)
    _LOG.error("%s", told, exc_info=error)


def _told(event: object) -> str:
    if isinstance(event, Event):
        return f"event {event.number} ({event.kind!r:.20} at step {event.step!r:.60})"
    return f"{type(event).__name__} {event!r:.200}"
