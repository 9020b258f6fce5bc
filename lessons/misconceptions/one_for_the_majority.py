"""The majority is worth one point, by however much, as in Mineo: there a soloist gets, or pays, one from each opponent."""

from lessons.belief.sicily import settles
from lessons.question.misconception import Misconception

ONE_FOR_THE_MAJORITY = Misconception(
    "one-for-the-majority",
    "by-difference",
    ("differences",),
    settles(all=lambda about: about.get("opponents", 1)),
    wants=("pays:points",),
)
