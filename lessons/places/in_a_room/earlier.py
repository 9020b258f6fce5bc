"""Evenings that are over: where somebody led, or was, as long as they have not been forgotten."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date

from lessons.evening.entries.rounds import Ended, Forgotten, Hosted, Opened
from lessons.learner.days import day_of
from lessons.places.in_a_room.room import open_now
from lessons.places.place import Context

MOST = 60
"""So many evenings are looked at: a club that meets every week has them for more than a year."""
_KINDS = (Opened.kind, Hosted.kind, Ended.kind, Forgotten.kind)


@dataclass(frozen=True, slots=True)
class Earlier:
    """An evening of another day that somebody led or visited. ``day``: as it was where the laptop stands; ``led``: by whoever
    asks, who else was a guest there.
    """

    code: str
    day: date
    led: bool


def earlier(context: Context, who: str) -> tuple[Earlier, ...]:
    """The latest first. One that nobody has ended is over when it is no longer offered."""
    still = set(open_now(context.store))
    return tuple(
        Earlier(one.code, day_of(one.begun), bool(one.own & {Opened.kind, Hosted.kind}))
        for one in context.store.rooms.visited(who, _KINDS, MOST)
        if Opened.kind in one.kinds and Forgotten.kind not in one.kinds and one.code not in still
    )
