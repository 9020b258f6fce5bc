"""Random deals in the shape in which programs that compare engines call them: ``(deals, seed) -> cards played``.

For one that takes ``module:function``, as ``--engine bench.players.peers:compiled`` and ``--engine bench.players.peers:readable``.
"""

from __future__ import annotations

from random import Random

from engine.games.bologna.deal.form import OTTOCENTO
from engine.games.bologna.playout import random_deal
from engine.games.bologna.rules import Rules
from players.core.dealt import random_deals

CARDS_A_DEAL = 60


def compiled(deals: int, seed: int) -> int:
    """So many deals by the compiled core: shuffle, discard, declarations, play, count."""
    random_deals(deals, seed)
    return deals * CARDS_A_DEAL


def readable(deals: int, seed: int) -> int:
    """So many deals by the engine, every action of which is legal by its rules."""
    rng = Random(seed)
    for _ in range(deals):
        random_deal(OTTOCENTO, rng, Rules())
    return deals * CARDS_A_DEAL
