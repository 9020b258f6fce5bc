"""A Moor with his spear is taken for the Jack of batons."""

from lessons.misconceptions.tools.playing import takes_for
from lessons.question.misconception import Misconception

MOOR_AS_JACK_OF_BATONS = Misconception(
    "moor-as-jack-of-batons",
    "unnumbered-trumps",
    ("name-card", "pick-cards", "which-of-two"),
    takes_for("Moor1", "BJ"),
    cards=("Moor1", "BJ"),
    requires=("pack:Bolognese",),
)
