"""What the dealer laid away is out of the game."""

from lessons.belief.steps import chooses
from lessons.question.misconception import Misconception

DISCARD_COUNTS_FOR_NOBODY = Misconception(
    "discard-counts-for-nobody", "left-cards", ("may-leave",), chooses(("whose", "nobody"))
)
