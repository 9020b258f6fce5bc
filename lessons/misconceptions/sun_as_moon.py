"""Of the two faces in the sky the Sun is taken for the Moon."""

from lessons.beliefs import takes_for
from lessons.misconception import Misconception

SUN_AS_MOON = Misconception(
    "sun-as-moon",
    "unnumbered-trumps",
    ("name-card", "pick-cards", "which-of-two"),
    takes_for("Sun", "Moon"),
    cards=("Sun", "Moon"),
)
