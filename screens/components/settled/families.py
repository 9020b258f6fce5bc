"""The families whose matches are kept deal by deal, and what each says and asks in its own way."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from engine.game import game, games
from lessons.keeping.dealt import Start
from screens.components.settled.france import form as french_form
from screens.components.settled.france import words as french
from screens.components.settled.sicily import form as sicilian_form
from screens.components.settled.sicily import words as sicilian

Lines = list[dict[str, Any]]


@dataclass(frozen=True)
class Family:
    """``ended``: how a deal ended, as a phrase; ``lines``: what it is made of; ``form``: how one is entered.

    ``before``: rows above a deal's sum, ``remarks`` below it, ``pool``: what lies in it now. ``house``: the rules that bear on
    what is paid; ``first``: offered first; ``files``: in which other ways a match can be taken along.
    """

    name: str
    ended: Callable[[Any, Any, str], str]
    lines: Callable[[Any, Any, str], Lines]
    form: Callable[..., dict[str, Any]]
    before: Callable[[Any, str], list[list[str]]]
    remarks: Callable[[Any, Any, str], list[str]]
    pool: Callable[[Any, str], list[str]]
    payoffs: Callable[[Any], tuple[Any, ...]]
    house: tuple[str, ...]
    first: str
    files: tuple[str, ...] = ()

    @property
    def games(self) -> tuple[str, ...]:
        """Those of its games whose deals are kept."""
        return tuple(id for id in games() if game(id).family == self.name and getattr(game(id).form, "bids", True))


FAMILIES: Mapping[str, Family] = {
    "sicily": Family(
        "sicily",
        sicilian.ended,
        sicilian.lines,
        sicilian_form.form,
        sicilian.before,
        sicilian.remarks,
        sicilian.pool,
        sicilian.payoffs,
        ("rivanto", "palagonia", "solo_payment", "play", "normalise", "stake"),
        "mineo3",
    ),
    "france": Family(
        "france",
        french.ended,
        french.lines,
        french_form.form,
        french.before,
        french.remarks,
        french.pool,
        french.payoffs,
        ("profile", "split", "round_to"),
        "french4",
        ("csv",),
    ),
}


def family(start: Start) -> Family:
    """That of the game which is played."""
    return FAMILIES[start.played.family]
