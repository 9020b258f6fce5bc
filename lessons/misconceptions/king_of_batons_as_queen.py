"""The King and the Queen of batons are mixed up."""

from lessons.misconceptions.tools.playing import takes_for
from lessons.question.misconception import Misconception

KING_OF_BATONS_AS_QUEEN = Misconception(
    "king-of-batons-as-queen",
    "courts",
    ("name-card", "pick-cards", "which-of-two"),
    takes_for("BK", "BQ"),
    cards=("BK", "BQ"),
    requires=("pack:Bolognese",),
)
