"""Whoever has more than half of the points has won."""

from lessons.misconceptions.tools.french import judges
from lessons.question.misconception import Misconception

MOST_POINTS_WIN = Misconception(
    "most-points-win",
    "points-needed",
    ("points-needed",),
    judges(lambda about: int(about["points"] or 0) > 45),
    requires=("cards:bouts",),
)
