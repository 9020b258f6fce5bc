"""What was laid away may still be declared."""

from lessons.belief.steps import chooses
from lessons.question.misconception import Misconception

DISCARD_MAY_BE_DECLARED = Misconception(
    "discard-may-be-declared", "left-cards", ("may-leave",), chooses(("declare", "yes"))
)
