"""The petit is the lowest trump, and so it counts as a low card."""

from lessons.misconceptions.tools.french import called, counts_pairs
from lessons.question.misconception import Misconception

PETIT_COUNTS_HALF = Misconception(
    "petit-counts-half",
    "half-points",
    ("how-many-points", "in-pairs"),
    counts_pairs(lambda card: 1 if card.code == "T1" else called(card)),
    requires=("count:halves",),
)
