"""Whoever has fifteen points in fives and tens, or more, may answer 15."""

from lessons.belief.sicily import also_says
from lessons.question.misconception import Misconception

FIFTEEN_OR_MORE = Misconception(
    "fifteen-or-more",
    "twenty-and-fifteen",
    ("bidding",),
    also_says("15", lambda about: "20" in about["said"] and about["honours"] > 15),
    wants=("word:20",),
)
