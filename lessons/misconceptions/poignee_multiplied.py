"""The bid multiplies the poignée, too."""

from lessons.question.misconception import Misconception
from lessons.wrong_rules.france import pays, with_bonuses

POIGNEE_MULTIPLIED = Misconception(
    "poignee-multiplied",
    "bonuses-in-the-score",
    ("payments",),
    pays(each=lambda about: with_bonuses(about, poignee=about["times"])),
)
