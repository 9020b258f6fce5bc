"""Deals that the book's players play to the end, with what they choose at every moment and why."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from engine.games.bologna.deal.form import OTTOCENTO
from engine.games.bologna.deal.moves import apply, start
from engine.games.bologna.deal.state import State
from engine.games.bologna.pack import PACK
from engine.games.bologna.players import Choice, choose
from engine.games.bologna.rules import Rules


def played_by_the_book(seed: int, rules: Rules) -> Iterator[tuple[State, Choice]]:
    """From the deal to its last card, or until it is thrown in. Hands lie as they were dealt, unsorted."""
    deck, rng = list(PACK), Random(seed)
    rng.shuffle(deck)
    state = start(OTTOCENTO, deck, seed % 4, rules)
    while state.phase not in ("over", "thrown-in"):
        choice = choose(state, rng)
        if choice.action is None:
            return
        yield state, choice
        state = apply(state, choice.action)
