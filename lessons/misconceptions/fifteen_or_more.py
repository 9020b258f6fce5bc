"""Whoever has fifteen points in fives and tens, or more, may answer 15."""

from lessons.question.misconception import Misconception
from lessons.wrong_rules.sicily import also_says

FIFTEEN_OR_MORE = Misconception(
    "fifteen-or-more",
    "twenty-and-fifteen",
    ("bidding",),
    also_says("15", lambda about: "20" in about["said"] and about["honours"] > 15),
    requires=("word:20",),
)
