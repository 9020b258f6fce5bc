"""A hand of Bologna as the table needs it: whose turn it is, what for, what may be chosen, what the others owe."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from random import Random
from typing import Any

from engine.cards import Card
from engine.fast_dataclass import changed
from engine.game import Game
from engine.games.bologna import leaving
from engine.games.bologna.deal import moves
from engine.games.bologna.deal.actions import Action, Declare, Leave, Play
from engine.games.bologna.deal.judging import FOLLOWING, judge
from engine.games.bologna.deal.state import State, trick_winner
from engine.games.bologna.pack import PACK
from engine.games.bologna.players import choose
from engine.games.bologna.players.choosing import give, play
from engine.parts.plain.choice import Choice
from engine.verdict import Verdict
from lessons.tables.bologna import choosing
from lessons.tables.bologna.dealing import SHORT, dealt_short
from lessons.tables.hand import ME, FamilyTable, TableHand
from lessons.tables.stages import Stage

NOTHING_BEFORE = (0, 0)
"""The scores where no deal was played before."""


class BolognaDeal(FamilyTable):
    """A deal of Ottocento, or its short form of four tricks, which has no deck."""

    def start(self, its: Game, deck: tuple[Card, ...], dealer: int, rules: Any, before: Any) -> State:
        return moves.start(its.form, deck, dealer, rules, before or NOTHING_BEFORE)

    def again(self, state: State) -> State:
        if not state.deck:
            return dealt_short(state)
        return moves.start(state.form, state.deck, state.dealer, state.rules, state.scores)

    def left_before(self, state: State, seat: int) -> tuple[int, int]:
        """The scores, the own side's first."""
        ours, theirs = state.scores
        return (ours, theirs) if state.form.side(seat) == state.form.side(ME) else (theirs, ours)

    def tricks(self, state: State) -> int:
        return state.form.size if state.deck else SHORT

    def choose(self, state: State, rng: Random) -> Choice:
        return choosing.sourced(choose(state, rng) if state.deck else choosing.without_signal(play(state, rng)))

    def advised(self, hand: TableHand) -> Choice | None:
        return choosing.advised(hand)

    def turn(self, hand: TableHand) -> int | None:
        return ME if choosing.gives(hand) else hand.state.to_act

    def is_over(self, state: State) -> bool:
        return state.phase == "over" or (not state.deck and state.phase == "owing")

    def stage(self, hand: TableHand) -> Stage:
        state: State = hand.state
        if choosing.gives(hand):
            return "give"
        if state.phase == "monte":
            return "monte"
        if state.phase in ("early", "leave"):
            return "leave"
        if state.phase == "option" and choosing.may_go_out(hand):
            return "early"
        if state.phase != "play":
            return "others"
        if hand.card is not None:
            return "signal"
        if hand.sort != "short" and not hand.silent and choosing.may_declare(hand):
            return "fewer" if hand.word else "declare"
        return "play"

    def verdicts(self, hand: TableHand) -> Mapping[Card, Verdict]:
        match hand.stage:
            case "leave":
                return {card: leaving.judge_card(hand.mine, card) for card in hand.mine}
            case "play":
                return FOLLOWING.verdicts(hand.mine, hand.state.trick.cards)
        return {}

    def mates(self, hand: TableHand) -> frozenset[int]:
        form = hand.state.form
        return frozenset(seat for seat in range(form.seats) if form.side(seat) == form.side(ME)) - {ME}

    def took(self, state: State) -> tuple[int, ...]:
        return tuple(trick_winner(trick, state.form.seats) for trick in state.tricks)

    def in_hand(self, state: State, seat: int) -> tuple[Card, ...]:
        """As long as the cards may be thrown in, only the first five."""
        return tuple(state.hands[seat][: state.form.packet] if state.phase == "monte" else state.hands[seat])

    def open_to(self, state: State, seat: int) -> Iterator[Card]:
        """What was declared, and what this seat has laid away."""
        yield from (PACK[code] for shown in state.shown for one in shown for code in one.cards)
        yield from state.left[seat]

    def card_of(self, action: Action) -> Card | None:
        return action.card if isinstance(action, Play) else None

    def plays(self, state: State) -> list[Play]:
        seat = state.to_act
        return (
            []
            if seat is None
            else [Play(seat, card) for card in FOLLOWING.allowed(state.hands[seat], state.trick.cards)]
        )

    def laid(self, action: Action) -> tuple[Card, ...]:
        return tuple(action.cards) if isinstance(action, Leave) else ()

    def lies_there(self, action: Action) -> bool:
        """A signal is not seen."""
        return isinstance(action, Play) and action.signal is None

    def is_one_card(self, action: Action) -> bool:
        return isinstance(action, Play)

    def owed(self, state: State, people: Collection[int]) -> Choice | None:
        """A card for the Matto is given as soon as that player has one to spare."""
        debtor = state.matto_player
        if not state.deck or not state.owed or debtor is None or debtor in people or state.trick.cards:
            return None
        choice = give(state, debtor)
        return None if choice.action is None or not judge(state, choice.action).ok else choosing.sourced(choice)

    def asks_anew(self, action: Action) -> bool:
        return isinstance(action, Declare) and action.seat == ME

    def half(self, hand: TableHand) -> bool:
        return hand.card is not None

    def to_go_back_to(self, hand: TableHand) -> TableHand:
        """What the coach has said of it is still there."""
        return changed(hand, card=None)

    def revision_parts(self, hand: TableHand) -> tuple[object, ...]:
        """What the others did is told by name: a card played onto what was told beforehand is stale where something else came."""
        done = " ".join(map(self.written, hand.done))
        return done, hand.stage, hand.word, hand.refused
