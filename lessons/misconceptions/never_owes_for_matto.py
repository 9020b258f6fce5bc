"""The Matto is simply kept, and nothing is given for it."""

from lessons.belief.steps import chooses
from lessons.question.facts.bologna import Owed
from lessons.question.misconception import Misconception


def _here(about: Owed) -> bool:
    return about.get("won") == "they"


NEVER_OWES_FOR_MATTO = Misconception(
    "never-owes-for-matto", "matto-owes-a-card", ("give-for-matto",), chooses(("must", "nothing"), when=_here)
)
