"""Every three cards lose one point only."""

from lessons.misconceptions.tools.playing import counts_threes
from lessons.question.misconception import Misconception

ONE_OFF_EACH_THREE = Misconception(
    "one-off-each-three",
    "count-threes",
    (
        "how-many-points",
        "threes",
        "find-error",
    ),
    counts_threes(off=lambda cards: -(-cards // 3)),
    requires=("count:threes",),
)
