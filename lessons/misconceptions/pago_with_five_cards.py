"""One may offer to pay from the first five cards on."""

from lessons.question.misconception import Misconception
from lessons.wrong_rules.sicily import also_says

PAGO_WITH_FIVE_CARDS = Misconception(
    "pago-with-five-cards",
    "speaking",
    ("speaking",),
    also_says("pago", lambda about: about["cards"] == 5),
    requires=("word:pago",),
)
