"""The bid multiplies the slam, too."""

from lessons.belief.france import pays, with_bonuses
from lessons.question.misconception import Misconception

SLAM_MULTIPLIED = Misconception(
    "slam-multiplied",
    "bonuses-in-the-score",
    ("payments",),
    pays(each=lambda about: with_bonuses(about, slam=about["times"])),
)
