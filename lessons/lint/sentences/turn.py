"""A turn of phrase that gives a translation away: how it is found, and what a player says instead."""

from __future__ import annotations

import re
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class TurnOfPhrase:
    """What nobody says, what one says instead, and in which files that holds (any whose name has this in it)."""

    found: re.Pattern[str]
    instead: str
    where: str = ""


def said_otherwise(pattern: str, instead: str, where: str = "") -> TurnOfPhrase:
    """What is found by this pattern is said otherwise, in files whose name has ``where`` in it."""
    return TurnOfPhrase(re.compile(pattern), instead, where)
