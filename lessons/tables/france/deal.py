"""French deals as the table needs them: whose turn it is, what for, what may be chosen, who plays with whom."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

from engine.cards import Card
from engine.game import Game
from engine.games.france import leaving, poignee, sensible
from engine.games.france.deal import moves
from engine.games.france.deal.actions import Action, AnnounceSlam, Leave, Play
from engine.games.france.deal.judging import judge, playable
from engine.games.france.deal.state import State
from engine.games.france.leaving import shown
from engine.games.france.sensible.announcing import slam
from engine.games.france.sources import BONUSES
from engine.house import HouseRule
from engine.parts.plain.choice import Choice
from engine.verdict import Verdict
from lessons.tables.hand import ME, FamilyTable, TableHand
from lessons.tables.stages import Stage

ONLY_WHERE_BID = ("profile", "round_to")
"""House rules of which the game for two has nothing: the federation has no rules for it, and nobody is paid a contract."""


class FrenchDeal(FamilyTable):
    """A French deal: whose turn it is, what for, what may be chosen, who plays with whom."""

    def start(self, its: Game, deck: tuple[Card, ...], dealer: int, rules: Any, before: Any) -> State:
        return moves.start(its.form, deck, dealer, rules)

    def again(self, state: State) -> State:
        return moves.start(state.form, state.deck, state.dealer, state.rules)

    def choose(self, state: State, rng: Random) -> Choice:
        return sensible.choose(state, rng.randrange(2**31))

    def advised(self, hand: TableHand) -> Choice | None:
        """Of the slam the taker is asked before the first card, whoever leads it."""
        if hand.stage != "announce":
            return None
        return slam(hand.state, ME) or Choice(None, "announces-no-slam", {}, BONUSES)

    def rules(self, its: Game) -> tuple[HouseRule, ...]:
        return tuple(rule for rule in its.house.all() if its.form.bids or rule.name not in ONLY_WHERE_BID)

    def tricks(self, state: State) -> int:
        return state.form.size

    def turn(self, hand: TableHand) -> int | None:
        """The taker is asked for a slam before the first card; a player who is it speaks up only to announce it."""
        state: State = hand.state
        taker = state.taker
        if taker is not None and judge(state, AnnounceSlam(taker)).ok:
            if taker == ME and not hand.silent:
                return ME
            if taker not in hand.people and slam(state, taker) is not None:
                return taker
        return state.to_act

    def stage(self, hand: TableHand) -> Stage:
        state: State = hand.state
        if hand.word:
            return "showing"
        if state.phase == "bid":
            return "speak"
        if state.phase == "play" and state.taker == ME and not hand.silent and judge(state, AnnounceSlam(ME)).ok:
            return "announce"
        phases: dict[str, Stage] = {"call": "call", "leave": "leave", "play": "play"}
        return phases.get(state.phase, "over")

    def partners_known(self, state: State) -> bool:
        """Is nobody's side a secret any more?"""
        if state.called is None or state.phase == "over":
            return True
        turned_up = state.bid is not None and state.bid.takes_chien and state.called in state.chien
        return turned_up or any(state.called in trick.cards for trick in (*state.tricks, state.trick))

    def played_at_all(self, state: State) -> bool:
        return state.ending == "played"

    def open_to(self, state: State, seat: int) -> Iterator[Card]:
        """The chien once it is turned up, trumps among the discard, poignées, the open cards of piles, what this seat laid away."""
        if state.phase in ("leave", "play", "over") and state.bid is not None and state.bid.takes_chien:
            yield from state.chien
        yield from state.left if seat == state.taker else shown(state.left)
        yield from (card for cards in state.shown for card in cards)
        yield from (pile[-1] for piles in state.piles for pile in piles if pile)

    def card_of(self, action: Action) -> Card | None:
        return action.card if isinstance(action, Play) else None

    def plays(self, state: State) -> list[Play]:
        seat = state.to_act
        return [] if seat is None else [Play(seat, card) for card in playable(state, seat)]

    def laid(self, action: Action) -> tuple[Card, ...]:
        return tuple(action.cards) if isinstance(action, Leave) else ()

    def held(self, state: State, seat: int) -> tuple[Card, ...]:
        """Those in hand, and for two those of the own piles."""
        return (*state.hands[seat], *(card for pile in (state.piles[seat] if state.piles else ()) for card in pile))

    def cards_bind(self, state: State) -> bool:
        """For two, what lies below a card of the piles is turned up."""
        return bool(state.piles)

    def verdicts(self, hand: TableHand) -> Mapping[Card, Verdict]:
        state: State = hand.state
        if hand.stage == "leave":
            return {one: leaving.judge_card(hand.mine, one, (), state.form.chien) for one in hand.mine}
        if hand.stage == "showing":
            return {one: _for_a_poignee(state, one) for one in hand.mine}
        return {one: judge(state, Play(ME, one)) for one in state.playable(ME)}

    def took(self, state: State) -> tuple[int, ...]:
        return state.won_by

    def mates(self, hand: TableHand) -> frozenset[int]:
        """Who is known to be on the learner's side."""
        state: State = hand.state
        if state.taker is None or not (self.partners_known(state) or state.partner == ME):
            return frozenset()
        side = state.sides.side
        return frozenset(seat for seat in range(state.form.seats) if side(seat) == side(ME)) - {ME}


def _for_a_poignee(state: State, card: Card) -> Verdict:
    """May this card be one of those shown? Their number is judged when they are."""
    verdict = poignee.judge(state.form, state.hands[ME], (card,))
    one_of_them = verdict.ok or verdict.reason in ("poignee-number", "excuse-says-no-more-trumps")
    return Verdict(True, "may-show", verdict.facts, verdict.source) if one_of_them else verdict
