"""The 15 counts five points, as the trumps above it."""

from lessons.misconceptions.tools.playing import counts_threes, of_full_values
from lessons.question.misconception import Misconception

FIFTEEN_IS_AN_ARIA = Misconception(
    "fifteen-is-an-aria",
    "count-threes",
    (
        "how-many-points",
        "threes",
        "find-error",
    ),
    counts_threes(lambda card: 5 if card.code == "T15" else int(card.points)),
    requires=("count:threes",),
    holds=of_full_values,
)
