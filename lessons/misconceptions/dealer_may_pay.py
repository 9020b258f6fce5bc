"""The dealer, who speaks last, may offer to pay like the others."""

from lessons.question.misconception import Misconception
from lessons.wrong_rules.sicily import also_says

DEALER_MAY_PAY = Misconception(
    "dealer-may-pay",
    "speaking-late",
    ("speaking",),
    also_says("pago", lambda about: about["cards"] > 5 and about["place"] == 2),
    requires=("word:pago",),
)
