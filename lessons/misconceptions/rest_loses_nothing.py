"""Cards left over after the threes are counted in full."""

from lessons.misconceptions.tools.playing import counts_threes
from lessons.question.misconception import Misconception

REST_LOSES_NOTHING = Misconception(
    "rest-loses-nothing",
    "count-threes",
    (
        "how-many-points",
        "threes",
        "find-error",
    ),
    counts_threes(off=lambda cards: cards // 3 * 2),
    requires=("count:threes",),
)
