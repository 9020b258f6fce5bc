"""A King without a beard is taken for the Queen."""

from lessons.misconceptions.tools.playing import takes_for
from lessons.question.misconception import Misconception

KING_AS_QUEEN_OF_SWORDS = Misconception(
    "king-as-queen-of-swords",
    "courts",
    ("name-card", "pick-cards", "which-of-two"),
    takes_for("SK", "SQ"),
    cards=("SK", "SQ"),
    requires=("pack:Bolognese",),
)
