"""The majority is worth one point, by however much, as in Mineo: there a soloist gets, or pays, one from each opponent."""

from lessons.question.misconception import Misconception
from lessons.wrong_rules.sicily import settles

ONE_FOR_THE_MAJORITY = Misconception(
    "one-for-the-majority",
    "by-difference",
    ("differences",),
    settles(all=lambda about: about.get("opponents", 1)),
    requires=("pays:points",),
)
