"""Of the two faces in the sky the Sun is taken for the Moon."""

from lessons.misconceptions.tools.playing import takes_for
from lessons.question.misconception import Misconception

SUN_AS_MOON = Misconception(
    "sun-as-moon",
    "unnumbered-trumps",
    ("name-card", "pick-cards", "which-of-two"),
    takes_for("Sun", "Moon"),
    cards=("Sun", "Moon"),
    requires=("pack:Bolognese",),
)
