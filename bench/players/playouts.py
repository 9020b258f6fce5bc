"""How fast the core is: ``python -m bench.players.playouts``. CPU time of one core, warm.

Deals by chance, whole (shuffle, discard, declarations, play, count; :mod:`bench.players.peers` is for comparing them with other
engines); and for the coach the playouts of an opening lead, worlds drawn and everything counted.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from random import Random
from statistics import median
from time import process_time

from bench.players.peers import CARDS_A_DEAL, compiled
from engine.games.bologna.deal.form import OTTOCENTO
from engine.games.bologna.deal.judging import FOLLOWING
from engine.games.bologna.deal.moves import apply, start
from engine.games.bologna.deal.state import State
from engine.games.bologna.pack import PACK
from engine.games.bologna.players import choose
from engine.games.bologna.rules import Rules
from players.search.position import position
from players.search.searching import evaluate

ROUNDS = 5
DEALS_A_CALL = 2_000


def random_cards(seconds: float, seed: int = 1) -> int:
    """Plays random deals for so long; the cards that were played."""
    cards, until = 0, process_time() + seconds
    while process_time() < until:
        cards += compiled(DEALS_A_CALL, seed + cards)
    return cards


def opening(seed: int) -> State:
    """The first lead of a deal, nothing declared."""
    deck = list(PACK)
    Random(seed).shuffle(deck)
    state = start(OTTOCENTO, deck, seed % 4, Rules())
    while state.phase != "play":
        action = choose(state, Random(seed)).action
        assert action is not None
        state = apply(state, action)
    return state


def lead_playouts(clever: bool, seed: int) -> float:
    """Playouts in a tenth of a second for the first lead of this deal, from the state on."""
    state = opening(seed)
    may = FOLLOWING.allowed(state.hands[state.eldest], ())
    begun, worlds = process_time(), 4_000
    evaluate(position(state, state.eldest), may, worlds, seed, clever)
    return 0.1 * worlds * len(may) / (process_time() - begun)


def middle(measure: Callable[[int], float]) -> float:
    return median(measure(seed) for seed in range(ROUNDS))


def main() -> int:
    random_cards(0.1)
    lead_playouts(True, 0), lead_playouts(False, 0)
    rate = middle(lambda seed: random_cards(1.0, seed))
    print(f"random deals, whole:            {rate / 1e6:8.1f} M decisions/s, {rate / CARDS_A_DEAL:,.0f} deals/s")
    print(f"opening lead, random playouts:  {middle(lambda seed: lead_playouts(False, seed)):10,.0f} in 100 ms")
    print(f"opening lead, by rule of thumb: {middle(lambda seed: lead_playouts(True, seed)):10,.0f} in 100 ms")
    return 0


if __name__ == "__main__":
    sys.exit(main())
