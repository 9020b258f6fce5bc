"""The Matto is simply kept, and nothing is given for it."""

from lessons.question.facts.bologna import MattoFacts
from lessons.question.misconception import Misconception
from lessons.wrong_rules.steps import chooses


def _here(about: MattoFacts) -> bool:
    return about.get("won") == "they"


NEVER_OWES_FOR_MATTO = Misconception(
    "never-owes-for-matto", "matto-owes-a-card", ("give-for-matto",), chooses(("must", "nothing"), when=_here)
)
