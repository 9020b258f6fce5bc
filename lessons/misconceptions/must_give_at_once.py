"""The card for the Matto has to be given at once."""

from lessons.misconception import Misconception
from lessons.step_beliefs import About, chooses


def _here(about: About) -> bool:
    return about.get("won") == "they" and not about["over"]


MUST_GIVE_AT_ONCE = Misconception(
    "must-give-at-once", "matto-owes-a-card", ("give-for-matto",), chooses(("must", "now"), when=_here)
)
