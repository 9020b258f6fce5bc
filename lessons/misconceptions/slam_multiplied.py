"""The bid multiplies the slam, too."""

from lessons.question.misconception import Misconception
from lessons.wrong_rules.france import pays, with_bonuses

SLAM_MULTIPLIED = Misconception(
    "slam-multiplied",
    "bonuses-in-the-score",
    ("payments",),
    pays(each=lambda about: with_bonuses(about, slam=about["times"])),
)
