"""The Excuse takes nothing, and so it counts as a low card."""

from lessons.misconceptions.tools.french import called, counts_pairs
from lessons.question.misconception import Misconception

EXCUSE_COUNTS_HALF = Misconception(
    "excuse-counts-half",
    "half-points",
    ("how-many-points", "in-pairs"),
    counts_pairs(lambda card: 1 if card.is_fool else called(card)),
    requires=("count:halves",),
)
