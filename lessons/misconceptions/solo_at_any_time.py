"""A solo may be announced in every round, with ten and fifteen cards too."""

from lessons.question.misconception import Misconception
from lessons.wrong_rules.sicily import also_says

SOLO_AT_ANY_TIME = Misconception(
    "solo-at-any-time",
    "speaking",
    ("speaking",),
    also_says("vado solo", lambda about: about["cards"] in (10, 15)),
    requires=("word:pago",),
)
