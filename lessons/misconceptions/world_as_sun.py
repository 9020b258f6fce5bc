"""The round wreath of the World is taken for the Sun."""

from lessons.misconceptions.tools.playing import takes_for
from lessons.question.misconception import Misconception

WORLD_AS_SUN = Misconception(
    "world-as-sun",
    "unnumbered-trumps",
    ("name-card", "pick-cards", "which-of-two"),
    takes_for("World", "Sun"),
    cards=("World", "Sun"),
    requires=("pack:Bolognese",),
)
