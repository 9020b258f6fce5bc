"""The log that all sessions share."""

from __future__ import annotations

from functools import cache

from lessons.learner.store import Store


@cache
def store() -> Store:
    """Opened once. :class:`lessons.learner.errors.UnusableDatabase` when the address holds something else."""
    return Store()
