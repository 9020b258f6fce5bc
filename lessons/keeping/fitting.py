"""A match made of the entries that fit the program there is now: one that does not keeps its place, and counts as taken back."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from engine.parts.corrections import Undo
from lessons.learner.misfits import possible

M = TypeVar("M")


def fitting(fold: Callable[[Sequence[Any]], M], entries: Sequence[Any]) -> M:
    """The match that these entries make. Errors: BadInput ``no-start``."""
    begun = fold(entries[:1])
    whole = possible(lambda: fold(entries), "a match")
    if whole is not None:
        return whole
    kept, match = list(entries[:1]), begun
    for entry in entries[1:]:
        after = possible(lambda now=[*kept, entry]: fold(now), f"entry {len(kept) + 1} of a match")  # type: ignore[misc]
        # The numbers of all others stay what they are.
        kept.append(Undo(len(kept) + 1) if after is None else entry)
        match = fold(kept) if after is None else after
    return match
