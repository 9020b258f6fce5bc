"""The short sword across the ten is overlooked."""

from lessons.misconceptions.tools.playing import takes_for
from lessons.question.misconception import Misconception

TEN_OF_SWORDS_AS_NINE = Misconception(
    "ten-of-swords-as-nine",
    "pips",
    ("name-card", "pick-cards", "which-of-two"),
    takes_for("S10", "S9"),
    cards=("S10", "S9"),
    requires=("pack:Bolognese",),
)
