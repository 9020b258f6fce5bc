"""Exactly what is needed is not enough: one point more must be there."""

from lessons.misconceptions.tools.french import judges
from lessons.question.misconception import Misconception

REACHING_IS_NOT_ENOUGH = Misconception(
    "reaching-is-not-enough",
    "points-needed",
    ("points-needed",),
    judges(lambda about: int(about["points"] or 0) > int(about["target"])),
    requires=("cards:bouts",),
)
