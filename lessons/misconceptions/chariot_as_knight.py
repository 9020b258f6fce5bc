"""Horses make a Knight; but these draw a chariot, and there is a 6."""

from lessons.misconceptions.tools.playing import takes_for
from lessons.question.misconception import Misconception

CHARIOT_AS_KNIGHT = Misconception(
    "chariot-as-knight",
    "numbered-trumps",
    ("name-card", "pick-cards", "which-of-two"),
    takes_for("T6", "DN"),
    cards=("T6", "DN"),
    requires=("pack:Bolognese",),
)
