"""The round wreath of the World is taken for the Sun."""

from lessons.beliefs import takes_for
from lessons.misconception import Misconception

WORLD_AS_SUN = Misconception(
    "world-as-sun",
    "unnumbered-trumps",
    ("name-card", "pick-cards", "which-of-two"),
    takes_for("World", "Sun"),
    cards=("World", "Sun"),
)
