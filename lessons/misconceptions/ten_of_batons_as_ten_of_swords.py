"""The tens of swords and batons are mixed up."""

from lessons.misconceptions.tools.playing import takes_for
from lessons.question.misconception import Misconception

TEN_OF_BATONS_AS_TEN_OF_SWORDS = Misconception(
    "ten-of-batons-as-ten-of-swords",
    "pips",
    ("name-card", "pick-cards", "which-of-two"),
    takes_for("S10", "B10"),
    cards=("S10", "B10"),
    requires=("pack:Bolognese",),
)
