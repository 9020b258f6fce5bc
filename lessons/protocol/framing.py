"""The lessons' questions, read line by line and answered."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engine.protocol.framing import served
from lessons.protocol.asks import reply_to


def answers(lines: Iterable[str]) -> Iterator[str]:
    """One line of JSON for each question."""
    return served(lines, lambda request: [reply_to(request)])
