"""Whose path somebody may know already: the games for which ``content/placement`` has twelve questions."""

from __future__ import annotations

from functools import cache

from engine.game import family_of
from lessons.text.card_catalogue import CONTENT
from lessons.yamlfile.copies import yaml_files

PLACES = CONTENT / "placement"


@cache
def placements() -> tuple[str, ...]:
    """The games of which one may show what one knows already."""
    return tuple(sorted(path.stem for path in yaml_files(PLACES)))


def placed_in(name: str) -> str:
    """The game whose path is asked about where this one is learnt: itself, or the one with which its family begins."""
    its = placements()
    return name if name in its else of_family(family_of(name))


def of_family(name: str) -> str:
    """The game whose path is asked about in this family; empty where there is none."""
    return next((one for one in placements() if family_of(one) == name), "")
