"""The bid multiplies the poignée, too."""

from lessons.belief.france import pays, with_bonuses
from lessons.question.misconception import Misconception

POIGNEE_MULTIPLIED = Misconception(
    "poignee-multiplied",
    "bonuses-in-the-score",
    ("payments",),
    pays(each=lambda about: with_bonuses(about, poignee=about["times"])),
)
