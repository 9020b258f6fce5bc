"""A hand about to play to a trick, and what its cards may do."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from engine.cards import Card
from engine.protocol.asks import asks
from engine.sheet import codes
from engine.verdict import Verdict
from lessons.question.kind import Item
from lessons.text.card_names import some_of_several


@dataclass(frozen=True)
class Position(Item):
    """A hand about to play to a trick."""

    trick: tuple[Card, ...]
    hand: tuple[Card, ...]

    @cached_property
    def verdicts(self) -> Mapping[Card, Verdict]:
        """On every card of the hand; asked by whoever marks, explains or believes something wrong."""
        found: Mapping[Card, Verdict] = self.game.verdicts(self.hand, self.trick, self.rules)
        return found

    def named(self, cards: Sequence[Card]) -> tuple[str, ...]:
        """These cards to be named: of two Moors in the hand one is a Moor, and not the Moor."""
        return some_of_several(codes(cards), codes(self.hand))

    @property
    def looks_back(self) -> bool:
        """Do suits led in earlier tricks matter in this game?"""
        return "led" in asks(self.game)["legal_plays"].may

    @property
    def led(self) -> str | None:
        """The suit to be followed, None while any card may be led."""
        return next((card.suit for card in self.trick if not card.is_fool), None)
