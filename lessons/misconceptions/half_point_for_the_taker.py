"""The stray half point is always rounded up for the taker."""

from lessons.question.misconception import Misconception
from lessons.wrong_rules.france import pays

HALF_POINT_FOR_THE_TAKER = Misconception(
    "half-point-for-the-taker",
    "stray-half",
    ("payments",),
    pays(
        made=lambda about: "won" if about["margin"] == -1 else None,
        difference=lambda about: abs(about["margin"]) // 2 if not about["won"] else None,
    ),
    requires=("count:stray-halves",),
)
