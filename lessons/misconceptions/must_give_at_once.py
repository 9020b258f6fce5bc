"""The card for the Matto has to be given at once."""

from lessons.belief.steps import chooses
from lessons.question.facts.bologna import Owed
from lessons.question.misconception import Misconception


def _here(about: Owed) -> bool:
    return about.get("won") == "they" and not about["over"]


MUST_GIVE_AT_ONCE = Misconception(
    "must-give-at-once", "matto-owes-a-card", ("give-for-matto",), chooses(("must", "now"), when=_here)
)
