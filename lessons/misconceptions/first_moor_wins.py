"""Of several Moors the first one played wins."""

from lessons.misconceptions.tools.playing import wins_by
from lessons.question.misconception import Misconception

FIRST_MOOR_WINS = Misconception(
    "first-moor-wins",
    "last-moor",
    ("who-wins",),
    wins_by(lambda card: card.strength, last=False),
    requires=("cards:moors",),
)
