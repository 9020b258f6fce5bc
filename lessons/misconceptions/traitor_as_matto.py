"""The Traitor, with the number 12, is taken for the Matto."""

from lessons.misconceptions.tools.playing import takes_for
from lessons.question.misconception import Misconception

TRAITOR_AS_MATTO = Misconception(
    "traitor-as-matto",
    "numbered-trumps",
    ("name-card", "pick-cards", "which-of-two"),
    takes_for("T12", "Matto"),
    cards=("T12", "Matto"),
    requires=("pack:Bolognese",),
)
