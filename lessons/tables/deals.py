"""How a family deals and plays, told by its states and actions alone, whoever looks at them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any

from engine.cards import Card
from engine.game import Game
from engine.house import HouseRule
from engine.parts.plain.choice import Choice


class FamilyDeals(ABC):
    """A family's deals as a table needs them. What else it needs, of a deal at which a learner sits: ``FamilyTable``."""

    @abstractmethod
    def start(self, its: Game, deck: tuple[Card, ...], dealer: int, rules: Any, pool: int) -> Any:
        """A deal, nothing done yet."""

    def rules(self, its: Game) -> tuple[HouseRule, ...]:
        """The house rules that matter in this game."""
        return its.house.all()

    @abstractmethod
    def tricks(self, state: Any) -> int:
        """How many tricks a whole deal has."""

    @abstractmethod
    def choose(self, state: Any, seed: int) -> Choice:
        """What a plain player does in the place of whoever is waited for, and why."""

    @abstractmethod
    def partners_known(self, state: Any) -> bool:
        """Is it no secret who plays with whom?"""

    @abstractmethod
    def took(self, state: Any) -> tuple[int, ...]:
        """Who took each trick so far."""

    @abstractmethod
    def played_at_all(self, state: Any) -> bool:
        """Was it played, and not thrown in?"""

    @abstractmethod
    def card_of(self, action: Any) -> Card | None:
        """The card that this action plays."""

    @abstractmethod
    def laid(self, action: Any) -> tuple[Card, ...]:
        """The cards that it lays away."""

    def held(self, state: Any, seat: int) -> tuple[Card, ...]:
        """All cards that a player still has, open or not."""
        return tuple(state.hands[seat])

    @abstractmethod
    def written(self, action: Any) -> str:
        """The action as a line of the log."""

    @abstractmethod
    def read(self, text: object, its: Game) -> Any | None:
        """The action of such a line; None where it is none."""

    def unasked(self, state: Any) -> Choice | None:
        """What one of the others says though nobody waits for it."""
        return None

    def is_talk(self, action: Any) -> bool:
        """Was it said to a partner?"""
        return False

    def asked_back(self, state: Any, action: Any) -> bool:
        """Does it ask the learner for an answer?"""
        return False
