"""Short deals of France: the taker against the others."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.cards import Card
from engine.game import Game
from engine.games.france.deal.actions import Play
from engine.games.france.deal.judging import judge
from engine.games.france.deal.moves import apply
from engine.games.france.deal.short import short_start
from engine.games.france.deal.state import State
from engine.games.france.sensible.choosing import played as chosen
from engine.games.france.sensible.seat_knowledge import known
from engine.verdict import Verdict


def start(game: Game, hands: Sequence[Sequence[Card]], leader: int, rules: Any, alone: int | None) -> State:
    return short_start(game.form, hands, leader, rules, alone)


def verdicts(state: State, hand: Sequence[Card]) -> Mapping[Card, Verdict]:
    return {card: judge(state, Play(state.to_act or 0, card)) for card in hand}


def advised(state: State) -> Card:
    """What a sensible player plays."""
    assert state.to_act is not None
    return chosen(known(state, state.to_act))[0]


def played(state: State, seat: int, card: Card) -> State:
    return apply(state, Play(seat, card))


def took(state: State, trick: int) -> int:
    return state.won_by[trick]


def side(state: State, seat: int) -> frozenset[int]:
    """Who counts together with this seat."""
    sides = state.sides
    return frozenset(one for one in range(state.form.seats) if sides.side(one) == sides.side(seat))
