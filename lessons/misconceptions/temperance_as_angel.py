"""Temperance, with the number 7, is taken for the Angel."""

from lessons.misconceptions.tools.playing import takes_for
from lessons.question.misconception import Misconception

TEMPERANCE_AS_ANGEL = Misconception(
    "temperance-as-angel",
    "numbered-trumps",
    ("name-card", "pick-cards", "which-of-two"),
    takes_for("T7", "Angel"),
    cards=("T7", "Angel"),
    requires=("pack:Bolognese",),
)
