"""The Star, with the number 16, is taken for the Moon."""

from lessons.misconceptions.tools.playing import takes_for
from lessons.question.misconception import Misconception

STAR_AS_MOON = Misconception(
    "star-as-moon",
    "unnumbered-trumps",
    ("name-card", "pick-cards", "which-of-two"),
    takes_for("T16", "Moon"),
    cards=("T16", "Moon"),
    requires=("pack:Bolognese",),
)
