"""One thing a learner did, as the log keeps it and as a lesson is folded from it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field
from types import MappingProxyType

from engine.fast_dataclass import fast_dataclass

Json = str | int | float | bool | None | list["Json"] | dict[str, "Json"]

NOTHING: Mapping[str, Json] = MappingProxyType({})
KNOWN = "known"
"""A lesson whose learner has shown that its skills are there: the data name them."""
KINDS = ("present", "answer", "hint", "reveal", "undo", "next", "back", "mend", "reset", "plan", KNOWN)
"""What an event can be; the log takes no other."""


@fast_dataclass(frozen=True, slots=True)
class Event:
    """One event of a learner's log. ``kind`` is one of :data:`KINDS`; ``step`` the id of the lesson's step.

    ``nonce`` makes saving it twice harmless; ``data`` is plain JSON: the seed that was drawn, the answer given.
    ``number`` and ``at`` (UTC, ISO 8601) are given by the log when the event is saved, and 0 and "" before.
    """

    kind: str
    step: str
    nonce: str
    data: Mapping[str, Json] = field(default_factory=lambda: NOTHING)
    number: int = 0
    at: str = ""
