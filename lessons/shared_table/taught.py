"""What there is at a teaching table beside the deal: open hands, a pause, another line of play, what everybody is asked."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field
from typing import Any

from engine.fast_dataclass import fast_dataclass


@fast_dataclass(frozen=True)
class Poll:
    """Everybody was asked in the line ``number`` what they would play in this chair. ``answers``: who -> a card's code, the latest
    of each. ``shown``: everybody sees them; ``worth``: what the coach's search then makes of each card, where there is one.
    """

    chair: int
    number: int
    answers: Mapping[str, str] = field(default_factory=dict)
    shown: bool = False
    worth: Mapping[str, str] = field(default_factory=dict)


@fast_dataclass(frozen=True)
class TeachingState:
    """What a teacher has done with the deal at a teaching table. ``opened``: the chairs whose hands lie open to everybody;
    ``paused``: nobody plays until the teacher lets all go on.

    ``real``: what was done in the deal before the teacher took it back, None where that is what lies there; ``lines``: how often
    one line of play has taken the place of another. ``steps``: players play a card only when the teacher lets them. ``poll``: what
    everybody is asked, or was, until play goes on.
    """

    opened: frozenset[int] = frozenset()
    paused: bool = False
    real: tuple[Any, ...] | None = None
    lines: int = 0
    steps: bool = False
    poll: Poll | None = None
