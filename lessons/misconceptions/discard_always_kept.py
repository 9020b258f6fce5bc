"""The discard stays with the dealer's side even when it takes no trick."""

from lessons.belief.steps import chooses
from lessons.question.misconception import Misconception

DISCARD_ALWAYS_KEPT = Misconception(
    "discard-always-kept", "left-cards", ("may-leave",), chooses(("whose", "dealer-side"))
)
