"""The discard stays with the dealer's side even when it takes no trick."""

from lessons.question.misconception import Misconception
from lessons.wrong_rules.steps import chooses

DISCARD_ALWAYS_KEPT = Misconception(
    "discard-always-kept", "left-cards", ("may-leave",), chooses(("whose", "dealer-side"))
)
