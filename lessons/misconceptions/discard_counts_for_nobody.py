"""What the dealer laid away is out of the game."""

from lessons.misconception import Misconception
from lessons.step_beliefs import chooses

DISCARD_COUNTS_FOR_NOBODY = Misconception(
    "discard-counts-for-nobody", "left-cards", ("may-leave",), chooses(("whose", "nobody"))
)
