"""The more bouts, the more points are needed: 36 without any, 56 with all three."""

from lessons.misconceptions.tools.french import needs
from lessons.question.misconception import Misconception

MORE_BOUTS_NEED_MORE = Misconception(
    "more-bouts-need-more",
    "points-needed",
    ("points-needed",),
    needs(lambda about: (36, 41, 51, 56)[about["bouts"]]),
    requires=("cards:bouts",),
)
