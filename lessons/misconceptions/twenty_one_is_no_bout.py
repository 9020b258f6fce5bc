"""The 21 is the highest trump and no more: the bouts are the petit and the Excuse."""

from lessons.misconceptions.tools.french import bouts_are
from lessons.question.misconception import Misconception

TWENTY_ONE_IS_NO_BOUT = Misconception(
    "twenty-one-is-no-bout",
    "bouts",
    ("pick-cards", "points-needed"),
    bouts_are(lambda card: "bouts" in card.groups and card.code != "T21"),
    requires=("cards:bouts",),
)
