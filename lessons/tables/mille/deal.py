"""What is otherwise at a table of Mille: a plain player who says why, no partner and so no signals, and the match."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from random import Random
from typing import Any

from engine.game import Game
from engine.games.bologna.deal.actions import Action, Leave, Play
from engine.games.bologna.deal.state import State
from engine.games.bologna.mille import plain
from engine.games.bologna.rules import MilleRules
from engine.house import HouseRule
from engine.parts.plain.choice import Choice
from lessons.learner.event import Json
from lessons.tables.bologna.telling import BolognaTelling
from lessons.tables.hand import ME, TableHand
from lessons.tables.matches import TableMatch
from lessons.tables.mille.match import MilleMatch
from lessons.tables.stages import OWN
from lessons.text.message import Message

NOT_FOR_TWO = ("talk", "names", "deals")
"""What house rules bear on that are none here: signals to a partner, what a trump is called, throwing in when all four agree."""


class MilleDeal(BolognaTelling):
    """A deal of Mille."""

    settles = True
    all_hands = "hindsight.all-hands"
    each_a_side = True

    def rules(self, its: Game) -> tuple[HouseRule, ...]:
        return tuple(rule for rule in its.house.all() if not set(rule.bears_on) & set(NOT_FOR_TWO))

    def choose(self, state: State, rng: Random) -> Choice:
        return plain.choose(state, rng.randrange(2**31))

    def advised(self, hand: TableHand) -> Choice | None:
        """A card for the Matto is asked of whoever owes it, whoever is to lead; where nothing is shown, what is played then."""
        if hand.stage == "give":
            return plain.gift(hand.state, ME)
        if hand.stage == "play":  # what could still be shown is not asked about any more
            return plain.card(hand.state, hand.rng().randrange(2**31))
        if hand.stage not in ("declare", "fewer"):
            return None
        return plain.declare(hand.state, ME) or plain.NOTHING

    def can_ask(self, hand: TableHand) -> bool:
        return hand.stage in OWN and hand.asked != "coach"

    def tells(self, hand: TableHand, state: State, action: Action) -> tuple[Message, ...]:
        if isinstance(action, Leave):
            return (Message("practice.leaves-n", {"who": hand.spoken[action.seat], "n": len(action.cards)}),)
        told = super().tells(hand, state, action)
        return tuple(replace(one, reason=f"{one.reason}-you") for one in told) if action.seat == ME else told

    def lies_there(self, action: Any) -> bool:
        return isinstance(action, Play)

    def match_of(self, told: Mapping[str, Json]) -> TableMatch | None:
        """There is but one length, and house rules are those of each deal."""
        return MilleMatch(MilleRules())
