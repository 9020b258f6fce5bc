"""A deal played out from a seed: one in which you may declare, others do, partner signals, and cards may not go."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from random import Random
from zlib import crc32

from engine.cards import Card
from engine.game import game
from engine.games.bologna.deal.actions import Action, Play
from engine.games.bologna.deal.form import OTTOCENTO
from engine.games.bologna.deal.judging import FOLLOWING
from engine.games.bologna.deal.moves import apply, start
from engine.games.bologna.deal.state import State
from engine.games.bologna.pack import KING_OF, PACK
from engine.games.bologna.players import choose
from engine.games.bologna.players.choosing import give
from engine.games.bologna.rules import Rules
from lessons.question.sampling import NoSituation
from lessons.yamlfile.checker_message import CheckerMessage

ME, PARTNER = 0, 2
PLAYS = 4
"""Tricks to be played by the rules, as the table test has it."""
SHORTEST = 4
"""Cards that a hand must still have for its legal cards to be worth asking for."""
TRIES = 400


@dataclass(frozen=True)
class PlayedDeal:
    """A deal, over unless it is of a record that stops before. ``hand``: your cards when you might declare. ``first``: the state
    after the first trick. ``signalled``: partner's lead with a signal, in a suit whose King had gone; None where there was none.
    ``turns``: states in which it was your turn and some of your cards could not go, in their order. ``end``: all played.
    """

    seed: int
    dealer: int
    hand: tuple[Card, ...]
    first: State
    signalled: Play | None
    turns: tuple[State, ...]
    end: State


def dealt(seed: int, dealer: int, rules: Rules) -> PlayedDeal:
    """The deal of this seed. Errors: :class:`NoSituation` where these rules never bring one."""
    found = _looked_for(seed, dealer, rules)
    if found is None:
        raise NoSituation(CheckerMessage("checker.no-deal", n=TRIES))
    return found


@lru_cache(maxsize=64)
def _looked_for(seed: int, dealer: int, rules: Rules) -> PlayedDeal | None:
    """The first deal of this seed that has all there is to ask about; None, after seconds, where none has."""
    if rules.signals == "none":
        return None
    rng = Random(seed)
    tried = (_played(seed, dealer, rules, rng) for _ in range(TRIES))
    return next((one for one in tried if one is not None), None)


@lru_cache(maxsize=64)
def recorded(record: str) -> PlayedDeal:
    """The deal of a record, as far as it goes; seat 0 is yours. Errors: :class:`engine.errors.BadInput` naming the line."""
    end, actions = game(OTTOCENTO.id).deal.read(record)
    state = start(OTTOCENTO, end.deck, end.dealer, end.rules, end.scores)
    moves = []
    for action in actions:
        moves.append((state, action))
        state = apply(state, action)
    return _watched(crc32(record.encode()), moves, end)


def _played(seed: int, dealer: int, rules: Rules, rng: Random) -> PlayedDeal | None:
    deck = list(PACK)
    rng.shuffle(deck)
    state, moves = start(OTTOCENTO, deck, dealer, rules), list[tuple[State, Action]]()
    while state.phase != "over":
        action = _owed(state) or choose(state, rng).action
        assert action is not None
        moves.append((state, action))
        state = apply(state, action)
    deal = _watched(seed, moves, state)
    told = state.shown[ME] and any(state.shown[seat] for seat in range(OTTOCENTO.seats) if seat != ME)
    return deal if told and deal.signalled is not None and len(deal.turns) == PLAYS else None


def _watched(seed: int, moves: Sequence[tuple[State, Action]], end: State) -> PlayedDeal:
    """What is worth asking about in a deal that was played."""
    hand: tuple[Card, ...] = ()
    first, signals, turns = end, list[Play](), list[State]()
    for state, action in moves:
        if state.phase == "play" and state.to_act == ME:
            hand = hand or state.hands[ME]
            turns += [state] if isinstance(action, Play) and _greys(state) else []
        if isinstance(action, Play) and action.seat == PARTNER and action.signal and action.card.suit in KING_OF:
            signals.append(action)
        first = state if len(state.tricks) == 1 and not state.trick.cards and first is end else first
    return PlayedDeal(seed, end.dealer, PACK.sorted(hand), first, signals[0] if signals else None, _spread(turns), end)


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
