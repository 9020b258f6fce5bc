"""Two rings joined by a bar look like coins; it is the ace of swords."""

from lessons.misconceptions.tools.playing import takes_for
from lessons.question.misconception import Misconception

ACE_OF_SWORDS_AS_COINS = Misconception(
    "ace-of-swords-as-coins",
    "aces",
    ("name-card", "pick-cards", "which-of-two"),
    takes_for("SA", "DA"),
    cards=("SA", "DA"),
    requires=("pack:Bolognese",),
)
