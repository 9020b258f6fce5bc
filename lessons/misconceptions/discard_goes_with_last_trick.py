"""The discard goes with the last trick."""

from lessons.misconception import Misconception
from lessons.step_beliefs import chooses

DISCARD_GOES_WITH_LAST_TRICK = Misconception(
    "discard-goes-with-last-trick", "left-cards", ("may-leave",), chooses(("whose", "last-trick"))
)
