"""The stray half point is left out."""

from lessons.belief.france import pays
from lessons.question.misconception import Misconception

HALF_POINT_DROPPED = Misconception(
    "half-point-dropped",
    "stray-half",
    ("payments",),
    pays(difference=lambda about: abs(about["margin"]) // 2),
    wants=("count:stray-halves",),
)
