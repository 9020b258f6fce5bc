"""Which families are played at a table, known without loading how."""

from __future__ import annotations

from functools import cache
from importlib.util import find_spec

from engine.game import begins
from lessons.tables.stages import SORTED


def name_of(family: str) -> str:
    """What the package is called that says how this family is played at a table."""
    return f"{__package__}.{family}"


@cache
def has_table(family: str) -> bool:
    """Is there such a package?"""
    return bool(family) and find_spec(name_of(family)) is not None


@cache
def is_played(family: str) -> bool:
    """Is this family played deal by deal, at a table for each of its games, and not by sorts of hands?"""
    return has_table(family) and begins(family) != SORTED
