"""What the dealer laid away is out of the game."""

from lessons.question.misconception import Misconception
from lessons.wrong_rules.steps import chooses

DISCARD_COUNTS_FOR_NOBODY = Misconception(
    "discard-counts-for-nobody", "left-cards", ("may-leave",), chooses(("whose", "nobody"))
)
