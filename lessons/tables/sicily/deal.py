"""Sicily's deals as the table needs them: whose turn it is, what for, what may be chosen, who plays with whom."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

from engine.cards import Card
from engine.game import Game
from engine.games.sicily import leaving, plain
from engine.games.sicily.deal import moves
from engine.games.sicily.deal.actions import Action, Leave, Play, Speak, Tell
from engine.games.sicily.deal.judging import judge, playable
from engine.games.sicily.deal.state import State
from engine.games.sicily.deal.view import view
from engine.parts.plain.choice import Choice
from engine.verdict import Verdict
from lessons.tables.hand import ME, FamilyTable, TableHand
from lessons.tables.sicily.heard import out_of_turn
from lessons.tables.stages import Stage


class SicilianDeal(FamilyTable):
    """A Sicilian deal: whose turn it is, what for, what may be chosen, who plays with whom."""

    def start(self, its: Game, deck: tuple[Card, ...], dealer: int, rules: Any, before: Any) -> State:
        return moves.start(its.form, deck, dealer, rules, before)

    def again(self, state: State) -> State:
        return moves.start(state.form, state.deck, state.dealer, state.rules, state.pool)

    def left_before(self, state: State, seat: int) -> int:
        """What lies in the pool."""
        return state.pool

    def choose(self, state: State, rng: Random) -> Choice:
        return plain.choose(state, rng.randrange(2**31))

    def advised(self, hand: TableHand) -> Choice | None:
        return out_of_turn(hand) if hand.stage == "talking" else None

    def cards_bind(self, state: State) -> bool:
        """In Calatafimi some courts have to be played."""
        return state.form.has_duty

    def tricks(self, state: State) -> int:
        return state.form.tricks

    def stage(self, hand: TableHand) -> Stage:
        phase: Stage = hand.state.phase
        return "adding" if hand.word else "telling" if hand.card is not None else phase

    def partners_known(self, state: State) -> bool:
        return state.partner_known

    def played_at_all(self, state: State) -> bool:
        return state.contract is not None

    def open_to(self, state: State, seat: int) -> Iterator[Card]:
        """What the dealer turned up, what this seat saw of the monte and laid away, and what was drawn after tricks."""
        seen = view(state, seat)
        yield from (card for _, card in seen.exposed)
        yield from seen.monte
        yield from () if seen.bottom is None else (seen.bottom,)
        yield from state.left_by(seat)
        if state.form.draws:
            dealt = state.form.seats * state.form.size
            yield from state.deck[dealt : dealt + state.form.seats * len(state.tricks)]

    def card_of(self, action: Action) -> Card | None:
        return action.card if isinstance(action, Play) else None

    def plays(self, state: State) -> list[Play]:
        seat = state.to_act
        return [] if seat is None else [Play(seat, card) for card in playable(state, seat)]

    def laid(self, action: Action) -> tuple[Card, ...]:
        return tuple(action.cards) if isinstance(action, Leave) else ()

    def verdicts(self, hand: TableHand) -> Mapping[Card, Verdict]:
        if hand.stage == "leave":
            return {one: leaving.judge_card(hand.mine, one, (), hand.state.form.monte) for one in hand.mine}
        if hand.stage == "adding" and hand.state.phase == "play":
            return {one: judge(hand.state, Tell(ME, hand.word, one)) for one in hand.mine}
        if hand.stage == "adding":
            return {one: judge(hand.state, Speak(ME, f"{hand.word} {one.code}")) for one in hand.mine}
        return {one: judge(hand.state, Play(ME, one)) for one in hand.mine}

    def took(self, state: State) -> tuple[int, ...]:
        return tuple(trick.winner(state.form.seats) for trick in state.tricks)

    def mates(self, hand: TableHand) -> frozenset[int]:
        """Who is known to be on the learner's side."""
        its = hand.state.contract
        if its is None or its.own or not (hand.state.partner_known or its.partner == ME):
            return frozenset()
        return frozenset(its.camps[its.camp(ME)]) - {ME}
