"""A moment at which a card is chosen, or cards to be laid away: what one player sees, and what is asked."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from importlib import import_module
from types import ModuleType
from typing import Any

from engine.cards import Card
from engine.game import Game
from engine.parts.advice import Advice, Option
from lessons.question.kind import Answer, Item

LEAVE = "leave"
"""The way of asking for what is laid away."""


def family_of(game: Game) -> ModuleType:
    """How moments of this family are given, drawn, advised on and shown: ``asked`` in the folder of its name beside this."""
    return import_module(f"lessons.questions.choose_card.{game.family}.asked")


@dataclass(frozen=True)
class ChoiceMoment(Item):
    """A moment of the play at which a card is to be chosen. ``view``: what one player sees, as the tactics of the family want
    it. ``ask``: what is asked of it.
    """

    ask: str
    view: Any

    @cached_property
    def advice(self) -> Advice:
        found: Advice = family_of(self.game).counsel(self.game, self.view, self.ask)
        return found

    @property
    def number(self) -> int:
        """How many cards are chosen."""
        return int(family_of(self.game).laid_away(self.game)) if self.leaves else 1

    @property
    def leaves(self) -> bool:
        return self.ask == LEAVE

    def option(self, answer: Answer) -> Option:
        """The cards of an answer, in the order of the hand."""
        return tuple(self.view.hand[place] for place in sorted(answer))

    def places(self, option: Iterable[Card]) -> Answer:
        return tuple(self.view.hand.index(card) for card in option)
