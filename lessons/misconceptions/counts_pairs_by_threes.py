"""Counting by threes, as in Sicily: two points off every three cards."""

from lessons.misconceptions.tools.french import counts_pairs
from lessons.question.misconception import Misconception


def _off(cards: int) -> int:
    threes, rest = divmod(cards, 3)
    return 2 * threes + (rest > 0)


COUNTS_PAIRS_BY_THREES = Misconception(
    "counts-pairs-by-threes",
    "half-points",
    ("how-many-points", "in-pairs"),
    counts_pairs(off=_off),
    requires=("count:halves",),
)
