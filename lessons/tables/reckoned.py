"""What a deal at a table has come to, for whoever says it and adds it up."""

from __future__ import annotations

from dataclasses import dataclass

from engine.sheet import Points
from lessons.text.said import Said


@dataclass(frozen=True)
class Reckoned:
    """What a deal comes to: the lines in words, what players pay each other, everybody's result, what lies in the pool then.

    ``after`` is said once the payments are. ``unit``: in what is paid. ``most``: the line that most of it comes from, and ``keep``
    what the rule to keep of it is called.
    """

    lines: tuple[Said, ...]
    paid: tuple[Points, ...]
    payoffs: tuple[Points, ...]
    pool: int = 0
    after: tuple[Said, ...] = ()
    unit: str = "points"
    most: Said | None = None
    keep: str = ""
