"""One player against another where each deal is paid for: ``python -m bench.players.tables french4 sensible plain [--deals 200]``.

Each deal is played once by ``other`` in all chairs, and once for every chair with ``one`` sitting there alone: what that chair
gains, in points a deal, is what is counted, so that the cards cancel out. Of a deal that was not played nothing is paid.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from random import Random
from statistics import fmean, stdev
from time import process_time
from typing import Any

from engine.game import AnyGame, game
from engine.parts.playout import shuffled
from players.registry import player
from players.strengths.decision import Player


def paid(its: AnyGame, seed: int, chairs: tuple[Player, ...], rules: Any) -> tuple[float, ...]:
    """What every chair gets or pays in this deal."""
    state = its.deal.start(shuffled(its.pack, Random(f"table {seed}")), seed % its.seats, rules)
    while (seat := its.deal.to_act(state)) is not None:
        state = its.deal.apply(state, chairs[seat].choose(state, seed, None).action)
    return tuple(map(float, its.deal.score(state).payoffs))


def gains(its: AnyGame, one: Player, other: Player, deals: int, rules: Any) -> list[float]:
    """By deal, what ``one`` gains in a chair over ``other``, on average of all chairs."""
    found = []
    for seed in range(deals):
        usual = paid(its, seed, (other,) * its.seats, rules)
        more = [
            paid(its, seed, tuple(one if at == chair else other for at in range(its.seats)), rules)[chair]
            - usual[chair]
            for chair in range(its.seats)
        ]
        found.append(fmean(more))
    return found


def main() -> int:
    read = ArgumentParser(description=__doc__)
    read.add_argument("game")
    read.add_argument("one")
    read.add_argument("other")
    read.add_argument("--deals", type=int, default=200)
    read.add_argument("--house", nargs="*", default=[], help="house rules, such as profile=fft")
    told = read.parse_args()
    its, begun = game(told.game), process_time()
    rules = its.house.read(dict(one.split("=") for one in told.house))
    found = gains(its, player(told.one, its.id), player(told.other, its.id), told.deals, rules)
    margin = 1.96 * stdev(found) / len(found) ** 0.5
    print(
        f"{its.id}: {told.one} in {told.other}'s chair gains {fmean(found):+.1f} ± {margin:.1f} points a deal "
        f"({told.deals} deals, every chair, {process_time() - begun:.0f} s of CPU)"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
