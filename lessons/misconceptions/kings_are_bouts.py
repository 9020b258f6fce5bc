"""Kings are worth as much as bouts, and so they are bouts."""

from lessons.misconceptions.tools.french import bouts_are
from lessons.question.misconception import Misconception

KINGS_ARE_BOUTS = Misconception(
    "kings-are-bouts",
    "bouts",
    ("pick-cards", "points-needed"),
    bouts_are(lambda card: "bouts" in card.groups or "kings" in card.groups),
    requires=("cards:bouts",),
)
