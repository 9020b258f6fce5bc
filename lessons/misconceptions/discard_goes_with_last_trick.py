"""The discard goes with the last trick."""

from lessons.question.misconception import Misconception
from lessons.wrong_rules.steps import chooses

DISCARD_GOES_WITH_LAST_TRICK = Misconception(
    "discard-goes-with-last-trick", "left-cards", ("may-leave",), chooses(("whose", "last-trick"))
)
