"""The card for the Matto has to be given at once."""

from lessons.question.facts.bologna import MattoFacts
from lessons.question.misconception import Misconception
from lessons.wrong_rules.steps import chooses


def _here(about: MattoFacts) -> bool:
    return about.get("won") == "they" and not about["over"]


MUST_GIVE_AT_ONCE = Misconception(
    "must-give-at-once", "matto-owes-a-card", ("give-for-matto",), chooses(("must", "now"), when=_here)
)
