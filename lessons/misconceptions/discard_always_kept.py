"""The discard stays with the dealer's side even when it takes no trick."""

from lessons.misconception import Misconception
from lessons.step_beliefs import chooses

DISCARD_ALWAYS_KEPT = Misconception(
    "discard-always-kept", "left-cards", ("may-leave",), chooses(("whose", "dealer-side"))
)
