"""The Matto is lost as soon as the other side takes the trick."""

from lessons.question.facts.bologna import MattoFacts
from lessons.question.misconception import Misconception
from lessons.wrong_rules.steps import chooses


def _here(about: MattoFacts) -> bool:
    return about.get("won") == "they"


MATTO_LOST = Misconception(
    "matto-lost", "matto-owes-a-card", ("give-for-matto",), chooses(("must", "lost"), when=_here)
)
