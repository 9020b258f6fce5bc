"""A Knight is taken for the Jack of his suit."""

from lessons.misconceptions.tools.playing import takes_for
from lessons.question.misconception import Misconception

KNIGHT_OF_SWORDS_AS_JACK = Misconception(
    "knight-of-swords-as-jack",
    "courts",
    ("name-card", "pick-cards", "which-of-two"),
    takes_for("SN", "SJ"),
    cards=("SN", "SJ"),
    requires=("pack:Bolognese",),
)
