"""The Jack of swords, with his sword upright, is taken for Justice."""

from lessons.misconceptions.tools.playing import takes_for
from lessons.question.misconception import Misconception

JACK_OF_SWORDS_AS_JUSTICE = Misconception(
    "jack-of-swords-as-justice",
    "numbered-trumps",
    ("name-card", "pick-cards", "which-of-two"),
    takes_for("SJ", "T8"),
    cards=("SJ", "T8"),
    requires=("pack:Bolognese",),
)
