"""The families whose matches are kept deal by deal, and what each says and asks in its own way."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from engine.game import begins, game, games
from lessons.keeping.dealt import Start
from screens.components.settled.france import form as french_form
from screens.components.settled.france import words as french
from screens.components.settled.given import DealFormProps, LedgerLine
from screens.components.settled.sicily import form as sicilian_form
from screens.components.settled.sicily import words as sicilian


@dataclass(frozen=True)
class Family:
    """``ended``: how a deal ended, as a phrase; ``lines``: what it is made of; ``form``: how one is entered.

    ``before``: rows above a deal's sum, ``remarks`` below it, ``pool``: what lies in it now. ``files``: in
    which other ways a match can be taken along.
    """

    name: str
    ended: Callable[[Any, Any, str], str]
    lines: Callable[[Any, Any, str], list[LedgerLine]]
    form: Callable[..., DealFormProps]
    before: Callable[[Any, str], list[list[str | int]]]
    remarks: Callable[[Any, Any, str], list[str]]
    pool: Callable[[Any, str], list[str]]
    payoffs: Callable[[Any], tuple[Any, ...]]
    files: tuple[str, ...] = ()

    @property
    def first(self) -> str:
        """The game that is offered first."""
        return begins(self.name)

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
        ("csv",),
    ),
}


def family(start: Start) -> Family:
    """That of the game which is played."""
    return FAMILIES[start.played.family]
