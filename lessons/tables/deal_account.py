"""What a deal at a table has come to, for whoever says it and adds it up."""

from __future__ import annotations

from dataclasses import dataclass

from engine.sheet import Points
from lessons.text.message import Message


@dataclass(frozen=True)
class DealAccount:
    """What a deal comes to: the lines in words, what players pay each other, everybody's result, what lies in the pool then.

    ``after`` is said once the payments are. ``unit``: in what is paid. ``most``: the line that most of it comes from, and ``keep``
    what the rule to keep of it is called. ``paid`` None: nobody pays anything, each scores for a match.
    """

    lines: tuple[Message, ...]
    paid: tuple[Points, ...] | None
    payoffs: tuple[Points, ...]
    pool: int = 0
    after: tuple[Message, ...] = ()
    unit: str = "points"
    most: Message | None = None
    keep: str = ""
