"""How far are the coach's gaps to be trusted? Pairs of cards, compared by rule of thumb, are played on by search in all four seats.

``python -m bench.players.trust measure SECONDS FILE [SEED]`` adds a line of JSON to the file for each moment of a deal by chance:
the gap that the coach would tell between the best card and another one, and in sixteen deals that look so from the chair
how the two came out when played on. ``python -m bench.players.trust FILE…`` says what the told gaps are worth, by class.
"""

from __future__ import annotations

import json
import math
import sys
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from bench.players.gaps import measure
from engine.games.bologna.pack import PACK
from players.trust import Pair
from players.trust import pair as of_class

ROUNDS = 100


@dataclass(frozen=True)
class Fit:
    """A class of pairs: what was told and what was left on average, each with its standard error, and the spread of single pairs.

    ``share``: the slope, through nothing; ``squares``: the spread squared and its standard error.
    """

    pairs: int
    told: float
    left: tuple[float, float]
    share: tuple[float, float]
    squares: tuple[float, float]

    @property
    def spread(self) -> float:
        return math.sqrt(self.squares[0])


def fit(some: Sequence[Mapping[str, Any]]) -> Fit:
    """Least squares, each pair weighed by what its deals vary and what pairs differ (the method of moments)."""
    told = np.array([one["gap"] for one in some])
    left = np.array([np.mean(one["played"]) for one in some])
    each = np.array([np.var(one["played"], ddof=1) / len(one["played"]) for one in some])
    pooled, n, square = (each + each.mean()) / 2, len(some), 400.0
    for _ in range(ROUNDS):
        weight = 1 / (square + pooled)
        share = float((weight * told * left).sum() / (weight * told**2).sum())
        off = (left - share * told) ** 2 * n / (n - 1) - each
        square = max(0.0, float((weight**2 * off).sum() / (weight**2).sum()))
    error = float((weight * told**2).sum() ** -0.5)
    doubt = float(np.std(weight**2 * off) * n**0.5 / (weight**2).sum())
    mean = float(left.mean()), float(left.std(ddof=1) / n**0.5)
    return Fit(n, float(told.mean()), mean, (share, error), (square, doubt))


def classes(lines: Iterable[str]) -> dict[Pair, Fit]:
    """What the told gaps of each class are worth."""
    some: dict[Pair, list[Mapping[str, Any]]] = {}
    for line in lines:
        one = json.loads(line)
        best, other, by_book = (PACK[one[name]] for name in ("best", "other", "book"))
        some.setdefault(of_class(best, other, [by_book], one["held"] if one["solved"] else 0), []).append(one)
    return {name: fit(one) for name, one in sorted(some.items())}


def main(arguments: list[str]) -> int:
    if arguments[:1] == ["measure"]:
        measure(float(arguments[1]), Path(arguments[2]), int(arguments[3]) if arguments[3:] else 1)
        return 0
    print("class             pairs   told           left          share spread (squared)")
    for name, one in classes(line for file in arguments for line in Path(file).read_text().splitlines()).items():
        left, share = (
            f"{mean:6.{places}f} ± {error:.{places}f}" for (mean, error), places in ((one.left, 1), (one.share, 2))
        )
        spread = f"{one.spread:6.1f} ({one.squares[0]:.0f} ± {one.squares[1]:.0f})"
        print(f"{name:17} {one.pairs:5} {one.told:6.1f} {left:>14} {share:>14} {spread}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
