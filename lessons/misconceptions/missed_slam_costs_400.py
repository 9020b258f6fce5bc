"""A slam that was announced and missed costs as much as it would have brought."""

from lessons.question.misconception import Misconception
from lessons.wrong_rules.france import pays

MISSED_SLAM_COSTS_400 = Misconception(
    "missed-slam-costs-400",
    "bonuses-in-the-score",
    ("payments",),
    pays(slam=lambda about: "defence-400" if about["announced"] == 0 and about["slam"] is None else None),
)
