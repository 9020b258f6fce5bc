"""A great star with rays is taken for the Sun, its number overlooked."""

from lessons.misconceptions.tools.playing import takes_for
from lessons.question.misconception import Misconception

SIXTEEN_AS_SUN = Misconception(
    "sixteen-as-sun",
    "unnumbered-trumps",
    ("name-card", "pick-cards", "which-of-two"),
    takes_for("T16", "Sun"),
    cards=("T16", "Sun"),
    requires=("pack:Bolognese",),
)
