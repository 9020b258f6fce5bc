"""Wings make an angel; but this one has a beard and an 11."""

from lessons.misconceptions.tools.playing import takes_for
from lessons.question.misconception import Misconception

OLD_MAN_AS_ANGEL = Misconception(
    "old-man-as-angel",
    "numbered-trumps",
    ("name-card", "pick-cards", "which-of-two"),
    takes_for("T11", "Angel"),
    cards=("T11", "Angel"),
    requires=("pack:Bolognese",),
)
