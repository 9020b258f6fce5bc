"""Counting by pairs, as in Bologna: one point off for every two cards."""

from lessons.misconceptions.tools.playing import counts_threes
from lessons.question.misconception import Misconception

COUNTS_IN_PAIRS = Misconception(
    "counts-in-pairs",
    "count-threes",
    (
        "how-many-points",
        "threes",
        "find-error",
    ),
    counts_threes(off=lambda cards: cards // 2),
    requires=("count:threes",),
)
