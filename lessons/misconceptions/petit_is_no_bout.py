"""The petit is too small to be a bout: those are the 21 and the Excuse."""

from lessons.misconceptions.tools.french import bouts_are
from lessons.question.misconception import Misconception

PETIT_IS_NO_BOUT = Misconception(
    "petit-is-no-bout",
    "bouts",
    ("pick-cards", "points-needed"),
    bouts_are(lambda card: "bouts" in card.groups and card.code != "T1"),
    requires=("cards:bouts",),
)
