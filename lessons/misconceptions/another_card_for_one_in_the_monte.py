"""If the called card lies in the monte, one calls another."""

from lessons.question.misconception import Misconception
from lessons.wrong_rules.steps import chooses

ANOTHER_CARD_FOR_ONE_IN_THE_MONTE = Misconception(
    "another-card-for-one-in-the-monte",
    "who-plays-with-the-caller",
    ("calling",),
    chooses(("who", "again"), when=lambda about: bool(about.get("in_monte"))),
    requires=("rule:calls",),
)
