"""A deal played out from a seed: one in which you may declare, others do, partner signals, and cards may not go."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from random import Random

from engine.cards import Card
from engine.games.bologna.deal.actions import Action, Play
from engine.games.bologna.deal.form import OTTOCENTO
from engine.games.bologna.deal.judging import FOLLOWING
from engine.games.bologna.deal.moves import apply, start
from engine.games.bologna.deal.state import State
from engine.games.bologna.pack import KING_OF, PACK
from engine.games.bologna.players import choose
from engine.games.bologna.players.choosing import give
from engine.games.bologna.rules import Rules

ME, PARTNER = 0, 2
PLAYS = 4
"""Tricks to be played by the rules, as the table test has it."""
SHORTEST = 4
"""Cards that a hand must still have for its legal cards to be worth asking for."""
TRIES = 400


@dataclass(frozen=True)
class Dealt:
    """A deal that is over. ``hand``: your cards when you might declare. ``first``: the state after the first trick.

    ``signalled``: partner's lead with a signal, in a suit whose King had gone. ``turns``: states in which it was your turn
    and some of your cards could not go, in their order. ``end``: all played.
    """

    seed: int
    dealer: int
    hand: tuple[Card, ...]
    first: State
    signalled: Play
    turns: tuple[State, ...]
    end: State


@lru_cache(maxsize=64)
def dealt(seed: int, dealer: int, rules: Rules) -> Dealt:
    """The deal of this seed."""
    rng = Random(seed)
    for _ in range(TRIES):
        found = _played(seed, dealer, rules, rng)
        if found is not None:
            return found
    raise AssertionError(f"no deal worth asking about in {TRIES}")


def _played(seed: int, dealer: int, rules: Rules, rng: Random) -> Dealt | None:
    deck = list(PACK)
    rng.shuffle(deck)
    state = start(OTTOCENTO, deck, dealer, rules)
    hand: tuple[Card, ...] = ()
    first, signals, turns = state, list[Play](), list[State]()
    while state.phase != "over":
        action = _owed(state) or choose(state, rng).action
        assert action is not None
        if state.phase == "play" and state.to_act == ME:
            hand = hand or state.hands[ME]
            turns += [state] if isinstance(action, Play) and _greys(state) else []
        if isinstance(action, Play) and action.seat == PARTNER and action.signal and action.card.suit in KING_OF:
            signals.append(action)
        state = apply(state, action)
        first = state if len(state.tricks) == 1 and not state.trick.cards else first
    told = state.shown[ME] and any(state.shown[seat] for seat in range(OTTOCENTO.seats) if seat != ME)
    if not told or not signals or len(turns) < PLAYS:
        return None
    return Dealt(seed, dealer, PACK.sorted(hand), first, signals[0], _spread(turns), state)


def _owed(state: State) -> Action | None:
    """A card owed for the Matto is given as soon as there is one to spare."""
    debtor = state.matto_player
    if state.phase != "play" or not state.owed or state.trick.cards or debtor is None:
        return None
    return give(state, debtor).action


def _greys(state: State) -> bool:
    """Are there cards that may not go?"""
    hand, trick = state.hands[ME], state.trick.cards
    return len(hand) >= SHORTEST and any(not verdict.ok for verdict in FOLLOWING.verdicts(hand, trick).values())


def _spread(turns: list[State]) -> tuple[State, ...]:
    """Four of them: those where one is void first, for there beginners go wrong; in the order of play."""
    void = [now for now in turns if not any(card.suit == now.trick.cards[0].suit for card in now.hands[ME])]
    rest = [now for now in turns if now not in void]
    chosen = [*void[:2], *rest, *void[2:]][:PLAYS]
    return tuple(sorted(chosen, key=lambda now: len(now.tricks)))
