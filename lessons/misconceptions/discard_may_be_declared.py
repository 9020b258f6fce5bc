"""What was laid away may still be declared."""

from lessons.question.misconception import Misconception
from lessons.wrong_rules.steps import chooses

DISCARD_MAY_BE_DECLARED = Misconception(
    "discard-may-be-declared", "left-cards", ("may-leave",), chooses(("declare", "yes"))
)
