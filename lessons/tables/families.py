"""Which families are played at such a table, known without loading how."""

from __future__ import annotations

from functools import cache
from importlib.util import find_spec


def name_of(family: str) -> str:
    """What the package is called that says how this family is played at such a table."""
    return f"{__package__}.{family}"


@cache
def is_played(family: str) -> bool:
    """Is there such a package?"""
    return bool(family) and find_spec(name_of(family)) is not None
