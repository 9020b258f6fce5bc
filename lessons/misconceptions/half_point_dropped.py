"""The stray half point is left out."""

from lessons.question.misconception import Misconception
from lessons.wrong_rules.france import pays

HALF_POINT_DROPPED = Misconception(
    "half-point-dropped",
    "stray-half",
    ("payments",),
    pays(difference=lambda about: abs(about["margin"]) // 2),
    requires=("count:stray-halves",),
)
