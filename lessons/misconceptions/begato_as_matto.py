"""The conjurer behind his table is taken for the Matto."""

from lessons.misconceptions.tools.playing import takes_for
from lessons.question.misconception import Misconception

BEGATO_AS_MATTO = Misconception(
    "begato-as-matto",
    "unnumbered-trumps",
    ("name-card", "pick-cards", "which-of-two"),
    takes_for("Begato", "Matto"),
    cards=("Begato", "Matto"),
    requires=("pack:Bolognese",),
)
