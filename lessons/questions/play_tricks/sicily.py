"""Short deals of Sicily: one against the others, or everybody alone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.cards import Card
from engine.game import Game
from engine.games.sicily.deal.actions import Play
from engine.games.sicily.deal.moves import apply
from engine.games.sicily.deal.short import short_start
from engine.games.sicily.deal.state import State
from engine.games.sicily.following import verdicts as judged
from engine.games.sicily.plain import choose
from engine.verdict import Verdict


def start(game: Game, hands: Sequence[Sequence[Card]], leader: int, rules: Any, alone: int | None) -> State:
    return short_start(game.form, hands, leader, rules, alone)


def verdicts(state: State, hand: Sequence[Card]) -> Mapping[Card, Verdict]:
    return judged(state.form, hand, state.trick.cards, state.seen(state.to_act or 0))


def advised(state: State) -> Card:
    """What a plain player plays; the same whenever this moment comes again."""
    action = choose(state, len(state.tricks)).action
    assert isinstance(action, Play)
    return action.card


def played(state: State, seat: int, card: Card) -> State:
    return apply(state, Play(seat, card))


def took(state: State, trick: int) -> int:
    return state.tricks[trick].winner(state.form.seats)


def side(state: State, seat: int) -> frozenset[int]:
    """Who counts together with this seat."""
    assert state.contract is not None
    return frozenset(state.contract.camps[state.contract.camp(seat)])
