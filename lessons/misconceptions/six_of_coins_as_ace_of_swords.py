"""The ace of swords, two rings on a bar, is taken for a small card of coins."""

from lessons.misconceptions.tools.playing import takes_for
from lessons.question.misconception import Misconception

SIX_OF_COINS_AS_ACE_OF_SWORDS = Misconception(
    "six-of-coins-as-ace-of-swords",
    "aces",
    ("name-card", "pick-cards", "which-of-two"),
    takes_for("SA", "D6"),
    cards=("SA", "D6"),
    requires=("pack:Bolognese",),
)
