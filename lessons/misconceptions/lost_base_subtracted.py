"""A contract that is lost costs 25 less the points that are missing, as if these were taken off."""

from lessons.question.misconception import Misconception
from lessons.wrong_rules.france import pays, petit_for_the_winner

LOST_BASE_SUBTRACTED = Misconception(
    "lost-base-subtracted",
    "contract-score",
    ("payments",),
    pays(sum=lambda about: None if about["won"] else abs(25 - abs(about["difference"]) + petit_for_the_winner(about))),
)
