"""Another five may be asked for when all cards are dealt."""

from lessons.belief.sicily import also_says
from lessons.question.misconception import Misconception

FIVE_MORE_WITH_ALL = Misconception(
    "five-more-with-all",
    "speaking-last",
    ("speaking",),
    also_says("altre cinque", lambda about: about["cards"] == 20),
    wants=("word:pago",),
)
