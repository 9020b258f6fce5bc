"""Places whose code is a key: who has it may write there, and nobody tries many, by looks, by presses or by files."""

from __future__ import annotations

import time
from collections.abc import Callable

from lessons.places.sessions import Sessions
from screens.web.rate import Rate

KEYS = ("match/", "seat/", "hindsight/seat/")
UNKNOWN = (1 / 10, 60)
"""A second, and at once: codes that nobody has, for one address."""


class Keys:
    """A count of the codes that each address has tried. ``now``: seconds."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._unknown = Rate(*UNKNOWN, now=now)

    def may_try(self, sessions: Sessions, who: str, place: str, address: str) -> bool:
        """May anything be told or taken at this place now? Whoever was there before tries nothing, be their neighbours guessing."""
        tries = place.startswith(KEYS) and not sessions.was_at(who, place)
        return not tries or self._unknown.would_allow(address)

    def missed(self, place: str, address: str) -> None:
        """There is no such place: where it would have been a key that was one try."""
        if place.startswith(KEYS):
            self._unknown.allows(address)
