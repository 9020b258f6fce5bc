"""Halves are too small to count: a King is four, and a low card nothing."""

from lessons.misconceptions.tools.french import counts_pairs
from lessons.question.misconception import Misconception

HALF_POINTS_DROPPED = Misconception(
    "half-points-dropped",
    "half-points",
    ("how-many-points", "in-pairs"),
    counts_pairs(off=lambda cards: cards),
    requires=("count:halves",),
)
