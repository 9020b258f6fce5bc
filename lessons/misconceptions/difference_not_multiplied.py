"""Only the 25 are multiplied by the bid, and the difference is added to that."""

from lessons.belief.france import pays
from lessons.question.misconception import Misconception

DIFFERENCE_NOT_MULTIPLIED = Misconception(
    "difference-not-multiplied",
    "contract-score",
    ("payments",),
    pays(times=lambda about: 25 * about["times"] + abs(about["sum"]) - 25),
    look="hint.payments.look-multiplied",
)
