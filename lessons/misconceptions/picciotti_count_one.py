"""The 1 is a small trump and counts one point."""

from lessons.misconceptions.tools.playing import counts_threes, of_full_values
from lessons.question.misconception import Misconception

PICCIOTTI_COUNT_ONE = Misconception(
    "picciotti-count-one",
    "count-threes",
    (
        "how-many-points",
        "threes",
        "find-error",
    ),
    counts_threes(lambda card: 1 if card.code == "T1" else int(card.points)),
    requires=("count:threes",),
    holds=of_full_values,
)
