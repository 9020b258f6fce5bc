"""The values of the cards are added up, and nothing is taken off."""

from lessons.misconceptions.tools.playing import counts_threes
from lessons.question.misconception import Misconception

NOTHING_OFF_THE_THREES = Misconception(
    "nothing-off-the-threes",
    "count-threes",
    (
        "how-many-points",
        "threes",
        "find-error",
    ),
    counts_threes(off=lambda cards: 0),
    requires=("count:threes",),
)
