"""A King is called a five, and so it counts five: nothing comes off the pairs."""

from lessons.misconceptions.tools.french import counts_pairs
from lessons.question.misconception import Misconception

NOTHING_OFF_THE_PAIRS = Misconception(
    "nothing-off-the-pairs",
    "half-points",
    ("how-many-points", "in-pairs"),
    counts_pairs(off=lambda cards: 0),
    requires=("count:halves",),
)
