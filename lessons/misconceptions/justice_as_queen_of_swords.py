"""A woman with a sword must be the Queen of swords; but she has an 8."""

from lessons.misconceptions.tools.playing import takes_for
from lessons.question.misconception import Misconception

JUSTICE_AS_QUEEN_OF_SWORDS = Misconception(
    "justice-as-queen-of-swords",
    "numbered-trumps",
    ("name-card", "pick-cards", "which-of-two"),
    takes_for("T8", "SQ"),
    cards=("T8", "SQ"),
    requires=("pack:Bolognese",),
)
