"""The Matto is lost as soon as the other side takes the trick."""

from lessons.belief.steps import chooses
from lessons.question.facts.bologna import Owed
from lessons.question.misconception import Misconception


def _here(about: Owed) -> bool:
    return about.get("won") == "they"


MATTO_LOST = Misconception(
    "matto-lost", "matto-owes-a-card", ("give-for-matto",), chooses(("must", "lost"), when=_here)
)
