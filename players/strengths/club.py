"""The player of the club: 800 playouts by rule of thumb for each card."""

from __future__ import annotations

from engine.games.bologna.advice import advise_discard
from engine.games.bologna.deal.actions import Leave, Play
from engine.games.bologna.deal.judging import FOLLOWING
from engine.games.bologna.deal.state import State
from engine.games.bologna.sources import DISCARD
from players.search.position import position
from players.search.searching import MOST_WORLDS, best_discard, evaluate
from players.strengths import book
from players.strengths.decision import Decision, Player
from players.strengths.reasons import reasoned

PLAYOUTS = 800
A_MILLISECOND = 400
"""Playouts that a millisecond is taken to allow, so that the same time gives the same choice on every machine."""
DISCARD_WORLDS = 60
"""With fewer, chance would choose among the many discards there are."""


def decide(state: State, seed: int, ms: int | None = None) -> Decision:
    """What whoever is to act does: cards and the discard by search, the rest by the book."""
    by_book = book.decide(state, seed)
    if isinstance(by_book.action, Leave):
        return leave(state, by_book, seed, DISCARD_WORLDS, ms)
    if not isinstance(by_book.action, Play):
        return by_book
    may = FOLLOWING.allowed(state.hands[by_book.action.seat], state.trick.cards)
    if len(may) == 1 or ms == 0:
        return by_book
    playouts = PLAYOUTS if ms is None else ms * A_MILLISECOND
    values = evaluate(position(state, by_book.action.seat), may, max(2, playouts // len(may)), seed)
    return reasoned(state, by_book, values)


def leave(state: State, by_book: Decision, seed: int, usual: int, ms: int | None) -> Decision:
    """The discard: of all there are what comes to most, in so many worlds as are usual or as the time allows.

    Where it allows too few to tell one from another, it is the book's.
    """
    assert isinstance(by_book.action, Leave)
    seat = by_book.action.seat
    pairs = list(advise_discard(state.hands[seat]).options)
    worlds = usual if ms is None else ms * A_MILLISECOND // len(pairs)
    if ms is not None and worlds < DISCARD_WORLDS:
        return by_book
    best = pairs[best_discard(position(state, seat), pairs, worlds, seed)]
    if set(best) == set(by_book.action.cards):
        return by_book
    facts = {"cards": tuple(card.code for card in best)}
    return Decision(Leave(seat, best), "search-discard", facts, DISCARD, worlds=min(worlds, MOST_WORLDS))


CLUB = Player("club", decide, searches=True)
