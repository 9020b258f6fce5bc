"""Only the 25 are multiplied by the bid, and the difference is added to that."""

from lessons.question.misconception import Misconception
from lessons.wrong_rules.france import pays

DIFFERENCE_NOT_MULTIPLIED = Misconception(
    "difference-not-multiplied",
    "contract-score",
    ("payments",),
    pays(times=lambda about: 25 * about["times"] + abs(about["sum"]) - 25),
    look="hint.payments.look-multiplied",
)
