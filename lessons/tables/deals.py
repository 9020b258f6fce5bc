"""How a family deals and plays, told by its states and actions alone, whoever looks at them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Iterable, Sequence
from random import Random
from typing import Any

from engine.cards import Card
from engine.game import Game
from engine.house import HouseRule
from engine.parts.plain.choice import Choice


class FamilyDeals(ABC):
    """A family's deals as a table needs them. What else it needs, of a deal at which a learner sits: ``FamilyTable``."""

    @abstractmethod
    def start(self, its: Game, deck: tuple[Card, ...], dealer: int, rules: Any, before: Any) -> Any:
        """A deal, nothing done yet. ``before``: what the deals before it have left: a pool, or the scores of a match."""

    @abstractmethod
    def again(self, state: Any) -> Any:
        """The state in which this deal began."""

    def left_before(self, state: Any, seat: int) -> Any:
        """What the deals before this one have left, as this seat counts it: see :meth:`start`."""
        return None

    def rules(self, its: Game) -> tuple[HouseRule, ...]:
        """The house rules that matter in this game."""
        return its.house.all()

    @abstractmethod
    def tricks(self, state: Any) -> int:
        """How many tricks a whole deal has."""

    @abstractmethod
    def choose(self, state: Any, rng: Random) -> Choice:
        """What a plain player does in the place of whoever is waited for, and why."""

    def is_over(self, state: Any) -> bool:
        """Is nothing more to be done?"""
        return bool(state.phase == "over")

    def partners_known(self, state: Any) -> bool:
        """Is it no secret who plays with whom?"""
        return True

    @abstractmethod
    def took(self, state: Any) -> tuple[int, ...]:
        """Who took each trick so far."""

    @abstractmethod
    def played_at_all(self, state: Any) -> bool:
        """Was it played, and not thrown in?"""

    def in_hand(self, state: Any, seat: int) -> tuple[Card, ...]:
        """The cards that a player has taken up."""
        return tuple(state.hands[seat])

    def held(self, state: Any, seat: int) -> tuple[Card, ...]:
        """All cards that a player still has, open or not."""
        return tuple(state.hands[seat])

    def cards_bind(self, state: Any) -> bool:
        """Does more hang on a card than the trick it may take: another that has to be played, or that lies below it?"""
        return False

    @abstractmethod
    def open_to(self, state: Any, seat: int) -> Iterable[Card]:
        """The cards beside the own hand and the tricks of which this seat may know where they are."""

    @abstractmethod
    def card_of(self, action: Any) -> Card | None:
        """The card that this action plays."""

    @abstractmethod
    def plays(self, state: Any) -> Sequence[Any]:
        """The cards that whoever is to act may play, each as the action that says nothing with it."""

    @abstractmethod
    def laid(self, action: Any) -> tuple[Card, ...]:
        """The cards that it lays away."""

    def lies_there(self, action: Any) -> bool:
        """Is all of it seen on the table?"""
        return self.card_of(action) is not None

    def is_one_card(self, action: Any) -> bool:
        """Is it as much as the others do at one go, where they go on by one card?"""
        return True

    @abstractmethod
    def written(self, action: Any) -> str:
        """The action as a line of the log."""

    @abstractmethod
    def read(self, text: object, its: Game) -> Any | None:
        """The action of such a line; None where it is none."""

    # Out of turn; where partners keep silent, nobody says anything.

    def unasked(self, state: Any, people: Collection[int]) -> Choice | None:
        """What a player does though nobody waits for it; in the seats of ``people`` everybody speaks for themselves."""
        return None

    def owed(self, state: Any, people: Collection[int]) -> Choice | None:
        """What a player owes and can give now; in the seats of ``people`` everybody gives by themselves."""
        return None

    def is_talk(self, action: Any) -> bool:
        """Was it said to a partner?"""
        return False

    def aloud(self, action: Any) -> Any:
        """What was done as everybody hears and sees it, without what is for one of them alone."""
        return action

    def asked_back(self, state: Any, action: Any) -> bool:
        """Does it ask the learner for an answer?"""
        return False

    def asks_anew(self, action: Any) -> bool:
        """Is the learner asked again after it, who said that there was nothing to announce?"""
        return False
