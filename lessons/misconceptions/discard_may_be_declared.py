"""What was laid away may still be declared."""

from lessons.misconception import Misconception
from lessons.step_beliefs import chooses

DISCARD_MAY_BE_DECLARED = Misconception(
    "discard-may-be-declared", "left-cards", ("may-leave",), chooses(("declare", "yes"))
)
