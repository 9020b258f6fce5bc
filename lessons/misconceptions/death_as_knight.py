"""A rider must be one of the Knights; but the rider is Death, and has a 13."""

from lessons.misconceptions.tools.playing import takes_for
from lessons.question.misconception import Misconception

DEATH_AS_KNIGHT = Misconception(
    "death-as-knight",
    "numbered-trumps",
    ("name-card", "pick-cards", "which-of-two"),
    takes_for("T13", "SN"),
    cards=("T13", "SN"),
    requires=("pack:Bolognese",),
)
