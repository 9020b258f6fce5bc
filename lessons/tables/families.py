"""Which families and games are played at a table, known without loading how."""

from __future__ import annotations

from functools import cache
from importlib.util import find_spec

from engine.discovery import last, packages_in
from engine.game import begins, family_of, folders_of
from lessons.tables.stages import SORTED


def name_of(family: str) -> str:
    """What the package is called that says how this family, or one game of it, is played at a table."""
    return f"{__package__}.{family}"


@cache
def has_table(family: str) -> bool:
    """Is there such a package?"""
    return bool(family) and find_spec(name_of(family)) is not None


@cache
def has_own_table(game_id: str) -> bool:
    """Is this game (there is one) played deal by deal at a table of its own: as its whole family, or by a package of its name?"""
    return is_played(family_of(game_id)) or has_table(game_id)


@cache
def sits_down_first(family: str) -> str:
    """The game of this family with which one begins at a table of one's own. Errors: ``StopIteration`` where it has none."""
    if is_played(family):
        return begins(family)
    return next(iter(sorted(folders_of(family).intersection(map(last, packages_in("lessons.tables"))))))


@cache
def is_played(family: str) -> bool:
    """Is this family played deal by deal, at a table for each of its games, and not by sorts of hands?"""
    return has_table(family) and begins(family) != SORTED
