"""Where sets are offered as answers: what is wrong with each of them, one thing at a time."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TypeVar

from lessons.question.kind import Message

T = TypeVar("T", bound=str | int)
MORE = Message("ladder.more-may-be-said")
"""All that was chosen may be said, and something else as well."""
SOMETHING = Message("ladder.something-may-be-said")
"""Nothing was chosen, and something may be said."""


def errors(
    offered: Sequence[frozenset[T]],
    right: frozenset[T],
    one_too_many: Callable[[T], Message],
    too_few: Message = MORE,
    none: Message = SOMETHING,
) -> Mapping[int, Message]:
    """Place of a wrong set -> what is said of it: the first thing that does not belong, or else that something is missing."""
    found: dict[int, Message] = {}
    for place, some in enumerate(offered):
        if some != right:
            extra = sorted(some - right)
            found[place] = one_too_many(extra[0]) if extra else too_few if some else none
    return found
