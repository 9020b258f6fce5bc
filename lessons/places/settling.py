"""The scoring table of games settled deal by deal: what the browser has laid out is counted and settled; nothing of it is kept."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Annotated, Any

from pydantic import BaseModel, ConfigDict, Field

from engine.cards import UnknownCard
from engine.errors import BadInput
from engine.game import game, games
from engine.games.france import scorekeeper as french
from engine.games.france.scorekeeper import laid as french_cards
from engine.games.sicily import scorekeeper as sicilian
from engine.games.sicily.scorekeeper.laid import PileCount, laid
from lessons.moves.move import Move, MoveRefused
from lessons.places.place import Context
from lessons.score_forms import france
from lessons.score_forms.families import DealtStart, dealt_start
from lessons.score_forms.sicily import laid_deal
from lessons.score_forms.values import Short, read_value

Code = Annotated[str, Field(max_length=8)]


class _Table(BaseModel):
    """The figures of a deal that is settled by itself. ``cards``: the pile of every side but the last, which has the rest."""

    model_config = ConfigDict(extra="forbid", frozen=True)
    kind: Short
    told: Annotated[dict[Short, Short | Annotated[list[Short], Field(max_length=12)] | None], Field(max_length=60)] = {}
    cards: Annotated[tuple[Annotated[tuple[Code, ...], Field(max_length=78)], ...], Field(max_length=4)] = ()
    house: Annotated[dict[Short, str | int | bool], Field(max_length=12)] = {}


@dataclass(frozen=True)
class SettlingState:
    """A table of this game; ``counted``: what lies on it, None before anything does."""

    game: str
    value: Mapping[str, Any]
    counted: PileCount | french_cards.PileCount | None = None
    deal: sicilian.Deal | None = None
    arriving: bool = True

    @property
    def start(self) -> DealtStart:
        """Players without names; the last one dealt."""
        its = game(self.game)
        names = tuple(str(seat + 1) for seat in range(its.seats))
        return dealt_start(self.game, names, its.seats - 1, dict(self.value.get("house", {})))


class SettlingPlace:
    """The settlement of a single deal: ``settling/<game>``."""

    def read(self, context: Context, who: str, name: str, before: SettlingState | None) -> SettlingState:
        if (
            name not in games()
            or game(name).family not in ("sicily", "france")
            or not getattr(game(name).form, "bids", True)
        ):
            raise MoveRefused("no-such-place", name)
        return SettlingState(name, {})

    def take(self, context: Context, state: SettlingState, move: Move) -> SettlingState:
        """Everything that lies there comes with the move."""
        if move.event != "count":
            raise MoveRefused("bad-move", f"event: {move.event}")
        told = read_value(_Table, move.value)
        now = replace(state, value={"house": dict(told.house)}, arriving=False)
        try:
            start = now.start
            if isinstance(start, french.Start):
                told_of = france.laid_deal(start, told.kind, told.told)
                pile = told.cards[0] if told.cards else ()
                return replace(now, counted=french_cards.laid(start, told_of, pile))
            deal = laid_deal(start, told.kind, told.told)
            form = start.form
            pool = form.pool(start.house) if form.pool else 0
            counted = laid(start, deal, told.cards, pool)
        except (BadInput, UnknownCard) as error:
            raise MoveRefused("bad-move", str(error)) from None
        return replace(now, counted=counted, deal=deal)

    def revision(self, context: Context, state: SettlingState) -> str:
        return state.game


PLACE = SettlingPlace()
