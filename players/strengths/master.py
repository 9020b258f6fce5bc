"""The player who takes a second: many worlds, the hopeless cards dropped on the way, the end solved."""

from __future__ import annotations

from time import thread_time

from engine.cards import Card
from engine.games.bologna.deal.actions import Leave, Play
from engine.games.bologna.deal.judging import FOLLOWING
from engine.games.bologna.deal.state import State
from players.search.position import Position, position
from players.search.searching import MOST_WORLDS, Values, evaluate
from players.search.solving import solve_in_worlds
from players.strengths import book, club
from players.strengths.decision import Decision, Player
from players.strengths.reasons import reasoned

USUAL_MS = 1000
ROUNDS = 4
"""After each round the cards that are plainly behind are dropped, so that the others get their time."""
PLAINLY = 3.0
"""So many standard errors behind the best."""
LEAST_SECONDS = 0.3
"""A search is let take so long on however slow a machine: it chooses the same again."""
CHUNK = 20_000
"""Playouts between two looks at the clock."""
DISCARD_WORLDS = 600


def decide(state: State, seed: int, ms: int | None = None) -> Decision:
    """What whoever is to act does. The clock only ends a search that takes far too long; else seed and view settle it."""
    by_book = book.decide(state, seed)
    if isinstance(by_book.action, Leave):
        return club.leave(state, by_book, seed, DISCARD_WORLDS, ms)
    if not isinstance(by_book.action, Play):
        return by_book
    may = FOLLOWING.allowed(state.hands[by_book.action.seat], state.trick.cards)
    if len(may) == 1 or ms == 0:
        return by_book
    ms = USUAL_MS if ms is None else ms
    solved = solve_in_worlds(state, may, seed, ms)
    return reasoned(state, by_book, solved or search(position(state, by_book.action.seat), may, seed, ms))


def search(where: Position, may: list[Card], seed: int, ms: int) -> Values:
    """What the cards come to. Those dropped on the way keep the mean of the worlds they were in."""
    evaluate(where, may, 1, seed)  # what is compiled is loaded before the clock starts
    until = thread_time() + max(2 * ms / 1000, LEAST_SECONDS)
    budget = ms * club.A_MILLISECOND // ROUNDS
    left = tuple(may)
    found: Values | None = None
    number = 0
    for _ in range(ROUNDS):
        worlds = min(max(8, budget // len(left)), MOST_WORLDS // ROUNDS)
        while worlds > 0 and (found is None or thread_time() < until):
            now = min(worlds, max(8, CHUNK // len(left)))
            number += 1
            more = evaluate(where, left, now, seed * 1009 + number)
            found = more if found is None else found.and_more(more)
            worlds -= now
        assert found is not None
        left = found.not_plainly_behind(PLAINLY)
        if len(left) == 1:
            break
    assert found is not None
    return found


MASTER = Player("master", decide, searches=True)
