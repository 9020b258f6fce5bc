"""The Knight and the Jack of cups are mixed up."""

from lessons.misconceptions.tools.playing import takes_for
from lessons.question.misconception import Misconception

KNIGHT_OF_CUPS_AS_JACK = Misconception(
    "knight-of-cups-as-jack",
    "courts",
    ("name-card", "pick-cards", "which-of-two"),
    takes_for("CN", "CJ"),
    cards=("CN", "CJ"),
    requires=("pack:Bolognese",),
)
