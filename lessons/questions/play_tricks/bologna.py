"""Short deals of Bologna: two against two, and signals left aside."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from engine.cards import Card
from engine.game import Game
from engine.games.bologna.deal.actions import Play
from engine.games.bologna.deal.form import OTTOCENTO
from engine.games.bologna.deal.judging import FOLLOWING
from engine.games.bologna.deal.moves import apply
from engine.games.bologna.deal.short import short_start
from engine.games.bologna.deal.state import State, trick_winner
from engine.games.bologna.players.choosing import play
from engine.verdict import Verdict


def start(game: Game, hands: Sequence[Sequence[Card]], leader: int, rules: Any, alone: int | None) -> State:
    return short_start(OTTOCENTO, hands, (leader - 1) % OTTOCENTO.seats, rules)


def verdicts(state: State, hand: Sequence[Card]) -> Mapping[Card, Verdict]:
    return FOLLOWING.verdicts(hand, state.trick.cards)


def advised(state: State) -> Card:
    """What a simple player plays; the same whenever this moment comes again."""
    action = play(state, Random(len(state.tricks))).action
    assert isinstance(action, Play)
    return action.card


def played(state: State, seat: int, card: Card) -> State:
    return apply(state, Play(seat, card))


def took(state: State, trick: int) -> int:
    return trick_winner(state.tricks[trick], OTTOCENTO.seats)


def side(state: State, seat: int) -> frozenset[int]:
    """Who counts together with this seat."""
    return frozenset({seat, (seat + 2) % OTTOCENTO.seats})
