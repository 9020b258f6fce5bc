"""The discard goes with the last trick."""

from lessons.belief.steps import chooses
from lessons.question.misconception import Misconception

DISCARD_GOES_WITH_LAST_TRICK = Misconception(
    "discard-goes-with-last-trick", "left-cards", ("may-leave",), chooses(("whose", "last-trick"))
)
