"""Another five may be asked for when all cards are dealt."""

from lessons.question.misconception import Misconception
from lessons.wrong_rules.sicily import also_says

FIVE_MORE_WITH_ALL = Misconception(
    "five-more-with-all",
    "speaking-last",
    ("speaking",),
    also_says("altre cinque", lambda about: about["cards"] == 20),
    requires=("word:pago",),
)
