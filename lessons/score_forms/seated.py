"""A match in which a deal is one entry, its end: how it begins, whichever family plays it."""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import Field

from engine.game import game, games
from engine.verdict import Facts
from lessons.learner.first_names import tidy
from lessons.moves.move import MoveRefused
from lessons.score_forms.contract import KeptFamily
from lessons.score_forms.values import EntryValue, Name, Short


class SeatedStart(EntryValue):
    """Names that are too many are left out."""

    game: Short
    names: Annotated[tuple[Name, ...], Field(max_length=5)]
    dealer: Annotated[int, Field(ge=0, le=4)] = 0
    house: Annotated[dict[Annotated[str, Field(max_length=40)], str | int | bool], Field(max_length=12)] = {}

    def begun(self, make: Any, family: str) -> Any:
        """The start of such a match, of this family."""
        if self.game not in games() or game(self.game).family != family:
            raise MoveRefused("bad-move", f"value.game: {self.game}")
        its = game(self.game)
        names = tuple(map(tidy, self.names))[: its.seats]
        return make(self.game, names, self.dealer, its.house.read(dict(self.house)))


class SeatedFamily(KeptFamily):
    corrects = ("start", "deal")

    def named(self, start: Any, facts: Facts) -> Facts:
        seat = facts.get("seat")
        return {**facts, "name": start.names[seat]} if isinstance(seat, int) else facts
